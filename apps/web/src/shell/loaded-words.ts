import type { Locale } from '@treefort/words';
import { useEffect, useState } from 'react';
import { useLanguage } from './language.tsx';
import { loadOrReload, loadWithRetry } from './load-module.ts';

/** The words of a language once they are loaded, or why they are not. */
interface Loaded<T> {
  readonly value?: T;
  readonly error?: unknown;
}

type Load<T> = (locale: Locale) => Promise<T>;
type Loader = typeof loadOrReload | typeof loadWithRetry;

/** While a new language loads, the words of the old one stay. */
function useWords<T>(load: Load<T>, loader: Loader): Loaded<T> {
  const { locale } = useLanguage().words;
  const [loaded, setLoaded] = useState<Loaded<T>>({});
  useEffect(() => {
    let wanted = true;
    loader(() => load(locale)).then(
      (value) => wanted && setLoaded({ value }),
      (error: unknown) => wanted && setLoaded(({ value }) => (value ? { value } : { error })),
    );
    return () => {
      wanted = false;
    };
  }, [load, loader, locale]);
  return loaded;
}

/** Words that a screen cannot do without. */
export function useLoadedWords<T>(load: Load<T>): T | undefined {
  const { value, error } = useWords(load, loadOrReload);
  if (error) throw error;
  return value;
}

/** Words that a screen can do without: what they would say is left out until they are loaded. */
export const useOptionalWords = <T>(load: Load<T>): T | undefined =>
  useWords(load, loadWithRetry).value;
