import { type Locale, loadOnline, type Online } from '@treefort/words';
import { use } from 'react';
import { bring } from '../shell/bring.ts';
import { useTongue } from '../shell/tongue.tsx';

const loading = new Map<Locale, Promise<Online>>();

function onlineIn(locale: Locale): Promise<Online> {
  const known = loading.get(locale) ?? bring(() => loadOnline(locale));
  loading.set(locale, known);
  return known;
}

/** What is said about tables on a server, loaded where it is needed. */
export const useOnline = (): Online => use(onlineIn(useTongue().words.locale));
