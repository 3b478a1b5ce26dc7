import { type Fault, type Result, refuse } from '@treefort/kernel';
import type { Command, CommandName, CommandResult, NotDone, WhyNot } from '@treefort/protocol';
import type { Company } from '../company/company.ts';
import type { Limits } from '../limits/limits.ts';
import type { Player } from '../players/players.ts';
import type { TableStore } from '../storage/table-store.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { LogEntry } from '../tables/log-entry.ts';
import type { Match } from '../tables/match.ts';
import type { ReplyTo } from '../tables/subscriber.ts';

/** Who sends a command, and to which table. */
export interface CommandContext {
  readonly tableStore: TableStore;
  readonly limits: Limits;
  readonly company: Pick<Company, 'blocked'>;
  readonly live: LiveTable;
  readonly player: Player;
  readonly replyTo?: ReplyTo;
}

export type CommandArgs<K extends CommandName> = Extract<Command, { do: K }>;
export type Handler<K extends CommandName> = (
  context: CommandContext,
  args: CommandArgs<K>,
) => Promise<CommandResult>;

export const notDone = (why: WhyNot, message: string): NotDone => ({ ok: false, why, message });

const WHY: Record<Fault['why'], WhyNot> = {
  stale: 'stale',
  'not-an-option': 'not-an-option',
  over: 'over',
  undo: 'refused',
  malformed: 'refused',
  departs: 'bad-request',
  broken: 'broken',
};

export const NOT_SEATED = notDone('not-yours', 'you have no seat at this table');

export const refusedBy = ({ why, problem: _, ...rest }: Fault): NotDone => ({
  ok: false,
  why: WHY[why],
  ...rest,
});

/** A refusal of what was asked for, perhaps with a rule by which a client can say why. */
export const no = (message: string, rule?: string): Result<never> =>
  refuse({ why: 'malformed', message, ...(rule !== undefined && { rule }) });

/** It is not said who has blocked whom. */
export const UNWANTED: NotDone = {
  ...notDone('refused', 'you cannot sit down at this table'),
  rule: 'sit.unwanted',
};

/** Whether a player and one of some others do not want to meet. */
export async function isBlocked(
  company: CommandContext['company'],
  player: string,
  others: readonly string[],
): Promise<boolean> {
  const pairs = await company.blocked([player, ...others]);
  return pairs.some((pair) => pair.includes(player));
}

/** Writes an entry for the seat of a player; `make` may refuse it. */
export async function asSeated(
  { live, player, replyTo }: CommandContext,
  make: (seat: number, match: Match) => Result<LogEntry>,
): Promise<CommandResult> {
  let seated = true;
  const written = await live.append((match) => {
    const seat = match.seatOf(player.id);
    seated = seat !== null;
    return seat === null ? no('') : make(seat, match);
  }, replyTo);
  if (!seated) return NOT_SEATED;
  return written.ok ? { ok: true, n: written.value.n } : refusedBy(written.fault);
}
