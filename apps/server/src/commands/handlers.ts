import { accept, hasSeat, nth } from '@treefort/kernel';
import type { Command, CommandName, CommandResult } from '@treefort/protocol';
import { faultIn } from '../tables/orders.ts';
import { mayReturn } from '../tables/table-clocks.ts';
import {
  asSeated,
  type CommandArgs,
  type CommandContext,
  type Handler,
  NOT_SEATED,
  no,
  notDone,
  refusedBy,
} from './command-context.ts';
import { rematch } from './rematch.ts';
import { invite, remove, sit, stand } from './seating.ts';

/** The refusal of one more change of answers that come too fast. */
export const WAVERING = notDone('too-many', 'you change your answers too often: wait a while');

/** A log this long is a flood, not a game: from then on it takes only what brings the game to its end. */
const MOST_ENTRIES = 20_000;
const FULL = notDone('too-many', `this table's log has ${MOST_ENTRIES} entries and takes no more`);
const ALWAYS_TAKEN: readonly CommandName[] = ['contribute', 'start', 'back', 'refusals', 'rematch'];

const isFull = ({ live: { match }, player }: CommandContext, command: Command): boolean => {
  if (match.n < MOST_ENTRIES || ALWAYS_TAKEN.includes(command.do)) return false;
  const seat = match.seatOf(player.id);
  return command.do !== 'choose' || seat === null || !hasSeat(match.play.actors, seat);
};

const ABSENT: CommandResult = {
  ...notDone('refused', 'someone is not at the table: a rematch with a clock waits for everyone'),
  rule: 'start.absent',
};
const NOT_SAID = notDone('bad-request', 'chat: expected either a text or a phrase');
const STANDS_IN = no('a bot stands in for you: take the seat back first');

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
    const open = match.play.decision(seat);
    if (match.phase === 'playing' && (!open || decision !== open.id)) {
      instead = { ...notDone('stale', 'this is not what is asked now'), decision: open };
      return no('');
    }
    const isChange = match.phase === 'playing' && !hasSeat(match.play.actors, seat);
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

/** A rematch against the clock starts when everybody is there: who is not would lose on time. */
async function start(context: CommandContext): Promise<CommandResult> {
  const { live } = context;
  const { clock, isRematch } = live.match.plan;
  if (isRematch && clock.kind === 'live') {
    const { seats } = await live.people();
    if (seats.some((presence) => presence?.here === false)) return ABSENT;
  }
  return asSeated(context, () => accept({ did: 'start' }));
}

const HANDLERS: { [K in CommandName]: Handler<K> } = {
  sit,
  contribute: (context, { contribution }) =>
    asSeated(context, (seat) => accept({ did: 'contribute', seat, contribution })),
  stand,
  remove,
  invite,
  back: (context) =>
    asSeated(context, (seat, match) => {
      const may = mayReturn(match, seat);
      return may.ok ? accept({ did: 'back', seat }) : may;
    }),
  start,
  choose,
  undo: (context) =>
    asSeated(context, (seat, match) => {
      if (nth(match.seats, seat).away) return STANDS_IN;
      const choice = match.play.undoable(seat);
      if (!choice.ok) return choice;
      const { undos } = choice.value;
      return accept({ did: 'undo', seat, ...(undos > 1 && { undos }) });
    }),
  rest: (context, { days }) => asSeated(context, (seat) => accept({ did: 'rest', seat, days })),
  orders: (context, { do: _, ...orders }) =>
    asSeated(context, (seat, match) => {
      const wrong = faultIn(orders, match);
      return wrong === undefined ? accept({ did: 'orders', seat, orders }) : no(wrong);
    }),
  async chat({ live, player, replyTo }, { do: _, ...said }) {
    if ((said.text === undefined) === (said.phrase === undefined)) return NOT_SAID;
    const written = await live.append((match) => {
      const { id, name } = player;
      return accept({ did: 'chat', seat: match.seatOf(id), player: id, name, ...said });
    }, replyTo);
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
