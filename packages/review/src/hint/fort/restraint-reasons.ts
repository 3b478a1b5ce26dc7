import { type Perk, type Resources, USED_ONCE, type Verb, verbsIn } from '@treefort/fort';
import { type Find, type FortCase, isBehind } from './hint-case.ts';
import { allMissing, amountOf, more, sum } from './plan.ts';

/** What the advised option does not give away, and what rivals cannot do. */

const packStays: Find = ({ gain, otherGain, owned, cards }) => {
  if (amountOf(gain.pack) <= amountOf(otherGain.pack)) return undefined;
  const scorer = owned.find((card) => cards.scoresPer(card, 'packed'));
  return scorer !== undefined && { kind: 'pack-stays', other: scorer };
};

/** Of two kinds, how many there are of the rarer one. */
const even = ({ pizza, toy }: Resources): number => Math.min(pizza, toy);

const leaves: Find = ({ gain, otherGain, state }) => {
  const next = state.box.levels[gain.level + 1];
  if (!next || amountOf(gain.have) === 0 || gain.level < otherGain.level) return undefined;
  const [ours, theirs] = [allMissing(next, gain.have), allMissing(next, otherGain.have)];
  const isBetter = ours < theirs || (ours === theirs && even(gain.have) > even(otherGain.have));
  return isBetter && { kind: 'leaves', amount: gain.have, level: gain.level + 1 };
};

/** The card that the other option would follow with, which is kept for the own turn. */
const spent = ({ other }: FortCase): string | undefined =>
  other.kind === 'follow' ? other.card : undefined;

const savesBuilder: Find = (found) => {
  const card = spent(found);
  return card !== undefined && found.cards.builds(card) && { kind: 'saves-builder', card };
};

const savesSuit: Find = (found) => {
  const { cards, own } = found;
  const card = spent(found);
  if (card === undefined || !own.hand) return undefined;
  const suit = cards.suitOf(card);
  const n = own.hand.filter((one) => cards.shows(one, suit)).length - 1;
  return suit !== 'coin' && n > 0 && { kind: 'saves-suit', card, suit, n };
};

const saves: Find = (found) => {
  const card = spent(found);
  return card !== undefined && { kind: 'saves', card };
};

/** What the plan uses later, and the other option would use now. */
const later: Find = ({ other, gain }) => {
  if (other.kind !== 'add' || !gain.fromHand.includes(other.card)) return undefined;
  return { kind: 'later', card: other.card };
};

const packKept: Find = ({ gain, otherGain }) =>
  amountOf(gain.pack) === 0 &&
  amountOf(otherGain.pack) < 0 &&
  amountOf(gain.stuff) < 0 && { kind: 'pack-kept' };

/** The card that the other plan plays and trashes by one of its actions, and this plan does not. */
const staysUnplayed: Find = ({ other, otherGain, gain, cards }) => {
  if (other.kind !== 'play' || !otherGain.plan.includes('use:private')) return undefined;
  const { privateAction } = cards.design(other.card);
  const trashes = privateAction !== undefined && verbsIn(privateAction).includes('trashThis');
  return trashes && !gain.fromHand.includes(other.card) && { kind: 'stays', card: other.card };
};

const stays: Find = ({ view, other, cards }) => {
  if (other.kind !== 'use' || view.played === null) return undefined;
  const design = cards.design(view.played);
  const action = other.action === 'public' ? design.publicAction : design.privateAction;
  const trashes = action !== undefined && verbsIn(action).includes('trashThis');
  return trashes && { kind: 'stays', card: view.played };
};

const costs: Find = (found) => {
  const { gain, otherGain, own } = found;
  const have = sum(own.stuff, own.pack);
  const amount = more(more(have, otherGain.have), more(have, gain.have));
  return amountOf(amount) > 0 && !isBehind(found) && { kind: 'costs', amount };
};

const savesPerk: Find = ({ other, own, view }) => {
  const uses = other.kind === 'do-over' || other.kind === 'rough-housing' || other.kind === 'diy';
  const recycles = other.kind === 'recycle';
  return (
    (uses || recycles) &&
    own.perk !== null &&
    view.ending === null && { kind: 'saves-perk', perk: own.perk }
  );
};

const unfollowed: Find = ({ move, other, cards }) =>
  move.kind === 'play' &&
  other.kind === 'play' &&
  !cards.hasPublic(move.card) &&
  cards.hasPublic(other.card) && { kind: 'unfollowed', card: move.card };

/** Of the suits that a coin may stand for: what the own hand shows, and what the rivals' hidden cards do not. */
const ownSuit: Find = ({ move, other, own, cards }) => {
  if (move.kind !== 'declare' && move.kind !== 'suit') return undefined;
  if (other.kind !== 'declare' && other.kind !== 'suit') return undefined;
  const count = (suit: typeof move.suit): number =>
    (own.hand ?? []).filter((card) => cards.shows(card, suit)).length;
  const n = count(move.suit);
  return n > count(other.suit) && { kind: 'own-suit', suit: move.suit, n };
};

const declare: Find = ({ move, other, view, seat, cards }) => {
  if (move.kind !== 'declare' || other.kind !== 'declare') return undefined;
  const hidden = view.seats.flatMap(({ inHandOrDeck, surelyInHand }, who) =>
    who === seat ? [] : [...inHandOrDeck, ...surelyInHand],
  );
  const count = (suit: typeof move.suit): number =>
    hidden.filter((card) => cards.shows(card, suit)).length;
  const n = count(move.suit);
  return n < count(other.suit) && { kind: 'declare', suit: move.suit, n };
};

const robs: Find = ({ move, view, seat }) => {
  if (move.kind === 'trash-rival') return { kind: 'robs', card: move.card, rival: move.owner };
  if (move.kind !== 'rough-housing' || view.played === null || view.leader === seat)
    return undefined;
  return { kind: 'robs', card: view.played, rival: view.leader };
};

const freeSymbol: Find = ({ move }) =>
  move.kind === 'lookout-symbol' && { kind: 'free-symbol', suit: move.suit };

const takesBack: Find = ({ move, own }) =>
  move.kind === 'recycle' &&
  own.discard.includes(move.card) && { kind: 'takes-back', card: move.card };

/** Perks that do more, the more cards do such a thing. */
const HELPED: Readonly<Partial<Record<Perk, Verb>>> = {
  'sticky-fingers': 'pack',
  'xxl-backpack': 'pack',
  bribe: 'lookout',
};

const perkFits: Find = ({ move, other, owned, cards }) => {
  if (move.kind !== 'take-perk' || other.kind !== 'take-perk') return undefined;
  const verb = HELPED[move.perk];
  if (!verb || HELPED[other.perk] === verb) return undefined;
  const n = owned.filter((card) => cards.does(card, verb)).length;
  return n > 0 && { kind: verb === 'pack' ? 'perk-packs' : 'perk-tucks', perk: move.perk, n };
};

const perkLasts: Find = ({ move, other }) =>
  move.kind === 'take-perk' &&
  other.kind === 'take-perk' &&
  USED_ONCE.has(other.perk) &&
  !USED_ONCE.has(move.perk) && { kind: 'perk-lasts', perk: move.perk, once: other.perk };

export const PAID: readonly Find[] = [leaves, packStays, packKept];
export const PASSED: readonly Find[] = [savesBuilder, savesSuit, saves];
export const DONE: readonly Find[] = [stays, later, savesPerk, costs];
export const SUITED: readonly Find[] = [ownSuit, declare];
export const RIVALS: readonly Find[] = [robs, staysUnplayed, unfollowed];
export const REST: readonly Find[] = [freeSymbol, takesBack];
export const PERKS: readonly Find[] = [perkFits, perkLasts];
