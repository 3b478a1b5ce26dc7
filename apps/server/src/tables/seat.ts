import type { Orders, SeatInfo } from '@treefort/protocol';
import type { PlannedSeat } from './plan.ts';

const NO_ORDERS: Orders = { pass: false, ask: null, passWhenCannot: false };

/** A place at the table: who has it, what it is asked, what it answered last, and its orders. */
export interface Seat {
  readonly planned: PlannedSeat;
  player: string | null;
  name: string | null;
  away: 'time' | 'left' | null;
  /** Counts what this seat was asked, so that an answer to anything else is stale. */
  asked: number;
  /** What the table was at when it was asked. */
  askedAt: string;
  answered: { readonly decision: string; readonly options: readonly string[] } | null;
  orders: Orders;
  /** When its thinking began, on the database's clock; null while it is not asked. */
  since: number | null;
  /** What is left of its time for the game, in milliseconds; null without a game clock. */
  left: number | null;
  /** Answers for which its clock has given nothing yet; less than none when paid answers were taken back. */
  unpaid: number;
}

export function seatFrom(planned: PlannedSeat, left: number | null): Seat {
  const sits = planned.kind === 'player';
  return {
    planned,
    player: sits ? planned.player : null,
    name: sits ? planned.name : null,
    away: null,
    asked: 0,
    askedAt: '',
    answered: null,
    orders: NO_ORDERS,
    since: null,
    left,
    unpaid: 0,
  };
}

/** The level of the bot that answers for this seat, if one does. */
export const botOf = (seat: Seat, standIn: string): string | null => {
  if (seat.planned.kind === 'bot') return seat.planned.level;
  return seat.away ? standIn : null;
};

export const isTaken = (seat: Seat): boolean => seat.planned.kind === 'bot' || seat.player !== null;

export const seatInfo = (seat: Seat, standIn: string): SeatInfo => ({
  kind: kindOf(seat),
  name: seat.name,
  bot: botOf(seat, standIn),
  away: seat.away,
});

function kindOf({ planned, player }: Seat): SeatInfo['kind'] {
  if (planned.kind === 'bot' || planned.kind === 'invited') return player ? 'player' : planned.kind;
  return player ? 'player' : 'open';
}
