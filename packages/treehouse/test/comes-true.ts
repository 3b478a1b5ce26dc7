import { randomFromText } from '@treefort/kernel';
import type { Chosen } from '@treefort/kernel/laws';
import {
  type TreehouseConsequence,
  type TreehouseHeard,
  type TreehouseView,
  treehouse,
} from '@treefort/treehouse';
import { expect } from 'vitest';

/** The places that a seat is offered in a position which its view allows. */
function placesOffered(view: TreehouseView, seat: number): object[] {
  const state = treehouse.sample(view, randomFromText('any'));
  const moves = new Int32Array(64);
  const count = treehouse.legal(state, seat, moves);
  return Array.from(moves.subarray(0, count), (move) => treehouse.option(state, seat, move))
    .filter((option) => option.kind === 'place')
    .map(({ level, place }) => ({ level, place }));
}

const pointsForetold = (told: readonly TreehouseConsequence[], seat: number): number => {
  const found = told.find((one) => one.kind === 'week' && one.seat === seat);
  return found?.kind === 'week' ? found.points : 0;
};

/** What this week brings a seat after the choice: as the cards lie, or as it was just scored. */
function weekAfter({ after, heard }: Chosen, seat: number): number {
  const scored = (heard as readonly TreehouseHeard[]).find((event) => event.kind === 'scored');
  const { players } = after as TreehouseView;
  return scored ? scored.points[seat]! : players[seat]!.total.week;
}

export function comesTrue(foretold: readonly unknown[], chosen: Chosen): void {
  const told = foretold as readonly TreehouseConsequence[];
  const { seat, isNews } = chosen;
  const [before, after] = [chosen.before as TreehouseView, chosen.after as TreehouseView];
  if (before.phase === 'pick') {
    const places = told.flatMap((one) =>
      one.kind === 'place' ? [{ level: one.level, place: one.place }] : [],
    );
    expect(told.some(({ kind }) => kind === 'only-discard')).toBe(places.length === 0);
    if (isNews) expect(placesOffered(after, seat)).toEqual(places);
    return;
  }
  // A sealed answer has changed nothing yet.
  if (before.phase === 'place' && !isNews) return;
  const balance = told.find((one) => one.kind === 'balance');
  if (balance?.kind === 'balance') expect(after.players[seat]!.balance).toBe(balance.balance);
  const seats = before.phase === 'place' ? [seat] : [...before.players.keys()];
  for (const who of seats) {
    const now = before.players[who]!.total.week;
    expect(weekAfter(chosen, who) - now).toBe(pointsForetold(told, who));
  }
}
