import type { Orders, SeatInfo } from '@treefort/protocol';
import type { PlannedSeat } from './plan.ts';

const NO_ORDERS: Orders = { pass: false, ask: null, passWhenCannot: false };

/** A seat: who has it, what it is asked, what it answered last, its orders and its clock. */
export interface Seat {
  readonly planned: PlannedSeat;
  player: string | null;
  name: string | null;
  away: 'time' | 'left' | null;
  /** Counts the decisions of this seat: an answer to any other is stale. */
  decision: number;
  /** The moment of the game at which it was last counted. */
  numberedAt: string;
  answered: { readonly decision: string; readonly options: readonly string[] } | null;
  orders: Orders;
  /** When its thinking began, on the database's clock; null while it is not asked. */
  since: number | null;
  /** What is left of its time for the game, in milliseconds; null without a game clock. */
  left: number | null;
  /** Answers that have not brought their increment yet; negative after an undo of answers that have. */
  unpaid: number;
}

export function seatFrom(planned: PlannedSeat, left: number | null): Seat {
  const sits = planned.kind === 'player';
  return {
    planned,
    player: sits ? planned.player : null,
    name: sits ? planned.name : null,
    away: null,
    decision: 0,
    numberedAt: '',
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
