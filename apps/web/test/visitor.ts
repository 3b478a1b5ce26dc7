import type { SavedGame } from '../src/table/saved-games.ts';
import type { Client } from './browser.ts';

/** A visitor in whose browser these games are kept. */
export async function visitorOf(client: Client, ...tables: readonly SavedGame[]) {
  const visit = await client.visit({ baseURL: client.url, reducedMotion: 'reduce' });
  await visit.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit.page.addInitScript(
    (texts) => {
      localStorage.setItem('treefort.settings', '{"locale":"en","theme":"day","pace":"instant"}');
      for (const [id, text] of texts) {
        if (!localStorage.getItem(id)) localStorage.setItem(id, text);
      }
    },
    tables.map((one) => [`treefort.table.${one.id}`, JSON.stringify(one)] as const),
  );
  return visit;
}
