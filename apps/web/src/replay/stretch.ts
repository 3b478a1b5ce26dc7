import type { People } from '@treefort/words';
import type { Language } from '../shell/language.tsx';
import type { Stretch } from '../table/marks.ts';

/** A stretch of a game by its name. */
export function stretchName(stretch: Stretch, { words, web }: Language, people: People): string {
  if (stretch.is === 'round') {
    return web.t('replay:round', { n: stretch.n, who: words.player(stretch.seat, people) });
  }
  if (stretch.is === 'pick') return web.t('replay:pick', { week: stretch.week, n: stretch.n });
  if (stretch.is === 'scoring') return web.t('replay:scoring', { week: stretch.week });
  return web.t(`replay:${stretch.is}`);
}
