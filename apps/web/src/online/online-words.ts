import { type Locale, loadOnline, type Online } from '@treefort/words';
import { use } from 'react';
import { useLanguage } from '../shell/language.tsx';
import { loadOrReload } from '../shell/load-module.ts';

const loading = new Map<Locale, Promise<Online>>();

function onlineIn(locale: Locale): Promise<Online> {
  const known = loading.get(locale) ?? loadOrReload(() => loadOnline(locale));
  loading.set(locale, known);
  return known;
}

/** What is said about tables on a server, loaded where it is needed. */
export const useOnlineWords = (): Online => use(onlineIn(useLanguage().words.locale));
