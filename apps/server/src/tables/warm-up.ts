import {
  drawFrom,
  type Game,
  lowestSeat,
  makeSeed,
  nth,
  randomFromText,
  sure,
} from '@treefort/kernel';
import { Match } from './match.ts';
import { newsFor } from './news.ts';
import type { TablePlan } from './plan.ts';
import { Views } from './views.ts';

/** Plays one game of each kind at startup, so that the first players do not wait for the rules to be compiled. */
export function warmUp(games: readonly Game[]): void {
  for (const { id, rules, options, seats: counts } of games) {
    const count = nth(counts, counts.length >> 1);
    const seats = Array.from(
      { length: count },
      (_, seat) => ({ kind: 'player', player: `${seat}`, name: '' }) as const,
    );
    const seed = makeSeed(new Uint8Array(32));
    const table = { id: '', game: id, rules, options: sure(options({})), seats, seed };
    playOut({ ...table, public: false, clock: { kind: 'none' } }, games);
  }
}

function playOut(plan: TablePlan, games: readonly Game[]): void {
  const match = new Match(plan, games);
  const dice = randomFromText('warm');
  sure(match.apply({ did: 'start' }));
  match.settle(0);
  while (match.phase === 'playing') {
    const { table, history } = match;
    const after = history.count;
    const seat = lowestSeat(match.play.actors);
    const offered = match.play.decision(seat)!.options;
    const { id } = drawFrom(dice, offered);
    const entry = { did: 'choose', seat, options: [id], by: 'player' } as const;
    sure(match.apply(entry));
    match.settle(0);
    const views = new Views(table!, { views: new Map() });
    for (const viewer of match.seats.keys()) {
      newsFor(match, viewer, { after, view: views.whole(viewer) });
    }
  }
}
