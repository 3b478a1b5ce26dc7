import type { FortEvent, FortHeard, FortView } from '@treefort/fort';
import { type GameEvent, nth } from '@treefort/kernel';
import type { Cause, Headline, ToldTurn } from '../game-review.ts';

/** What can be pointed at when the chances changed in Fort. */
export type FortReason =
  /** A card came off the Park deck. */
  | { readonly why: 'turned-up'; readonly card: string }
  /** A made-up rule was turned over at the end. */
  | { readonly why: 'rule-points'; readonly seat: number; readonly points: number }
  /** A friend was left in the Yard here, and a rival took it before it was called home. */
  | {
      readonly why: 'taken-later';
      readonly card: string;
      readonly owner: number;
      readonly by: number;
    }
  /** Who followed in this turn. */
  | { readonly why: 'followed'; readonly seats: readonly number[] }
  /** What the turn was worth to its player, as if the game had ended before it and after it. */
  | { readonly why: 'turn-worth'; readonly seat: number; readonly points: number };

/** Less is not worth a word. */
const NOTABLE_POINTS = 3;

const heardIn = (events: readonly GameEvent[]): readonly FortHeard[] =>
  events as readonly FortHeard[];

/** A card that came off the Park deck is a draw; the made-up rules are turned over at the end. */
export function turnedUp(event: GameEvent): 'draw' | 'reveal' | undefined {
  const told = event as FortEvent;
  if (told.kind === 'final-points' && told.part === 'rule') return 'reveal';
  const isDrawn =
    told.kind === 'turned-up' ||
    ((told.kind === 'recruited' || told.kind === 'tucked') && told.from === 'deck');
  return isDrawn ? 'draw' : undefined;
}

/** The card that the leader played, and what the leader made of it. */
export function headline({ before, events }: ToldTurn): Headline | undefined {
  const { leader } = before as FortView;
  const own = heardIn(events).filter((event) => 'seat' in event && event.seat === leader);
  const played = own.find((event) => event.kind === 'played');
  if (!played) return undefined;
  const scored = own.filter((event) => event.kind === 'scored');
  return {
    card: played.card,
    levels: own.filter(({ kind }) => kind === 'advanced').length,
    points: scored.reduce((sum, { points }) => sum + points, 0),
  };
}

/** What the others will remember of what a player did in a turn. */
function isTold(event: FortHeard, leader: number): boolean {
  switch (event.kind) {
    case 'skipped':
    case 'played':
    case 'added':
    case 'scored':
    case 'advanced':
    case 'took-perk':
    case 'recruited':
    case 'tucked':
    case 'trashed':
      return event.seat === leader;
    case 'discarded':
      return event.yard.length > 0;
    case 'drafted':
      return true;
    default:
      return false;
  }
}

/** What is told of a turn; all its points are told once. */
export function told({ before, events }: ToldTurn): readonly FortHeard[] {
  const { leader } = before as FortView;
  const kept = heardIn(events).filter((event) => isTold(event, leader));
  const scored = kept.filter((event) => event.kind === 'scored');
  const last = scored.at(-1);
  const points = scored.reduce((sum, event) => sum + event.points, 0);
  return kept.flatMap((event): FortHeard[] => {
    if (event.kind !== 'scored') return [event];
    return event === last ? [{ ...last, points }] : [];
  });
}

/** The cards that came off the Park deck. */
const drawn = (events: readonly FortHeard[]): FortReason[] =>
  events.flatMap((event): FortReason[] =>
    turnedUp(event) === 'draw' && 'card' in event ? [{ why: 'turned-up', card: event.card }] : [],
  );

/** What the made-up rules brought. */
const revealed = (events: readonly FortHeard[]): FortReason[] =>
  events.flatMap((event): FortReason[] =>
    event.kind === 'final-points' && event.part === 'rule'
      ? [{ why: 'rule-points', seat: event.seat, points: event.points }]
      : [],
  );

/** What rivals took out of a Yard before its owner called the rest home. */
function takenLater(
  { seat, yard }: Extract<FortHeard, { kind: 'discarded' }>,
  later: readonly FortHeard[],
): FortReason[] {
  const home = later.findIndex((event) => event.kind === 'cleaned-up' && event.seat === seat);
  return later.slice(0, home < 0 ? later.length : home).flatMap((event): FortReason[] => {
    if (event.kind !== 'recruited' && event.kind !== 'tucked' && event.kind !== 'trashed')
      return [];
    const { card, owner, seat: by } = event;
    const isTaken = owner === seat && by !== seat && yard.includes(card);
    return isTaken ? [{ why: 'taken-later', card, owner: seat, by }] : [];
  });
}

/** Who followed the leader in this turn. */
function followers(events: readonly FortHeard[]): FortReason[] {
  const seats = events.flatMap((event) => (event.kind === 'followed' ? [event.seat] : []));
  return seats.length > 0 ? [{ why: 'followed', seats: [...new Set(seats)] }] : [];
}

/** Points if the game ended now, without the made-up rule: it is told at the end only. */
function openPoints({ seats }: FortView, seat: number): number {
  const { now, rule } = nth(seats, seat).total;
  return now - (rule ?? 0);
}

/** What the leader made of the turn. */
function turnWorth(before: FortView, after: FortView): FortReason[] {
  const seat = before.leader;
  const points = openPoints(after, seat) - openPoints(before, seat);
  return points >= NOTABLE_POINTS ? [{ why: 'turn-worth', seat, points }] : [];
}

/** What can be pointed at, the plainest first. */
export function fortReasons(turn: ToldTurn, cause: Cause): readonly FortReason[] {
  const events = heardIn(turn.events);
  if (cause === 'draw') return drawn(events);
  if (cause === 'reveal') return revealed(events);
  const later = heardIn(turn.later);
  const left = events.flatMap((event) =>
    event.kind === 'discarded' ? takenLater(event, later) : [],
  );
  const worth = turnWorth(turn.before as FortView, turn.after as FortView);
  return [...left, ...worth, ...followers(events)];
}
