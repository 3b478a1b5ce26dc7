import type { Outcome } from '@treefort/kernel';
import type { Design } from './box.ts';
import type { FortEvent, Tell } from './events.ts';
import { cardAt, lookoutOf, PARK_DECK, pileOf, SEAT_PILES, size } from './piles.ts';
import { clearOptions, designOf, type FortState, OVER } from './state.ts';
import {
  ENOUGH_POINTS,
  MADE_UP_RULES,
  type MadeUpRule,
  NONE,
  PIZZA,
  SCULPTURE_POINTS,
  SUITS,
  TOP_LEVEL,
  TOY,
} from './words.ts';

/** What triggers the end, if anything has (fort.end.trigger). */
export function endReason(s: FortState): 'points' | 'level' | 'park-deck' | undefined {
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.level[seat] === TOP_LEVEL) return 'level';
    if (s.track[seat]! >= ENOUGH_POINTS) return 'points';
  }
  return size(s, PARK_DECK) === 0 ? 'park-deck' : undefined;
}

export function checkEnd(s: FortState, tell?: Tell): void {
  if (s.ending) return;
  const reason = endReason(s);
  if (!reason) return;
  s.ending = 1;
  tell?.({ kind: 'ending', reason });
}

/** Every card that a seat owns: deck, discard pile, hand, Yard and Lookout. */
function owned(s: FortState, seat: number): Design[] {
  const designs: Design[] = [];
  for (let zone = 0; zone < SEAT_PILES; zone++) {
    const pile = pileOf(seat, zone);
    for (let i = 0; i < size(s, pile); i++) designs.push(designOf(s, cardAt(s, pile, i)));
  }
  return designs;
}

const ownedCount = (s: FortState, seat: number): number => {
  let count = 0;
  for (let zone = 0; zone < SEAT_PILES; zone++) count += size(s, pileOf(seat, zone));
  return count;
};

const resources = (s: FortState, seat: number, kind: number): number =>
  s.stuff[seat * 2 + kind]! + s.pack[seat * 2 + kind]!;

const symbolsOwned = (s: FortState, seat: number, suit: string): number => {
  const number = SUITS.indexOf(suit as (typeof SUITS)[number]);
  return owned(s, seat).reduce((sum, design) => sum + design.count[number]!, 0);
};

function suitsOwned(s: FortState, seat: number): number {
  const cards = owned(s, seat);
  const different = SUITS.filter((_, suit) => cards.some(({ count }) => count[suit]! > 0)).length;
  return different === SUITS.length ? different + 1 : different;
}

function mostCards(s: FortState, seat: number): number {
  const counts = Array.from({ length: s.seats }, (_, who) => ownedCount(s, who));
  const own = counts[seat]!;
  if (own < Math.max(...counts)) return 0;
  return counts.filter((count) => count === own).length > 1 ? 4 : 8;
}

/** The made-up rules, each with its points for a seat. */
const POINTS: Record<MadeUpRule, (s: FortState, seat: number) => number> = {
  'big-plans': (s, seat) => owned(s, seat).reduce((sum, { advances }) => sum + advances, 0),
  'friendship-bracelet': suitsOwned,
  'piggy-bank': (s, seat) => resources(s, seat, TOY),
  'pizza-party': (s, seat) => resources(s, seat, PIZZA),
  loner: (s, seat) => (owned(s, seat).some(({ friendOf }) => friendOf >= 0) ? 0 : 5),
  minimalism: (s, seat) => (s.level[seat] === 2 ? 8 : 0),
  popularity: (s, seat) => size(s, lookoutOf(seat)),
  'play-palace': (s, seat) => symbolsOwned(s, seat, 'crown'),
  'secret-stash': (s, seat) => s.pack[seat * 2]! + s.pack[seat * 2 + 1]!,
  sleepover: mostCards,
  'slime-lab': (s, seat) => symbolsOwned(s, seat, 'book'),
};

const rulePoints = (s: FortState, seat: number, rule: MadeUpRule): number => POINTS[rule](s, seat);

/** One seat's final count (fort.end.score). */
export interface FinalCount {
  readonly track: number;
  readonly fort: number;
  readonly rule: MadeUpRule | null;
  readonly rulePoints: number;
  readonly sculpture: number;
  readonly total: number;
}

export function finalCount(s: FortState, seat: number): FinalCount {
  const track = s.track[seat]!;
  const fort = s.box.levels[s.level[seat]!]!.points;
  const rule = s.rule[seat] === NONE ? null : MADE_UP_RULES[s.rule[seat]!]!;
  const points = rule ? rulePoints(s, seat, rule) : 0;
  const sculpture = s.sculpture === seat ? SCULPTURE_POINTS : 0;
  return {
    track,
    fort,
    rule,
    rulePoints: points,
    sculpture,
    total: track + fort + points + sculpture,
  };
}

/** What a seat would have if the game ended now, as far as a viewer may know. */
export interface Total {
  readonly now: number;
  readonly track: number;
  readonly fort: number;
  readonly sculpture: number;
  /** The points of the made-up rule; null where the rule is hidden from the viewer. */
  readonly rule: number | null;
}

export function totalOf(s: FortState, seat: number, seesRule: boolean): Total {
  const { track, fort, sculpture, rulePoints: points } = finalCount(s, seat);
  const rule = seesRule || s.rule[seat] === NONE ? points : null;
  return { now: track + fort + sculpture + (rule ?? 0), track, fort, sculpture, rule };
}

/** Points and winners once the game is over (fort.end.tie). */
export const outcome = (s: FortState): Outcome | undefined =>
  s.phase === OVER ? outcomeOf(s) : undefined;

function outcomeOf(s: FortState): Outcome {
  const scores = Array.from({ length: s.seats }, (_, seat) => finalCount(s, seat).total);
  const rank = scores.map((points, seat) => points * 10 + s.level[seat]!);
  const best = Math.max(...rank);
  return { scores, winners: rank.flatMap((value, seat) => (value === best ? [seat] : [])) };
}

export function end(s: FortState, tell?: Tell): void {
  s.phase = OVER;
  s.waiting = 0;
  clearOptions(s);
  if (!tell) return;
  const counts = Array.from({ length: s.seats }, (_, seat) => finalCount(s, seat));
  const upwards = fromLastPlace(counts);
  for (const part of PARTS) {
    for (const seat of upwards) tellPart(seat, part, counts[seat]!, tell);
  }
  tell({ kind: 'over', counts, ...outcomeOf(s) });
}

type Part = Extract<FortEvent, { kind: 'final-points' }>['part'];

/** In the order in which a table would count: made-up rules are turned over first. */
const PARTS: readonly Part[] = ['track', 'rule', 'sculpture', 'fort'];

/** The seats from the last place up, as everybody sees them before the made-up rules are turned over. */
function fromLastPlace(counts: readonly FinalCount[]): number[] {
  const seen = counts.map(({ total, rulePoints: hidden }) => total - hidden);
  return [...seen.keys()].sort((a, b) => seen[a]! - seen[b]!);
}

function tellPart(seat: number, part: Part, count: FinalCount, tell: Tell): void {
  const { rule, sculpture } = count;
  if (part === 'sculpture' && sculpture === 0) return;
  if (part !== 'rule') return tell({ kind: 'final-points', seat, part, points: count[part] });
  if (rule) tell({ kind: 'final-points', seat, part, madeUp: rule, points: count.rulePoints });
}
