import { keepName, keptName, keptPlayer } from '../shell/own-name.ts';
import { ask } from './server.ts';

async function exchange(): Promise<void> {
  const { token } = keptPlayer();
  if (token === undefined) return;
  let me = await ask('GET', '/api/me');
  if (!me.ok && me.why === 'no-player') me = await ask('POST', '/api/sign-in', { secret: token });
  const done = me.ok || me.why === 'not-found' || me.why === 'bad-request';
  if (done) keepName(keptName() ?? '');
}

let exchanged: Promise<void> | undefined;

/**
 * Earlier versions kept the player's secret beside the name. Where the cookie is lost, it signs this browser in once
 * more; then it is removed. While no server answers, it stays.
 */
export function giveUpOldToken(): Promise<void> {
  exchanged ??= exchange();
  return exchanged;
}
