import {
  type FortHeard,
  type FortView,
  fort,
  type Resources,
  readMove,
  standard,
} from '@treefort/fort';
import { randomFromText, sure } from '@treefort/kernel';
import { describe, expect, it } from 'vitest';
import { fortBecause } from '../src/hint/fort/because.ts';
import type { FortHintReason } from '../src/hint/fort/reasons.ts';
import { type GameWish, type Pair, pairs, type Walk } from './hint-walk.ts';

type FortPair = Pair<FortView>;
type Kind = FortHintReason['kind'];
type Check<K extends Kind> = (
  reason: Extract<FortHintReason, { kind: K }>,
  found: FortPair,
) => boolean;

const { kids, friends, levels } = standard.file;
const entry = (id: string) => [...kids, ...friends].find((card) => card.id === id)!;
const text = (id: string): string => `${entry(id).public ?? ''} | ${entry(id).private ?? ''}`;
const suits = (id: string): readonly string[] => entry(id).suits;
const isFriend = (id: string): boolean => friends.some((card) => card.id === id);
const builds = (id: string): boolean => text(id).includes('advance');

const own = ({ view, seat }: FortPair) => view.seats[seat]!;
const after = ({ seat }: FortPair, walk: Walk<FortView>) => walk.after?.seats[seat];
const move = (walk: Walk<FortView>) => sure(readMove(walk.plan[0]!));
const events = (walk: Walk<FortView>, kind: string): FortHeard[] =>
  (walk.events as FortHeard[]).filter((event) => event.kind === kind);
const all = (of: Resources): number => of.pizza + of.toy;
const has = ({ stuff, pack }: { stuff: Resources; pack: Resources }): Resources => ({
  pizza: stuff.pizza + pack.pizza,
  toy: stuff.toy + pack.toy,
});
const scored = (walk: Walk<FortView>): number =>
  events(walk, 'scored').reduce((sum, event) => sum + (event as { points: number }).points, 0);
const moved = (walk: Walk<FortView>, kind: string, card: string): boolean =>
  events(walk, kind).some((event) => 'card' in event && event.card === card);
const pays = (level: number, of: Resources): boolean => {
  const { pizzas, toys, any } = levels[level]!;
  return of.pizza >= pizzas && of.toy >= toys && all(of) >= pizzas + toys + any;
};
/** All cards of the own deck, wherever they are, without one copy of a card. */
const others = (found: FortPair, card?: string): string[] => {
  const { hand, deck, discard, yard, lookout, draft } = own(found);
  const inPlay = found.view.leader === found.seat ? found.view.inPlay : [];
  const cards = [hand ?? [], deck ?? [], discard, yard, lookout, inPlay, draft?.kept ?? []].flat();
  return card !== undefined && cards.includes(card)
    ? cards.toSpliced(cards.indexOf(card), 1)
    : cards;
};
/** The same without what lies in the Lookout. */
const inDeck = (found: FortPair, card: string): string[] => {
  const cards = others(found, card);
  for (const one of own(found).lookout) {
    if (cards.includes(one)) cards.splice(cards.indexOf(one), 1);
  }
  return cards;
};
/** What a card would score by each thing that it counts. */
const scores = (found: FortPair, card: string): number[] => {
  const { pack, lookout, level } = own(found);
  const counts = { packed: all(pack), lookouts: lookout.length, level };
  return Object.entries(counts).flatMap(([counter, n]) =>
    text(card).includes(`score × ${counter}`) ? [n] : [],
  );
};
/** How many of the own cards have a verb in one of their actions. */
const withVerb = (found: FortPair, verb: RegExp): number =>
  others(found).filter((card) => verb.test(text(card))).length;
const brings = (card: string, resource: string): boolean =>
  new RegExp(`(?<!spend )\\b(?:${resource}|any)\\b`).test(text(card));
const known = ({ view }: FortPair, seat: number): string[] => {
  const { surelyInHand, inHandOrDeck, discard, yard, lookout } = view.seats[seat]!;
  const inPlay = view.leader === seat ? view.inPlay : [];
  return [surelyInHand, inHandOrDeck, discard, yard, lookout, inPlay].flat();
};
const isNext = ({ view }: FortPair, rival: number): boolean =>
  rival === (view.leader + 1) % view.seats.length;
/** Where a plan did not end in the open, its last view is not there to compare. */
const gains = (found: FortPair, amount: Resources): boolean => {
  const then = after(found, found.walk);
  const before = has(own(found));
  const now = then && has(then);
  return (
    !now ||
    (Math.max(0, now.pizza - before.pizza) === amount.pizza &&
      Math.max(0, now.toy - before.toy) === amount.toy)
  );
};
const inHand = (found: FortPair, card: string): boolean => own(found).hand!.includes(card);
const packed = (found: FortPair, n: number): boolean => {
  const then = after(found, found.walk);
  return !then || all(then.pack) - all(own(found).pack) === n;
};

/** What each reason claims, read from the cards as printed and from what really happened at the table. */
const CHECKS: { readonly [K in Kind]: Check<K> } = {
  'ends-ahead': ({ points, rival, theirs, hidden }, found) =>
    events(found.walk, 'ending').length === 1 &&
    found.view.seats[rival]!.hasRule === (hidden === 1) &&
    found.view.seats[rival]!.total.now === theirs &&
    found.view.seats.every(({ total }, seat) => seat === found.seat || total.now < points),
  level: ({ level, points }, { walk, other }) =>
    events(walk, 'advanced').some((event) => 'level' in event && event.level === level) &&
    levels[level]!.points === points &&
    move(walk).kind !== 'pass' &&
    other.plan.length > 0,
  points: ({ points, instead }, { walk, other }) =>
    scored(walk) === points && (instead === 0 || scored(other) === instead),
  order: ({ points, instead }, { walk, other }) =>
    scored(walk) === points &&
    scored(other) === instead &&
    [walk, other].every(({ plan }) => plan.includes('use:public') && plan.includes('use:private')),
  'rule-points': ({ madeUp, points }, found) => {
    const then = after(found, found.walk);
    const before = own(found).total.rule ?? 0;
    return points > 0 && (!then || (then.rule === madeUp && then.total.rule! - before === points));
  },
  affords: ({ level }, found) => {
    const then = after(found, found.walk);
    return !pays(level, has(own(found))) && (!then || pays(level, has(then)));
  },
  needs: ({ level, lacks, have, amount }, found) => {
    const way = levels.slice(own(found).level + 1, level + 1);
    const cost = { pizza: 0, toy: 0 };
    for (const { pizzas, toys } of way) {
      cost.pizza += pizzas;
      cost.toy += toys;
    }
    const kinds = ['pizza', 'toy'] as const;
    return (
      kinds.every((kind) => has(own(found))[kind] === have[kind]) &&
      kinds.every((kind) => Math.max(0, cost[kind] - have[kind]) === lacks[kind]) &&
      kinds.some((kind) => lacks[kind] > 0 && amount[kind] > 0) &&
      gains(found, amount)
    );
  },
  goods: ({ amount }, found) => all(amount) > 0 && gains(found, amount),
  'goods-more': ({ amount, less }, found) =>
    all(amount) > all(less) && all(less) > 0 && gains(found, amount),
  packs: ({ n, other }, found) =>
    packed(found, n) && text(other).includes('score × packed') && others(found).includes(other),
  'packs-plain': ({ n }, found) => n > 0 && packed(found, n),
  tucks: ({ card, suit }, { walk }) => moved(walk, 'tucked', card) && suits(card)[0] === suit,
  recruits: ({ card }, { walk }) => moved(walk, 'recruited', card),
  trashes: ({ card }, found) => moved(found.walk, 'trashed', card) && others(found).includes(card),
  'makes-room': ({ resource }, found) => own(found).stuff[resource] >= 3,
  'in-full': (_, { other }) => [...events(other, 'stopped'), ...events(other, 'copied')].length > 0,
  fewer: ({ resource, n, m }, found) => {
    const have = has(own(found));
    return n < m && have[resource] === n && all(have) === n + m;
  },
  'out-of-yard': ({ card, rival }, found) =>
    inHand(found, card) &&
    !isFriend(card) &&
    isNext(found, rival) &&
    found.walk.plan.some((id) => id.includes(card)) &&
    !found.other.plan.some((id) => id.endsWith(`:${card}`) || id.includes(`:${card}:`)),
  builder: ({ card, n }, found) => builds(card) && inDeck(found, card).filter(builds).length === n,
  'builder-from': ({ card, rival }, found) =>
    builds(card) && rival !== found.seat && found.view.seats[rival]!.yard.includes(card),
  scorer: ({ card, points }, found) => scores(found, card).some((n) => n === points),
  suits: ({ card, suit, n }, found) =>
    suits(card).includes(suit) &&
    others(found, card).filter((one) => suits(one).includes(suit)).length === n,
  double: ({ card, suit }) => suits(card).length === 2 && suits(card).includes(suit),
  coin: ({ card }) => suits(card).includes('coin'),
  supplier: ({ card, resource, n }, found) =>
    brings(card, resource) &&
    others(found, card).filter((one) => brings(one, resource)).length === n,
  'taken-from': ({ card, rival }, found) =>
    rival !== found.seat && found.view.seats[rival]!.yard.includes(card),
  'before-rival': ({ card, rival, suit, n }, found) =>
    isNext(found, rival) &&
    suits(card).includes(suit) &&
    known(found, rival).filter((one) => suits(one).includes(suit)).length === n,
  'keeps-builder': ({ card, other }, found) =>
    builds(other) && !builds(card) && 'card' in move(found.other),
  'keeps-scorer': ({ other, points }, found) =>
    scores(found, other).some((n) => n === points) && 'card' in move(found.other),
  'keeps-supplier': ({ card, other, resource, n }, found) =>
    brings(other, resource) &&
    !brings(card, resource) &&
    inDeck(found, other).filter((one) => brings(one, resource)).length === n,
  lonely: ({ card, suit }, found) =>
    suits(card).includes(suit) && !others(found, card).some((one) => suits(one).includes(suit)),
  thins: (_, { walk }) => move(walk).kind === 'trash',
  lends: ({ card, suit, n }, found) =>
    suits(card).includes(suit) &&
    others(found, card)
      .filter((one) => !own(found).lookout.includes(one))
      .filter((one) => new RegExp(`× (?:${suit}|anySuit)`).test(text(one))).length === n,
  'lookout-scores': ({ other }, found) =>
    text(other).includes('score × lookouts') && others(found).includes(other),
  'tucked-safe': ({ card }, { walk }) => {
    const told = move(walk);
    return told.kind === 'tuck' && 'card' in told && told.card === card;
  },
  'pack-stays': ({ other }, found) => {
    const [ours, theirs] = [after(found, found.walk), after(found, found.other)];
    const isMore = !ours || !theirs || all(ours.pack) > all(theirs.pack);
    return isMore && text(other).includes('score × packed') && others(found).includes(other);
  },
  'pack-kept': (_, { walk }) => {
    const told = move(walk);
    return told.kind === 'pay' && all(told.pack) === 0 && all(told.stuff) > 0;
  },
  leaves: ({ amount, level }, found) => {
    const then = after(found, found.walk);
    return !then || (all(has(then)) === all(amount) && then.level + 1 === level);
  },
  'saves-builder': ({ card }, found) => inHand(found, card) && builds(card),
  'saves-suit': ({ card, suit, n }, found) =>
    inHand(found, card) &&
    suits(card).includes(suit) &&
    own(found).hand!.filter((one) => suits(one).includes(suit)).length === n + 1,
  saves: ({ card }, found) => inHand(found, card) && found.other.plan[0] === `follow:${card}`,
  later: ({ card }, found) =>
    inHand(found, card) && found.walk.plan.slice(1).some((id) => id.includes(card)),
  stays: ({ card }) => text(card).includes('trashThis'),
  costs: ({ amount }, found) => {
    const [ours, theirs] = [after(found, found.walk), after(found, found.other)];
    return (
      all(amount) > 0 && (!ours || !theirs || all(has(ours)) >= all(has(theirs)) - all(amount))
    );
  },
  'saves-perk': ({ perk }, found) => {
    const then = after(found, found.walk);
    return own(found).perk === perk && (!then || then.perk === perk);
  },
  unfollowed: ({ card }) => (entry(card).public ?? '') === '',
  declare: ({ suit, n }, found) => {
    const hidden = found.view.seats.flatMap(({ surelyInHand, inHandOrDeck }, seat) =>
      seat === found.seat ? [] : [...surelyInHand, ...inHandOrDeck],
    );
    return hidden.filter((one) => suits(one).includes(suit)).length === n;
  },
  robs: ({ card, rival }, { view }) =>
    view.seats[rival]!.yard.includes(card) || (view.played === card && view.leader === rival),
  'free-symbol': ({ suit }, found) =>
    own(found).lookout.some((card) => suits(card).includes(suit) || suits(card).includes('coin')),
  'own-suit': ({ suit, n }, found) =>
    own(found).hand!.filter((card) => suits(card).includes(suit)).length === n,
  'takes-back': ({ card }, found) => own(found).discard.includes(card),
  'perk-packs': ({ perk, n }, found) =>
    ['sticky-fingers', 'xxl-backpack'].includes(perk) && withVerb(found, /pack\b/) === n,
  'perk-tucks': ({ perk, n }, found) => perk === 'bribe' && withVerb(found, /lookout\b/) === n,
  'perk-lasts': ({ perk, once }, { view }) =>
    [perk, once].every((one) => view.perks.includes(one)) &&
    ['diy', 'do-over', 'recycling', 'rough-housing'].includes(once) &&
    ['birthday-party', 'bribe', 'copy-cat', 'sticky-fingers', 'xxl-backpack'].includes(perk),
  'nobody-builds': (_, { view, seat }) =>
    ![...view.park, ...view.seats.flatMap(({ yard }, who) => (who === seat ? [] : yard))].some(
      builds,
    ),
};

const check = <K extends Kind>(reason: { readonly kind: K }, found: FortPair): boolean => {
  // The compiler does not see that the entry is for reasons of this very kind.
  const holds = CHECKS[reason.kind] as (reason: unknown, found: FortPair) => boolean;
  return holds(reason, found);
};

const GAMES: readonly GameWish[] = [
  { seed: 'reasons 26', seats: 4 },
  { seed: 'reasons 5', seats: 4 },
  { seed: 'reasons 0', seats: 2 },
  { seed: 'reasons 4', seats: 3, options: { setup: 'draft' } },
];
/** The same reason is looked at so often. */
const OFTEN = 40;

/** Reasons that speak of what an option brings: the other one must not bring more of what counts most. */
const OF_GAINS: readonly Kind[] = [
  ...(['level', 'points', 'order', 'rule-points', 'affords', 'needs'] as const),
  ...(['goods', 'goods-more', 'packs', 'packs-plain', 'tucks', 'recruits'] as const),
];
const levelAfter = (found: FortPair, walk: Walk<FortView>): number =>
  events(walk, 'advanced').reduce(
    (level, event) => ('level' in event && event.seat === found.seat ? event.level : level),
    own(found).level,
  );
const isAgainst = (kind: Kind, found: FortPair): boolean =>
  OF_GAINS.includes(kind) &&
  (levelAfter(found, found.other) > levelAfter(found, found.walk) ||
    (levelAfter(found, found.other) === levelAfter(found, found.walk) &&
      kind !== 'level' &&
      scored(found.other) > scored(found.walk)));

describe('the reasons of hints in Fort', () => {
  const against: string[] = [];
  const seen = new Map<Kind, number>();
  const wrong: string[] = [];
  for (const found of pairs<FortView>('fort', GAMES)) {
    const { view, seat, walk, other } = found;
    const reason = fortBecause({ view, seat, plan: walk.plan, otherPlan: other.plan });
    if (reason?.game !== 'fort') continue;
    if (isAgainst(reason.kind, found))
      against.push(`${reason.kind} ${walk.plan.join(' ')} / ${other.plan.join(' ')}`);
    const count = (seen.get(reason.kind) ?? 0) + 1;
    seen.set(reason.kind, count);
    if (count > OFTEN || check(reason, found)) continue;
    wrong.push(`${JSON.stringify(reason)} ${walk.plan.join(' ')} / ${other.plan.join(' ')}`);
  }

  it('claim nothing but what holds at the table', () => {
    expect(wrong).toEqual([]);
  });

  it('never speak against the advice', () => {
    expect(against).toEqual([]);
  });

  it('all arise in real games', () => {
    const missing = Object.keys(CHECKS).filter((kind) => !seen.has(kind as Kind));
    // The perk that it is about is hardly ever taken.
    expect(missing).toEqual(['takes-back']);
  });

  it('name the card that Recycling brings back', () => {
    const seats = [
      { hand: ['moles', 'bug'], discard: ['dot'], perk: 'recycling', level: 2, rule: 'loner' },
      { board: 'yellow', hand: ['chef'] },
    ];
    const setup = { seats: 2, options: sure(fort.options({})) };
    const state = sure(fort.arrange({ seats }, setup, randomFromText('recycling')));
    const found = { view: fort.view(state, 0), seat: 0, otherPlan: ['play:bug'] };
    const reason = fortBecause({ ...found, plan: ['recycle:dot'] });
    expect(reason).toEqual({ game: 'fort', kind: 'takes-back', card: 'dot' });
  });
});
