import { below, makeSeed, randomFromText, seatsIn, sure } from '@treefort/kernel';
import { games } from '../games.ts';
import { newsFor } from './news.ts';
import type { Plan } from './plan.ts';
import { Sights } from './views.ts';
import { Sitting } from './match.ts';

const SEATS = [0, 1, 2] as const;

/**
 * Plays a game of each kind and tells it to nobody, so that the first players of a server just started do not wait while
 * the rules are compiled.
 */
export function warmUp(): void {
  for (const { id, rules, options } of games) {
    const seats = SEATS.map((seat) => ({ kind: 'player', player: `${seat}`, name: '' }) as const);
    const seed = makeSeed(new Uint8Array(32));
    const table = { id: '', game: id, rules, options: sure(options({})), seats, seed };
    playOut({ ...table, public: false, clock: { kind: 'none' } });
  }
}

function playOut(plan: Plan): void {
  const sitting = new Sitting(plan);
  const dice = randomFromText('warm');
  sure(sitting.take({ did: 'start' }));
  sitting.settle(0);
  while (sitting.phase === 'playing') {
    const { n, table } = sitting;
    const [seat] = seatsIn(sitting.actors);
    const offered = sitting.decision(seat!)!.options;
    const { id } = offered[below(dice, offered.length)]!;
    const entry = { did: 'choose', seat: seat!, options: [id], by: 'player' } as const;
    const heard = [{ n, at: 0, entry, events: sure(sitting.take(entry)) }];
    sitting.settle(0);
    const sights = new Sights(table!, { views: new Map() });
    for (const viewer of SEATS) {
      const since = { after: n, heard, comes: false, sight: sights.whole(viewer) };
      JSON.stringify(newsFor(sitting, viewer, since));
    }
  }
}
