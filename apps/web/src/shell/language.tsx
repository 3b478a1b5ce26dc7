import { type Locale, loadWeb, loadWords, type Web, type Words } from '@treefort/words';
import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useState,
} from 'react';
import { LoadErrorPage } from './load-error.tsx';
import { loadOrReload } from './load-module.ts';
import { describePage } from './page-language.ts';
import { useSettings } from './settings.ts';

/** All sentences in the chosen language that every screen needs. */
export interface LoadedLanguage {
  readonly words: Words;
  readonly web: Web;
}

export const LanguageContext = createContext<LoadedLanguage | null>(null);

const load = async (locale: Locale): Promise<LoadedLanguage> => {
  const [words, web] = await Promise.all([loadWords(locale), loadWeb(locale)]);
  return { words, web };
};

/** Loads the chosen language; while a new one loads, the old one stays. */
export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const { locale } = useSettings();
  const [language, setLanguage] = useState<LoadedLanguage | null>(null);
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    let wanted = true;
    loadOrReload(() => load(locale)).then(
      // Screens load further words themselves: a transition keeps the old language until those are there too.
      (loaded) => wanted && startTransition(() => setLanguage(loaded)),
      (reason: unknown) => wanted && setError(reason),
    );
    return () => {
      wanted = false;
    };
  }, [locale]);
  useEffect(() => {
    if (language) describePage(language.words.locale);
  }, [language]);
  if (error && !language) return <LoadErrorPage />;
  return language && <LanguageContext value={language}>{children}</LanguageContext>;
}

export function useLanguage(): LoadedLanguage {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('no language outside <LanguageProvider>');
  return language;
}
