import type { Locale } from '@treefort/words';
import { useEffect, useState } from 'react';
import { useTongue } from './tongue.tsx';

/** Words that are loaded where they are needed; until those of a new language have come, the old ones go on. */
export function useLoaded<T>(load: (locale: Locale) => Promise<T>): T | undefined {
  const { locale } = useTongue().words;
  const [loaded, setLoaded] = useState<{ readonly value: T }>();
  const [lost, setLost] = useState<unknown>();
  useEffect(() => {
    let wanted = true;
    load(locale).then(
      (value) => wanted && setLoaded({ value }),
      (error: unknown) => wanted && setLost(error),
    );
    return () => {
      wanted = false;
    };
  }, [load, locale]);
  if (lost && !loaded) throw lost;
  return loaded?.value;
}
