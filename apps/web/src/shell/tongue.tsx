import { type Locale, loadWeb, loadWords, type Web, type Words } from '@treefort/words';
import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useState,
} from 'react';
import { bring } from './bring.ts';
import { Lost } from './lost.tsx';
import { useSettings } from './settings.ts';

/** Everything that can be said in the chosen language. */
export interface Tongue {
  readonly words: Words;
  readonly web: Web;
}

const Spoken = createContext<Tongue | null>(null);

const load = async (locale: Locale): Promise<Tongue> => {
  const [words, web] = await Promise.all([loadWords(locale), loadWeb(locale)]);
  return { words, web };
};

/** Loads the chosen language; until a new one has come, the old one goes on. */
export function Speech({ children }: { readonly children: ReactNode }) {
  const { locale } = useSettings();
  const [tongue, setTongue] = useState<Tongue | null>(null);
  const [lost, setLost] = useState<unknown>();
  useEffect(() => {
    let wanted = true;
    bring(() => load(locale)).then(
      // What more a screen says is loaded by itself: until that has come too, the old language goes on.
      (loaded) => wanted && startTransition(() => setTongue(loaded)),
      (error: unknown) => wanted && setLost(error),
    );
    return () => {
      wanted = false;
    };
  }, [locale]);
  useEffect(() => {
    if (tongue) document.documentElement.lang = tongue.words.locale;
  }, [tongue]);
  if (lost && !tongue) return <Lost />;
  return tongue && <Spoken value={tongue}>{children}</Spoken>;
}

export function useTongue(): Tongue {
  const tongue = useContext(Spoken);
  if (!tongue) throw new Error('nothing is spoken outside <Speech>');
  return tongue;
}
