import {
  KINDS,
  type LevelEntry,
  type Resources,
  STUFF_HOLDS,
  TOP_LEVEL,
  verbsIn,
} from '@treefort/fort';
import { nth } from '@treefort/kernel';
import { type Find, type FortCase, isBehind } from './hint-case.ts';
import { allMissing, amountOf, missing, more, outcomeOf, type PlanOutcome, sum } from './plan.ts';

/** What the advised option brings more than the other one. */

const endsAhead: Find = ({ view, seat, gain, otherGain }) => {
  if (!gain.ending || otherGain.ending) return undefined;
  const rivals = [...view.seats.keys()].filter((one) => one !== seat);
  const theirs = (one: number): number => nth(view.seats, one).total.now;
  const rival = rivals.reduce((best, one) => (theirs(one) > theirs(best) ? one : best));
  if (gain.total <= theirs(rival)) return undefined;
  const { hasRule, rule } = nth(view.seats, rival);
  const hidden = hasRule && rule === null ? 1 : 0;
  return { kind: 'ends-ahead', points: gain.total, rival, theirs: theirs(rival), hidden };
};

const level: Find = ({ gain, otherGain, state }) =>
  gain.level > otherGain.level && {
    kind: 'level',
    level: gain.level,
    points: nth(state.box.levels, gain.level).points,
  };

const used = (plan: readonly string[], action: string): boolean => plan.includes(`use:${action}`);
const usesBoth = (plan: readonly string[]): boolean =>
  used(plan, 'public') && used(plan, 'private');

/** What an action of the card that lies played does first. */
function firstAction({ view, cards, move }: FortCase): 'pack' | 'tuck' | 'other' {
  if (view.played === null || move.kind !== 'use') return 'other';
  const { publicAction, privateAction } = cards.design(view.played);
  const action = move.action === 'public' ? publicAction : privateAction;
  const verbs = action ? verbsIn(action) : [];
  return verbs.includes('pack') ? 'pack' : verbs.includes('lookout') ? 'tuck' : 'other';
}

const points: Find = (found) => {
  const { gain, otherGain, move, other } = found;
  if (gain.points <= otherGain.points || otherGain.level > gain.level) return undefined;
  const told = { points: gain.points, instead: otherGain.points };
  const isOrder = move.kind === 'use' && other.kind === 'use';
  return isOrder && usesBoth(gain.plan) && usesBoth(otherGain.plan)
    ? { kind: 'order', first: firstAction(found), ...told }
    : { kind: 'points', ...told };
};

const rulePoints: Find = (found) => {
  const { gain, otherGain, own, move } = found;
  const rule = move.kind === 'keep' ? move.madeUp : own.rule;
  if (!rule || gain.rulePoints <= Math.max(0, otherGain.rulePoints) || isBehind(found))
    return undefined;
  return { kind: 'rule-points', madeUp: rule, points: gain.rulePoints };
};

/** What Stuff and Pack gain together. */
const gained = ({ stuff, pack }: PlanOutcome): Resources =>
  more(sum(stuff, pack), { pizza: 0, toy: 0 });

const affords: Find = (found) => {
  const { gain, otherGain, own, next } = found;
  if (!next || gain.level > own.level || isBehind(found)) return undefined;
  const before = allMissing(next, sum(own.stuff, own.pack));
  if (before === 0 || allMissing(next, gain.have) > 0) return undefined;
  if (allMissing(next, otherGain.have) === 0) return undefined;
  return { kind: 'affords', level: own.level + 1, amount: gained(gain) };
};

/** What all levels up to one cost together, from the next one on. */
function priceUpTo({ own, state }: FortCase, level: number): LevelEntry {
  const entries = state.box.levels.slice(own.level + 1, level + 1);
  return entries.reduce((all, { pizzas, toys, any, points }) => ({
    pizzas: all.pizzas + pizzas,
    toys: all.toys + toys,
    any: all.any + any,
    points,
  }));
}

/** The first level on the way to which it helps more than the other option. */
const needs: Find = (found) => {
  const { gain, otherGain, own, next } = found;
  if (!next || gain.level > own.level || isBehind(found)) return undefined;
  const have = sum(own.stuff, own.pack);
  for (let level = own.level + 1; level <= TOP_LEVEL; level++) {
    const price = priceUpTo(found, level);
    const { any: _, ...lacks } = missing(price, have);
    const [ours, theirs] = [missing(price, gain.have), missing(price, otherGain.have)];
    if (allMissing(price, gain.have) >= allMissing(price, otherGain.have)) continue;
    if (!KINDS.some((kind) => lacks[kind] > ours[kind] && theirs[kind] > ours[kind])) continue;
    return { kind: 'needs', level, lacks, have, amount: gained(gain) };
  }
  return undefined;
};

const goods: Find = (found) => {
  const { gain, otherGain, own } = found;
  if (gain.level > own.level || isBehind(found)) return undefined;
  const [amount, less] = [gained(gain), gained(otherGain)];
  if (amountOf(amount) <= amountOf(less)) return undefined;
  return amountOf(less) === 0 ? { kind: 'goods', amount } : { kind: 'goods-more', amount, less };
};

const packs: Find = (found) => {
  const { gain, otherGain, owned, cards } = found;
  const n = amountOf(gain.pack);
  if (n <= Math.max(0, amountOf(otherGain.pack)) || isBehind(found)) return undefined;
  const scorer = owned.find((card) => cards.scoresPer(card, 'packed'));
  return scorer ? { kind: 'packs', n, other: scorer } : { kind: 'packs-plain', n };
};

/** The first of the cards that one plan moves somewhere, where the other moves fewer there. */
const moreOf = (ours: readonly string[], theirs: readonly string[]): string | undefined =>
  ours.length > theirs.length ? ours[0] : undefined;

const tucks: Find = (found) => {
  const card = moreOf(found.gain.tucked, found.otherGain.tucked);
  if (card === undefined || isBehind(found)) return undefined;
  return { kind: 'tucks', card, suit: found.cards.suitOf(card) };
};

const recruits: Find = (found) => {
  const card = moreOf(found.gain.recruited, found.otherGain.recruited);
  return card !== undefined && !isBehind(found) && { kind: 'recruits', card };
};

/** Only cards of the own deck: a rival's loss has a reason of its own. */
const trashes: Find = (found) => {
  const card = moreOf(found.gain.trashed, found.otherGain.trashed);
  const isOwn = card !== undefined && found.owned.includes(card);
  return isOwn && !isBehind(found) && { kind: 'trashes', card };
};

/** Of what is done with one action: another card may well have one that is done in full. */
const inFull: Find = (found) =>
  found.move.kind !== 'play' &&
  found.move.kind === found.other.kind &&
  found.otherGain.cut > found.gain.cut &&
  !isBehind(found) && { kind: 'in-full' };

/** Packed from Stuff that is nearly full. */
const makesRoom: Find = ({ move, other, own }) =>
  move.kind === 'pack' &&
  move.from === 'stuff' &&
  !(other.kind === 'pack' && own.stuff[other.resource] >= own.stuff[move.resource]) &&
  own.stuff[move.resource] >= STUFF_HOLDS - 1 && { kind: 'makes-room', resource: move.resource };

/** Of two kinds, the one that there is less of. */
const fewer: Find = ({ move, other, own }) => {
  if (!('resource' in move) || !('resource' in other) || move.resource === other.resource)
    return undefined;
  const gains = move.kind === 'gain' || move.kind === 'gain-either';
  const supplied = move.kind === 'pack' && move.from === 'supply';
  const leaves = move.kind === 'pack' || move.kind === 'spend' || move.kind === 'convert';
  const have = sum(own.stuff, own.pack);
  const [short, long] =
    gains || supplied ? [move.resource, other.resource] : [other.resource, move.resource];
  if (have[short] >= have[long] || !(gains || leaves)) return undefined;
  return { kind: 'fewer', resource: short, n: have[short], m: have[long] };
};

/** The most telling first. */
export const GAINS: readonly Find[] = [
  endsAhead,
  level,
  points,
  rulePoints,
  affords,
  needs,
  inFull,
  packs,
  goods,
];

/** Where cards go, of an option that is not about a card itself. */
export const MOVED: readonly Find[] = [tucks, recruits, trashes];

export const KIND_GAINS: readonly Find[] = [makesRoom, fewer];

/**
 * What the option brings by itself, where the other one brings no more: both may build, and that is why either is better
 * than all the rest.
 */
export const anyway: Find = (found) => {
  const { gain, otherGain } = found;
  const isLess = amountOf(gained(gain)) < amountOf(gained(otherGain));
  return !isBehind(found) && !isLess && byItself(found);
};

/** What the option brings, compared with nothing. */
export const byItself: Find = (found) => {
  const { view, state, seat } = found;
  const alone = { ...found, otherGain: outcomeOf(view, state, seat, []) };
  for (const find of [level, points, affords, needs, goods, packs, ...MOVED]) {
    const reason = find(alone);
    if (reason) return reason;
  }
  return undefined;
};
