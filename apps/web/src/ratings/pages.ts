import { useEffect, useState } from 'react';

/** A part of a long list, and where the next one begins. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly next: string | null;
}

/** Reads a page of the list with a name; undefined where the server does not give it. */
type ReadPage<T> = (name: string, after?: string) => Promise<Page<T> | undefined>;

/** A long list as far as it was read; more is read on request. */
export function usePages<T>(read: ReadPage<T>, name: string) {
  const [page, setPage] = useState<Page<T> | 'failed'>();
  useEffect(() => {
    let wanted = true;
    void read(name).then((first) => wanted && setPage(first ?? 'failed'));
    return () => {
      wanted = false;
    };
  }, [read, name]);
  const more = async (): Promise<void> => {
    if (page === undefined || page === 'failed' || page.next === null) return;
    const found = await read(name, page.next);
    if (found) setPage({ items: [...page.items, ...found.items], next: found.next });
  };
  return { page, more: () => void more() };
}
