import { accept, type Fault, hasSeat, nth, type Result, refuse } from '@treefort/kernel';
import type { Command, CommandName, CommandResult, NotDone, WhyNot } from '@treefort/protocol';
import type { Limits } from '../limits/limits.ts';
import type { Player } from '../players/players.ts';
import { isSecretOf } from '../players/secret.ts';
import type { TableStore } from '../storage/table-store.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { LogEntry } from '../tables/log-entry.ts';
import type { Match } from '../tables/match.ts';
import { faultIn } from '../tables/orders.ts';
import { planRematch } from '../tables/plan-table.ts';
import { isTaken } from '../tables/seat.ts';
import type { ReplyTo } from '../tables/subscriber.ts';

/** Who sends a command, and to which table. */
export interface CommandContext {
  readonly tableStore: TableStore;
  readonly limits: Limits;
  readonly live: LiveTable;
  readonly player: Player;
  readonly replyTo?: ReplyTo;
}

type CommandArgs<K extends CommandName> = Extract<Command, { do: K }>;
type Handler<K extends CommandName> = (
  context: CommandContext,
  args: CommandArgs<K>,
) => Promise<CommandResult>;

const notDone = (why: WhyNot, message: string): NotDone => ({ ok: false, why, message });

const WHY: Record<Fault['why'], WhyNot> = {
  stale: 'stale',
  'not-an-option': 'not-an-option',
  over: 'over',
  undo: 'refused',
  malformed: 'refused',
  departs: 'bad-request',
  broken: 'broken',
};

/** The refusal of one more change of answers that come too fast. */
export const WAVERING = notDone('too-many', 'you change your answers too often: wait a while');

const NOT_SEATED = notDone('not-yours', 'you have no seat at this table');

/** A log this long is a flood, not a game: from then on it takes only what brings the game to its end. */
const MOST_ENTRIES = 20_000;
const FULL = notDone('too-many', `this table's log has ${MOST_ENTRIES} entries and takes no more`);
const ALWAYS_TAKEN: readonly CommandName[] = ['contribute', 'start', 'back', 'refusals', 'rematch'];

const isFull = ({ live: { match }, player }: CommandContext, command: Command): boolean => {
  if (match.n < MOST_ENTRIES || ALWAYS_TAKEN.includes(command.do)) return false;
  const seat = match.seatOf(player.id);
  return command.do !== 'choose' || seat === null || !hasSeat(match.actors, seat);
};

/** Writes an entry for the seat of a player; `make` may refuse it. */
async function asSeated(
  { live, player, replyTo }: CommandContext,
  make: (seat: number, match: Match) => Result<LogEntry>,
): Promise<CommandResult> {
  let seated = true;
  const written = await live.append((match) => {
    const seat = match.seatOf(player.id);
    seated = seat !== null;
    return seat === null ? refuse({ why: 'malformed', message: '' }) : make(seat, match);
  }, replyTo);
  if (!seated) return NOT_SEATED;
  return written.ok ? { ok: true, n: written.value.n } : refusedBy(written.fault);
}

const refusedBy = ({ why, ...rest }: Fault): NotDone => ({ ok: false, why: WHY[why], ...rest });

const no = (message: string): Result<never> => refuse({ why: 'malformed', message });
const STANDS_IN = no('a bot stands in for you: take the seat back first');

function seatToTake(match: Match, { seat, invite }: CommandArgs<'sit'>): Result<number> {
  const { seats } = match;
  if (invite !== undefined) {
    const invited = seats.findIndex(
      ({ planned }) =>
        planned.kind === 'invited' && isSecretOf(invite, Buffer.from(planned.invite, 'hex')),
    );
    return invited < 0 ? no('invite: this invitation is not for this table') : accept(invited);
  }
  const isFree = (i: number) => nth(seats, i).planned.kind !== 'invited' && !isTaken(nth(seats, i));
  const wanted = seat ?? [...seats.keys()].find(isFree);
  if (wanted === undefined) return no('every seat is taken or kept for somebody');
  const { planned } = seats[wanted] ?? {};
  if (planned?.kind === 'invited') return no(`seat ${wanted} is kept for somebody invited`);
  return accept(wanted);
}

async function sit(
  { live, player, replyTo }: CommandContext,
  args: CommandArgs<'sit'>,
): Promise<CommandResult> {
  let taken = 0;
  const written = await live.append((match) => {
    const seat = seatToTake(match, args);
    if (!seat.ok) return seat;
    taken = seat.value;
    return accept({ did: 'sit', seat: taken, player: player.id, name: player.name });
  }, replyTo);
  return written.ok ? { ok: true, n: written.value.n, seat: taken } : refusedBy(written.fault);
}

async function choose(
  context: CommandContext,
  args: CommandArgs<'choose'>,
): Promise<CommandResult> {
  const { decision, options } = args;
  let instead: CommandResult | undefined;
  const done = await asSeated(context, (seat, match) => {
    const { answered, away } = nth(match.seats, seat);
    if (away) return STANDS_IN;
    if (decision === answered?.decision && `${options}` === `${answered.options}`) {
      instead = { ok: true };
      return no('');
    }
    const open = match.decision(seat);
    if (match.phase === 'playing' && (!open || decision !== open.id)) {
      instead = { ...notDone('stale', 'this is not what is asked now'), decision: open };
      return no('');
    }
    const isChange = match.phase === 'playing' && !hasSeat(match.actors, seat);
    if (isChange && !context.limits.changes.take(context.player.id)) {
      instead = WAVERING;
      return no('');
    }
    return accept({ did: 'choose', seat, options, by: 'player' });
  });
  // The kernel calls an answer stale that is sealed already: there is nothing to change.
  const isSealed = !done.ok && done.why === 'stale' && options.length === 1;
  return instead ?? (isSealed ? { ok: true } : done);
}

async function rematch(context: CommandContext): Promise<CommandResult> {
  const { tableStore, live } = context;
  const before = await live.exclusive((match) => {
    const { phase, rematch, seats, plan } = match;
    const people = seats.map(({ player, name }) => ({ player, name }));
    const seated = match.seatOf(context.player.id) !== null;
    return { phase, rematch, seated, plan: planRematch(plan, people) };
  });
  if (!before.seated) return NOT_SEATED;
  if (before.rematch) return { ok: true, table: before.rematch };
  if (before.phase !== 'over') return notDone('refused', 'the game is not over');
  await tableStore.add(before.plan);
  const table = before.plan.id;
  const done = await asSeated(context, () => accept({ did: 'rematch', table }));
  if (done.ok) return { ...done, table };
  await tableStore.remove(table);
  const first = await live.exclusive((match) => match.rematch);
  return first ? { ok: true, table: first } : done;
}

const HANDLERS: { [K in CommandName]: Handler<K> } = {
  sit,
  contribute: (context, { contribution }) =>
    asSeated(context, (seat) => accept({ did: 'contribute', seat, contribution })),
  stand: (context) =>
    asSeated(context, (seat, { phase }) =>
      accept(phase === 'open' ? { did: 'stand', seat } : { did: 'away', seat, why: 'left' }),
    ),
  back: (context) =>
    asSeated(context, (seat, match) => {
      const may = match.mayReturn(seat);
      return may.ok ? accept({ did: 'back', seat }) : may;
    }),
  start: (context) => asSeated(context, () => accept({ did: 'start' })),
  choose,
  undo: (context) =>
    asSeated(context, (seat, match) => {
      if (nth(match.seats, seat).away) return STANDS_IN;
      const choice = match.undoable(seat);
      if (!choice.ok) return choice;
      const { undos } = choice.value;
      return accept({ did: 'undo', seat, ...(undos > 1 && { undos }) });
    }),
  orders: (context, { do: _, ...orders }) =>
    asSeated(context, (seat, { game }) => {
      const wrong = faultIn(orders, game);
      return wrong === undefined ? accept({ did: 'orders', seat, orders }) : no(wrong);
    }),
  async chat({ live, player, replyTo }, { text }) {
    const written = await live.append(
      (match) => accept({ did: 'chat', seat: match.seatOf(player.id), name: player.name, text }),
      replyTo,
    );
    return written.ok ? { ok: true, n: written.value.n } : refusedBy(written.fault);
  },
  rematch,
  refusals: ({ live, player }) =>
    live.exclusive((match) => {
      const seat = match.seatOf(player.id);
      if (seat === null) return NOT_SEATED;
      return { ok: true, refusals: match.table?.refusals(seat) ?? [] };
    }),
};

/** Runs a command. One that is refused has changed nothing. */
export async function handleCommand(
  context: CommandContext,
  command: Command,
): Promise<CommandResult> {
  if (isFull(context, command)) return FULL;
  const handler = HANDLERS[command.do] as Handler<CommandName>;
  return await handler(context, command as CommandArgs<CommandName>);
}
