import { accept, type Fault, hasSeat, type Result, refuse } from '@treefort/kernel';
import type { Command, CommandName, Done, NotDone, WhyNot } from '@treefort/protocol';
import type { Entry } from '../tables/log-entry.ts';
import type { Hall } from '../tables/live-tables.ts';
import type { Sender } from '../tables/subscriber.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { faultIn } from '../tables/orders.ts';
import type { Player } from '../players/players.ts';
import { isTaken } from '../tables/seat.ts';
import { fits } from '../players/secret.ts';
import { planRematch } from '../tables/plan-table.ts';
import type { Sitting } from '../tables/match.ts';

/** Who does something, and where. */
export interface Doing {
  readonly hall: Hall;
  readonly live: LiveTable;
  readonly player: Player;
  readonly sender?: Sender;
}

type Said<K extends CommandName> = Extract<Command, { do: K }>;
type Handler<K extends CommandName> = (doing: Doing, said: Said<K>) => Promise<Done | NotDone>;

const notDone = (why: WhyNot, message: string): NotDone => ({ ok: false, why, message });

const WHY: Record<Fault['why'], WhyNot> = {
  stale: 'stale',
  'not-an-option': 'not-an-option',
  over: 'over',
  undo: 'refused',
  malformed: 'refused',
  departs: 'bad-request',
};

const NOT_SEATED = notDone('not-yours', 'you have no seat at this table');

/** A long log is a flood, not a game: it takes nothing more but what brings the game to its end. */
const MOST_ENTRIES = 20_000;
const FULL = notDone('too-many', `this table's log has ${MOST_ENTRIES} entries and takes no more`);
const TO_THE_END: readonly CommandName[] = ['start', 'back', 'refusals', 'rematch'];

const isFull = ({ live: { sitting }, player }: Doing, command: Command): boolean => {
  if (sitting.n < MOST_ENTRIES || TO_THE_END.includes(command.do)) return false;
  const seat = sitting.seatOf(player.id);
  return command.do !== 'choose' || seat === null || !hasSeat(sitting.actors, seat);
};

/** Writes an entry for the seat of a player; `make` may refuse it. */
async function asSeated(
  { live, player, sender }: Doing,
  make: (seat: number, sitting: Sitting) => Result<Entry>,
): Promise<Done | NotDone> {
  let seated = true;
  const written = await live.append((sitting) => {
    const seat = sitting.seatOf(player.id);
    seated = seat !== null;
    return seat === null ? refuse({ why: 'malformed', message: '' }) : make(seat, sitting);
  }, sender);
  if (!seated) return NOT_SEATED;
  return written.ok ? { ok: true, n: written.value.n } : refusedBy(written.fault);
}

const refusedBy = ({ why, ...rest }: Fault): NotDone => ({ ok: false, why: WHY[why], ...rest });

const no = (message: string): Result<never> => refuse({ why: 'malformed', message });
const STANDS_IN = no('a bot stands in for you: take the seat back first');

function seatToTake(sitting: Sitting, { seat, invite }: Said<'sit'>): Result<number> {
  const { seats } = sitting;
  if (invite !== undefined) {
    const invited = seats.findIndex(
      ({ planned }) =>
        planned.kind === 'invited' && fits(invite, Buffer.from(planned.invite, 'hex')),
    );
    return invited < 0 ? no('invite: this invitation is not for this table') : accept(invited);
  }
  const isFree = (i: number) => seats[i]!.planned.kind !== 'invited' && !isTaken(seats[i]!);
  const wanted = seat ?? [...seats.keys()].find(isFree);
  if (wanted === undefined) return no('every seat is taken or kept for somebody');
  const { planned } = seats[wanted] ?? {};
  if (planned?.kind === 'invited') return no(`seat ${wanted} is kept for somebody invited`);
  return accept(wanted);
}

async function sit({ live, player, sender }: Doing, said: Said<'sit'>): Promise<Done | NotDone> {
  let taken = 0;
  const written = await live.append((sitting) => {
    const seat = seatToTake(sitting, said);
    if (!seat.ok) return seat;
    taken = seat.value;
    return accept({ did: 'sit', seat: taken, player: player.id, name: player.name });
  }, sender);
  return written.ok ? { ok: true, n: written.value.n, seat: taken } : refusedBy(written.fault);
}

async function choose(doing: Doing, said: Said<'choose'>): Promise<Done | NotDone> {
  const { decision, options } = said;
  let again: Done | undefined;
  let stale: NotDone | undefined;
  const done = await asSeated(doing, (seat, sitting) => {
    const { asked, answered, away } = sitting.seats[seat]!;
    if (away) return STANDS_IN;
    if (decision === answered?.decision && `${options}` === `${answered.options}`) {
      again = { ok: true };
      return no('');
    }
    const open = sitting.decision(seat);
    if (sitting.phase === 'playing' && (!open || decision !== String(asked))) {
      stale = { ...notDone('stale', 'this is not what is asked now'), decision: open };
      return no('');
    }
    return accept({ did: 'choose', seat, options, by: 'player' });
  });
  // The kernel calls stale what lies sealed already: there is nothing left to change.
  const isSealed = !done.ok && done.why === 'stale' && options.length === 1;
  return again ?? stale ?? (isSealed ? { ok: true } : done);
}

async function rematch(doing: Doing): Promise<Done | NotDone> {
  const { hall, live } = doing;
  const before = await live.alone((sitting) => {
    const { phase, rematch, seats, plan } = sitting;
    const people = seats.map(({ player, name }) => ({ player, name }));
    const seated = sitting.seatOf(doing.player.id) !== null;
    return { phase, rematch, seated, plan: planRematch(plan, people) };
  });
  if (!before.seated) return NOT_SEATED;
  if (before.rematch) return { ok: true, table: before.rematch };
  if (before.phase !== 'over') return notDone('refused', 'the game is not over');
  await hall.add(before.plan);
  const table = before.plan.id;
  const done = await asSeated(doing, () => accept({ did: 'rematch', table }));
  if (done.ok) return { ...done, table };
  await hall.remove(table);
  const first = await live.alone((sitting) => sitting.rematch);
  return first ? { ok: true, table: first } : done;
}

const HANDLERS: { [K in CommandName]: Handler<K> } = {
  sit,
  stand: (doing) =>
    asSeated(doing, (seat, { phase }) =>
      accept(phase === 'open' ? { did: 'stand', seat } : { did: 'away', seat, why: 'left' }),
    ),
  back: (doing) => asSeated(doing, (seat) => accept({ did: 'back', seat })),
  start: (doing) => asSeated(doing, () => accept({ did: 'start' })),
  choose,
  undo: (doing) =>
    asSeated(doing, (seat, { seats }) =>
      seats[seat]!.away ? STANDS_IN : accept({ did: 'undo', seat }),
    ),
  orders: (doing, { do: _, ...orders }) =>
    asSeated(doing, (seat) => {
      const wrong = faultIn(orders);
      return wrong === undefined ? accept({ did: 'orders', seat, orders }) : no(wrong);
    }),
  async chat({ live, player, sender }, { text }) {
    const written = await live.append(
      (sitting) =>
        accept({ did: 'chat', seat: sitting.seatOf(player.id), name: player.name, text }),
      sender,
    );
    return written.ok ? { ok: true, n: written.value.n } : refusedBy(written.fault);
  },
  rematch,
  refusals: ({ live, player }) =>
    live.alone((sitting) => {
      const seat = sitting.seatOf(player.id);
      if (seat === null) return NOT_SEATED;
      return { ok: true, refusals: sitting.table?.refusals(seat) ?? [] };
    }),
};

/** Carries out a command; whatever is wrong with it is told, and then nothing has changed. */
export async function carryOut(doing: Doing, command: Command): Promise<Done | NotDone> {
  if (isFull(doing, command)) return FULL;
  const handler = HANDLERS[command.do] as Handler<CommandName>;
  return await handler(doing, command as Said<CommandName>);
}
