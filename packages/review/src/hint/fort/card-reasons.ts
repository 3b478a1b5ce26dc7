import { KINDS, type Kind } from '@treefort/fort';
import { nth } from '@treefort/kernel';
import { knownOf } from './deck.ts';
import { type Find, type FortCase, nextRival } from './hint-case.ts';

/** What becomes of a card by the advised option, and what it is good for. */

type CardIn = FortCase['move'];

/** The card that a choice names, if it does. */
const cardIn = (move: CardIn): string | undefined =>
  'card' in move && move.kind !== 'trash-this' ? move.card : undefined;

const others = ({ owned }: FortCase, card: string): readonly string[] => {
  const at = owned.indexOf(card);
  return at < 0 ? owned : owned.toSpliced(at, 1);
};

/** A find that is about the card which the advised option names. */
const about =
  (find: (found: FortCase, card: string, other: string | undefined) => ReturnType<Find>): Find =>
  (found) => {
    const card = cardIn(found.move);
    return card !== undefined && find(found, card, cardIn(found.other));
  };

/** What a card would score by what it counts, played now. */
function scoring({ cards, own }: FortCase, card: string | undefined): number {
  if (card === undefined) return 0;
  const counted = { packed: own.pack.pizza + own.pack.toy, lookouts: own.lookout.length };
  const points = (['packed', 'lookouts'] as const).map((counter) =>
    cards.scoresPer(card, counter) ? counted[counter] : 0,
  );
  return Math.max(cards.scoresPer(card, 'level') ? own.level : 0, ...points);
}

/** The cards that come to hand again: what is in the Lookout does not. */
const inDeck = (found: FortCase, card: string): readonly string[] => {
  const { lookout } = found.own;
  const left = [...lookout];
  return others(found, card).filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

const builder = about((found, card, other) => {
  const { cards, move, seat } = found;
  if (!cards.builds(card) || (other && cards.builds(other))) return undefined;
  const n = inDeck(found, card).filter((one) => cards.builds(one)).length;
  const owner = move.kind === 'recruit' && move.from === 'yard' ? move.owner : seat;
  return owner === seat
    ? { kind: 'builder', card, n }
    : { kind: 'builder-from', card, rival: owner };
});

const scorer = about((found, card, other) => {
  const points = scoring(found, card);
  return points > 1 && points > scoring(found, other) && { kind: 'scorer', card, points };
});

const LEAST_ALIKE = 2;

/** How many of the other cards show the suit of a card. */
const alike = (found: FortCase, card: string): number => {
  const suit = found.cards.suitOf(card);
  return others(found, card).filter((one) => found.cards.shows(one, suit)).length;
};

const suits = about((found, card, other) => {
  const suit = found.cards.suitOf(card);
  const n = alike(found, card);
  const isMore = other === undefined || n > alike(found, other);
  return suit !== 'coin' && n >= LEAST_ALIKE && isMore && { kind: 'suits', card, suit, n };
});

/** The same where the other card fits no less. */
const suitsToo = about((found, card, other) => {
  const suit = found.cards.suitOf(card);
  const n = alike(found, card);
  const isLess = other !== undefined && n < alike(found, other);
  return suit !== 'coin' && n >= LEAST_ALIKE && !isLess && { kind: 'suits', card, suit, n };
});

const unfollowed = about(
  ({ cards }, card, other) =>
    !cards.hasPublic(card) &&
    cards.hasPrivate(card) &&
    !(other && !cards.hasPublic(other)) && { kind: 'unfollowed', card },
);

/** The top of the deck is taken where none of the others can build. */
const nobodyBuilds: Find = ({ move, view, seat, cards }) => {
  if (move.kind !== 'recruit' || move.from !== 'deck') return undefined;
  const yards = view.seats.flatMap(({ yard }, owner) => (owner === seat ? [] : yard));
  return [...view.park, ...yards].every((card) => !cards.builds(card)) && { kind: 'nobody-builds' };
};

const double = about(
  ({ cards }, card, other) =>
    cards.isDouble(card) &&
    !(other && cards.isDouble(other)) && { kind: 'double', card, suit: cards.suitOf(card) },
);

const coin = about(
  ({ cards }, card, other) =>
    cards.hasCoin(card) && !(other && cards.hasCoin(other)) && { kind: 'coin', card },
);

const MOST_SUPPLIERS = 3;

const supplier = about((found, card, other) => {
  const { cards } = found;
  const count = (kind: Kind): number =>
    others(found, card).filter((one) => cards.gains(one, kind)).length;
  const gains = (id: string | undefined, kind: Kind): boolean =>
    id !== undefined && cards.gains(id, kind);
  const resource = KINDS.filter((kind) => gains(card, kind) && !gains(other, kind)).sort(
    (a, b) => count(a) - count(b),
  )[0];
  return (
    resource !== undefined &&
    count(resource) <= MOST_SUPPLIERS && { kind: 'supplier', card, resource, n: count(resource) }
  );
});

const takenFrom: Find = ({ move, cards, view, seat }) =>
  (move.kind === 'recruit' || move.kind === 'tuck') &&
  move.from === 'yard' &&
  move.owner !== seat &&
  nth(view.seats, move.owner).yard.includes(move.card) &&
  !cards.isFriend(move.card) && { kind: 'taken-from', card: move.card, rival: move.owner };

const LEAST_WANTED = 3;

const beforeRival = about((found, card) => {
  const { move, view, cards } = found;
  if (move.kind !== 'recruit' && move.kind !== 'tuck') return undefined;
  if (move.from !== 'park' && move.from !== 'yard') return undefined;
  const rival = nextRival(found);
  const suit = cards.suitOf(card);
  if (rival === found.seat || suit === 'coin') return undefined;
  if (move.from === 'yard' && move.owner === rival) return undefined;
  const n = knownOf(view, rival).filter((one) => cards.shows(one, suit)).length;
  return n >= LEAST_WANTED && { kind: 'before-rival', card, rival, suit, n };
});

const outOfYard: Find = (found) => {
  const { view, seat, gain, otherGain, cards } = found;
  if (view.leader !== seat || view.phase === 'draft') return undefined;
  const kept = gain.fromHand.find(
    (card) => !otherGain.fromHand.includes(card) && !cards.isFriend(card),
  );
  if (kept === undefined) return undefined;
  // Where the other option leaves a better card behind, this one is no reason.
  const left = otherGain.fromHand.filter((card) => !gain.fromHand.includes(card));
  if (left.some((card) => cards.builds(card)) && !cards.builds(kept)) return undefined;
  return { kind: 'out-of-yard', card: kept, rival: nextRival(found) };
};

const keepsBuilder: Find = ({ move, other, cards }) => {
  const [card, kept] = [cardIn(move), cardIn(other)];
  if (!card || !kept || cards.builds(card) || !cards.builds(kept)) return undefined;
  return { kind: 'keeps-builder', card, other: kept };
};

const keepsScorer = about((found, card, other) => {
  if (other === undefined || found.cards.builds(card)) return undefined;
  const points = scoring(found, other);
  return (
    points > 1 && points > scoring(found, card) && { kind: 'keeps-scorer', card, other, points }
  );
});

const keepsSupplier = about((found, card, other) => {
  const { cards } = found;
  if (other === undefined || cards.builds(card)) return undefined;
  const count = (kind: Kind): number =>
    inDeck(found, other).filter((one) => cards.gains(one, kind)).length;
  const resource = KINDS.find((kind) => cards.gains(other, kind) && !cards.gains(card, kind));
  if (resource === undefined || count(resource) > MOST_SUPPLIERS) return undefined;
  return { kind: 'keeps-supplier', card, other, resource, n: count(resource) };
});

const lonely = about((found, card) => {
  const suit = found.cards.suitOf(card);
  return (
    suit !== 'coin' &&
    !found.cards.isDouble(card) &&
    alike(found, card) === 0 && { kind: 'lonely', card, suit }
  );
});

const thins = about((_, card) => ({ kind: 'thins', card }));

const lends = about((found, card) => {
  const { cards } = found;
  const suit = cards.suitOf(card);
  const elsewhere = others(found, card).filter((one) => !found.own.lookout.includes(one));
  const n = elsewhere.filter((one) => cards.counts(one, suit)).length;
  return suit !== 'coin' && n > 0 && { kind: 'lends', card, suit, n };
});

const lookoutScores = about((found, card) => {
  const scores = others(found, card).find((one) => found.cards.scoresPer(one, 'lookouts'));
  return scores !== undefined && { kind: 'lookout-scores', card, other: scores };
});

const tuckedSafe = about((_, card) => ({ kind: 'tucked-safe', card }));

/** Of cards that come to the deck. */
export const COMING: readonly Find[] = [
  builder,
  scorer,
  suits,
  supplier,
  double,
  coin,
  takenFrom,
  beforeRival,
  unfollowed,
  suitsToo,
  nobodyBuilds,
];

/** Of cards that leave it. */
export const TRASHED: readonly Find[] = [keepsBuilder, keepsScorer, lonely, keepsSupplier, thins];
export const TUCKED: readonly Find[] = [
  keepsBuilder,
  lookoutScores,
  keepsScorer,
  lends,
  takenFrom,
  beforeRival,
  tuckedSafe,
];
export const PLAYED: readonly Find[] = [outOfYard];
