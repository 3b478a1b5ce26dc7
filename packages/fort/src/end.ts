import type { Outcome } from '@treefort/kernel';
import type { FortEvent, Tell } from './events.ts';
import { holdingsOf, rulePoints } from './made-up-rules.ts';
import { PARK_DECK, size } from './piles.ts';
import { clearOptions, type FortState, OVER } from './state.ts';
import {
  ENOUGH_POINTS,
  MADE_UP_RULES,
  type MadeUpRule,
  NONE,
  SCULPTURE_POINTS,
  TOP_LEVEL,
} from './words.ts';

/** What triggers the end, if anything has (fort.end.trigger). */
export function endReason(s: FortState): EndReason | undefined {
  for (let seat = 0; seat < s.seats; seat++) {
    const reason = seatEnds(s.level[seat]!, s.track[seat]!);
    if (reason) return reason;
  }
  return size(s, PARK_DECK) === 0 ? 'park-deck' : undefined;
}

export type EndReason = 'points' | 'level' | 'park-deck';

/** What one seat has reached that triggers the end. */
export function seatEnds(level: number, track: number): EndReason | undefined {
  if (level === TOP_LEVEL) return 'level';
  return track >= ENOUGH_POINTS ? 'points' : undefined;
}

export function checkEnd(s: FortState, tell?: Tell): void {
  if (s.ending) return;
  const reason = endReason(s);
  if (!reason) return;
  s.ending = 1;
  tell?.({ kind: 'ending', reason });
}

/** One seat's final count (fort.end.score). */
export interface FinalCount {
  readonly track: number;
  readonly fort: number;
  readonly rule: MadeUpRule | null;
  readonly rulePoints: number;
  readonly sculpture: number;
  readonly total: number;
}

/** What everybody can count. */
const openPoints = (s: FortState, seat: number) => ({
  track: s.track[seat]!,
  fort: s.box.levels[s.level[seat]!]!.points,
  sculpture: s.sculpture === seat ? SCULPTURE_POINTS : 0,
});

/** The made-up rule that a seat has kept. */
export const ruleOf = (s: FortState, seat: number): MadeUpRule | null =>
  s.rule[seat] === NONE ? null : MADE_UP_RULES[s.rule[seat]!]!;

function pointsOfRule(s: FortState, seat: number): number {
  const rule = ruleOf(s, seat);
  return rule ? rulePoints(rule, holdingsOf(s, seat)) : 0;
}

export function finalCount(s: FortState, seat: number): FinalCount {
  const { track, fort, sculpture } = openPoints(s, seat);
  const points = pointsOfRule(s, seat);
  return {
    track,
    fort,
    rule: ruleOf(s, seat),
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
  const { track, fort, sculpture } = openPoints(s, seat);
  const rule = seesRule || s.rule[seat] === NONE ? pointsOfRule(s, seat) : null;
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
