import type { Orders } from '@treefort/protocol';
import type { PlannedSeat } from './plan.ts';

const NO_ORDERS: Orders = { pass: false, ask: null, take: [] };

/** A seat: who has it, what it is asked, what it answered last, its orders and its clock. */
export interface Seat {
  readonly planned: PlannedSeat;
  player: string | null;
  name: string | null;
  /** What the player's device put into the shuffle; null for a bot, and before it was sent. */
  contribution: string | null;
  /** The invitation for which it is kept, and at which entry that was made. */
  invite: { readonly hash: string; readonly n: number } | null;
  /** Whether its player wants a rematch, once they have said so. */
  again: boolean | null;
  away: 'time' | 'left' | null;
  /** Counts the decisions of this seat: an answer to any other is stale. */
  decision: number;
  /** The moment of the game at which it was last counted. */
  numberedAt: string;
  answered: { readonly decision: string; readonly options: readonly string[] } | null;
  orders: Orders;
  /** How many answers it has given; fewer after an undo. */
  answers: number;
  /** When its clock began to run, in the time of the table; null while it stands. */
  since: number | null;
  /** For which of its answers the clock runs, or ran last. */
  runsFor: number;
  /** Milliseconds of thought for each of its answers. They stay when an answer is taken back. */
  readonly used: number[];
  /** How often each of its answers was taken back. */
  readonly takenBack: number[];
  /** What is left of its time for the game, in milliseconds; null without a game clock. */
  left: number | null;
  /** Days off that are left, and those just taken; null without any. */
  daysOff: number | null;
  daysTaken: number;
  /** Until when it is off, in the time of the table: before, no time is counted. */
  offUntil: number;
  /** Answers that have brought their increment, and those just given that have not yet. */
  paid: number;
  unpaid: number;
  /** Up to which answer its player, and not a bot, has answered. */
  ownAnswers: number;
  /** What that was when the player last got time for taking the seat back. */
  refilledAt: number;
  /** The entry at which a bot first answered for its player, who has lost by that. */
  gaveUpAt: number | null;
}

/** What a seat has for the whole game. */
type Allowance = Pick<Seat, 'left' | 'daysOff'>;

export function seatFrom(planned: PlannedSeat, allowance: Allowance): Seat {
  const sits = planned.kind === 'player';
  return {
    planned,
    player: sits ? planned.player : null,
    name: sits ? planned.name : null,
    contribution: null,
    invite: planned.kind === 'invited' ? { hash: planned.invite, n: -1 } : null,
    again: null,
    away: null,
    decision: 0,
    numberedAt: '',
    answered: null,
    orders: NO_ORDERS,
    answers: 0,
    since: null,
    runsFor: 0,
    used: [],
    takenBack: [],
    ...allowance,
    daysTaken: 0,
    offUntil: 0,
    paid: 0,
    unpaid: 0,
    ownAnswers: 0,
    refilledAt: -1,
    gaveUpAt: null,
  };
}

/** The level of the bot that answers for this seat, if one does. */
export const botOf = (seat: Seat, standIn: string): string | null => {
  if (seat.planned.kind === 'bot') return seat.planned.level;
  return seat.away ? standIn : null;
};

export const isTaken = (seat: Seat): boolean => seat.planned.kind === 'bot' || seat.player !== null;
