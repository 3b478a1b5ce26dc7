import { accept, type Fault, type GameEvent, nth, type Result, refuse } from '@treefort/kernel';
import type { Phase } from '@treefort/protocol';
import { refill } from './clock.ts';
import type { LogEntry } from './log-entry.ts';
import type { TablePlan } from './plan.ts';
import { isTaken, type Seat } from './seat.ts';

/** What entries about seats change: who has which, and what comes after the game. */
export interface Seating {
  readonly plan: TablePlan;
  readonly seats: readonly Seat[];
  readonly phase: Phase;
  /** How many entries have been applied. */
  readonly n: number;
  /** Players whom the host has removed, each with the entry by which. */
  readonly removed: Map<string, number>;
  rematch: string | undefined;
  seatOf(player: string | null): number | null;
}

type Entry<D extends LogEntry['did']> = Extract<LogEntry, { did: D }>;
type Applied = Result<readonly GameEvent[]>;

/** An entry that made nothing happen in the game. */
export const NOTHING: Applied = accept([]);

export const no = (message: string, why: Fault['why'] = 'malformed'): Result<never> =>
  refuse({ why, message });

const STARTED = no('the game has started', 'over');

export function sit(table: Seating, { seat, player, name }: Entry<'sit'>): Applied {
  const wanted = table.seats[seat];
  if (!wanted) return no(`seat ${seat}: this table has ${table.seats.length} seats`);
  if (table.phase !== 'open') return STARTED;
  if (isTaken(wanted)) return no(`seat ${seat} is taken`);
  if (table.seatOf(player) !== null) return no('you sit at this table already');
  wanted.player = player;
  wanted.name = name;
  return NOTHING;
}

export function contribute(table: Seating, entry: Entry<'contribute'>): Applied {
  const seat = nth(table.seats, entry.seat);
  if (table.plan.secret === undefined) return no('at this table the server alone shuffles');
  if (table.phase !== 'open') return STARTED;
  if (seat.contribution !== null) return no('this seat has its part in the shuffle already');
  seat.contribution = entry.contribution;
  return NOTHING;
}

export function stand(table: Seating, seat: number): Applied {
  if (table.phase !== 'open') return STARTED;
  Object.assign(nth(table.seats, seat), { player: null, name: null, contribution: null });
  return NOTHING;
}

export function remove(table: Seating, seat: number): Applied {
  const { player } = table.seats[seat] ?? {};
  if (player == null) return no(`nobody sits on seat ${seat}`);
  const freed = stand(table, seat);
  if (freed.ok) table.removed.set(player, table.n);
  return freed;
}

export function invite(table: Seating, { seat, hash }: Entry<'invite'>): Applied {
  const kept = table.seats[seat];
  if (!kept || isTaken(kept)) return no(`seat ${seat} is not free`);
  if (table.phase !== 'open') return STARTED;
  kept.invite = { hash, n: table.n };
  return NOTHING;
}

/** A bot stands in. */
export function leave({ phase, seats }: Seating, { seat, why }: Entry<'away'>): Applied {
  if (phase !== 'playing') return no('no game is being played');
  if (nth(seats, seat).away) return no('a bot stands in already');
  nth(seats, seat).away = why;
  return NOTHING;
}

export function comeBack({ plan, seats }: Seating, seat: number): Applied {
  if (!nth(seats, seat).away) return no('the seat is yours');
  nth(seats, seat).away = null;
  refill(plan.clock, nth(seats, seat));
  return NOTHING;
}

export function rest({ phase, seats }: Seating, { seat, days }: Entry<'rest'>): Applied {
  const resting = nth(seats, seat);
  if (phase !== 'playing') return no('no game is being played');
  if (resting.away) return no('a bot stands in for you: take the seat back first');
  const { daysOff } = resting;
  if (daysOff === null) return no('at this table nobody has days off');
  if (days > daysOff) return no(`days: you have ${daysOff} left`);
  resting.daysOff = daysOff - days;
  resting.daysTaken = days;
  return NOTHING;
}

export function order({ seats }: Seating, { seat, orders }: Entry<'orders'>): Applied {
  const { pass, ask, take = [] } = orders;
  // Entries from before may name more.
  nth(seats, seat).orders = { pass, ask, take };
  return NOTHING;
}

export function vote({ phase, rematch, seats }: Seating, { seat, yes }: Entry<'vote'>): Applied {
  if (phase !== 'over') return no('the game is not over');
  if (rematch) return no('there is a rematch already');
  nth(seats, seat).again = yes;
  return NOTHING;
}

export function setUpRematch(table: Seating, next: string): Applied {
  if (table.phase !== 'over') return no('the game is not over');
  if (table.rematch) return no('there is a rematch already');
  table.rematch = next;
  return NOTHING;
}
