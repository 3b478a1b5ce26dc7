import { keepText, readText } from '../shell/storage.ts';
import { ask } from './server.ts';

/** Where the name of this browser's player is kept. */
export const OWN_PLAYER = 'treefort.myself';

/**
 * Earlier versions kept the player's secret beside the name. Where the cookie is lost, it signs this browser in once
 * more; then it is removed. While no server answers, it stays.
 */
export async function giveUpOldToken(): Promise<void> {
  const kept = readText(OWN_PLAYER);
  if (!kept?.includes('"token"')) return;
  const { name, token } = JSON.parse(kept) as { name?: unknown; token?: unknown };
  let me = await ask('GET', '/api/me');
  if (!me.ok && me.why === 'no-player') me = await ask('POST', '/api/sign-in', { secret: token });
  if (me.ok || me.why === 'not-found') keepText(OWN_PLAYER, JSON.stringify({ name }));
}
