import type { Locale } from '@treefort/words';
import { useEffect, useState } from 'react';
import { bring, tried } from './bring.ts';
import { useTongue } from './tongue.tsx';

/** Words of a language, once they have come, or why they did not. */
interface Loaded<T> {
  readonly value?: T;
  readonly lost?: unknown;
}

type Load<T> = (locale: Locale) => Promise<T>;
type Way = typeof bring | typeof tried;

/** Until the words of a new language have come, the old ones go on. */
function useWords<T>(load: Load<T>, way: Way): Loaded<T> {
  const { locale } = useTongue().words;
  const [loaded, setLoaded] = useState<Loaded<T>>({});
  useEffect(() => {
    let wanted = true;
    way(() => load(locale)).then(
      (value) => wanted && setLoaded({ value }),
      (lost: unknown) => wanted && setLoaded(({ value }) => (value ? { value } : { lost })),
    );
    return () => {
      wanted = false;
    };
  }, [load, way, locale]);
  return loaded;
}

/** Words that are loaded where they are needed. */
export function useLoaded<T>(load: Load<T>): T | undefined {
  const { value, lost } = useWords(load, bring);
  if (lost) throw lost;
  return value;
}

/** Words that can be done without: what they would say is left out until they come. */
export const useIfLoaded = <T>(load: Load<T>): T | undefined => useWords(load, tried).value;
