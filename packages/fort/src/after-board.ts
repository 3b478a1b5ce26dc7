import type { Design } from './box.ts';
import { type EndReason, seatEnds } from './end.ts';
import { type Holdings, rulePoints } from './made-up-rules.ts';
import type { Resources } from './move-forms.ts';
import { boxOf } from './options.ts';
import { packRoom } from './outlook.ts';
import type { SeatView } from './seat-view.ts';
import { type FortView, setupOf } from './view.ts';
import { type Kind, NONE, PERKS, SCULPTURE_POINTS } from './words.ts';

/** What becomes of the boards of a view, and what follows from them. */

export const plus = (amount: Resources, more: Resources): Resources => ({
  pizza: amount.pizza + more.pizza,
  toy: amount.toy + more.toy,
});

export const minus = (amount: Resources, less: Resources): Resources => ({
  pizza: amount.pizza - less.pizza,
  toy: amount.toy - less.toy,
});

export const so = (resource: Kind, n: number): Resources =>
  resource === 'pizza' ? { pizza: n, toy: 0 } : { pizza: 0, toy: n };

export const otherKind = (resource: Kind): Kind => (resource === 'pizza' ? 'toy' : 'pizza');

/** The cards of a seat that lie in play: only the leader has any there. */
const inPlayOf = ({ leader, inPlay }: FortView, seat: number): readonly string[] =>
  seat === leader ? inPlay : [];

function countOf(v: FortView, seat: number): number {
  const { deckCount, handCount, discard, yard, lookout } = v.seats[seat]!;
  const open = [discard, yard, lookout, inPlayOf(v, seat)];
  return open.reduce((sum, { length }) => sum + length, deckCount + handCount);
}

/** What a seat owns, where the viewer sees all of it. */
function holdingsOf(v: FortView, seat: number): Holdings | null {
  const { hand, deck, discard, yard, lookout, level, stuff, pack } = v.seats[seat]!;
  if (!hand || !deck) return null;
  const { designs, numbers } = boxOf(setupOf(v).options);
  const designOf = (card: string): Design => designs[numbers.get(card)!]!;
  return {
    ...{ level, stuff, pack },
    lookout: lookout.length,
    cards: () =>
      [...deck, ...discard, ...hand, ...yard, ...lookout, ...inPlayOf(v, seat)].map(designOf),
    count: countOf(v, seat),
    counts: () => v.seats.map((_, who) => countOf(v, who)),
  };
}

/** The points of a made-up rule; what the viewer cannot count stays as it was told. */
function ruleNow(v: FortView, seat: number): number | null {
  const { hasRule, rule, total } = v.seats[seat]!;
  if (!hasRule) return 0;
  const own = rule && holdingsOf(v, seat);
  if (rule && own) return rulePoints(rule, own);
  return rule ? total.rule : null;
}

function settledSeat(v: FortView, one: SeatView, seat: number): SeatView {
  const { level, track, perk } = one;
  const fort = boxOf(setupOf(v).options).levels[level]!.points;
  const sculpture = v.sculpture === seat ? SCULPTURE_POINTS : 0;
  const rule = ruleNow(v, seat);
  return {
    ...one,
    packHolds: packRoom(level, perk ? PERKS.indexOf(perk) : NONE),
    lookoutHolds: level + 1,
    total: { now: track + fort + sculpture + (rule ?? 0), track, fort, sculpture, rule },
  };
}

function endingOf({ seats, parkDeck }: FortView): EndReason | null {
  for (const { level, track } of seats) {
    const reason = seatEnds(level, track);
    if (reason) return reason;
  }
  return parkDeck === 0 ? 'park-deck' : null;
}

/** The view with what follows from the rest of it: what Packs and Lookouts hold, totals, whether the end is near. */
export const settled = (v: FortView): FortView => ({
  ...v,
  seats: v.seats.map((one, seat) => settledSeat(v, one, seat)),
  ending: endingOf(v),
});
