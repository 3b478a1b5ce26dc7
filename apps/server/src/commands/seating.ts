import { accept, nth, type Result } from '@treefort/kernel';
import type { CommandResult } from '@treefort/protocol';
import { hashOf, isSecretOf, newSecret } from '../players/secret.ts';
import type { LogEntry } from '../tables/log-entry.ts';
import type { Match } from '../tables/match.ts';
import { isTaken } from '../tables/seat.ts';
import {
  asSeated,
  type CommandArgs,
  type CommandContext,
  isBlocked,
  no,
  notDone,
  refusedBy,
  UNWANTED,
} from './command-context.ts';

function invitedSeat({ seats }: Match, secret: string): number | undefined {
  const found = seats.findIndex(
    ({ invite }) => invite !== null && isSecretOf(secret, Buffer.from(invite.hash, 'hex')),
  );
  return found < 0 ? undefined : found;
}

function seatToTake(match: Match, { seat, invite }: CommandArgs<'sit'>): Result<number> {
  const { seats } = match;
  if (invite !== undefined) {
    const invited = invitedSeat(match, invite);
    return invited === undefined
      ? no('invite: this invitation is not for this table')
      : accept(invited);
  }
  const isFree = (i: number) => nth(seats, i).invite === null && !isTaken(nth(seats, i));
  const wanted = seat ?? [...seats.keys()].find(isFree);
  if (wanted === undefined) return no('every seat is taken or reserved');
  if (seats[wanted]?.invite) return no(`seat ${wanted} is reserved for an invited player`);
  return accept(wanted);
}

/** Whether a player was removed from the table and not invited to this seat since. */
function isRemoved({ seats, removed }: Match, player: string, seat: number): boolean {
  const at = removed.get(player);
  return at !== undefined && (seats[seat]?.invite?.n ?? -1) < at;
}

/** Those whom a player meets at a table: who sits there, and who set it up. */
const peopleAt = ({ host, seats }: Match): readonly string[] =>
  [host, ...seats.map(({ player }) => player)].filter((one) => one !== null);

/** Sits down among these people; where somebody else has come meanwhile, nothing is done. */
async function sitAmong(
  { live, player, replyTo }: CommandContext,
  args: CommandArgs<'sit'>,
  met: readonly string[],
): Promise<CommandResult | 'others came'> {
  let taken = 0;
  let others = false;
  const written = await live.append((match) => {
    const seat = seatToTake(match, args);
    if (!seat.ok) return seat;
    others = peopleAt(match).some((one) => !met.includes(one));
    if (others) return no('');
    taken = seat.value;
    if (isRemoved(match, player.id, taken)) {
      return no('the host has removed you: ask for an invitation', 'sit.removed');
    }
    return accept({ did: 'sit', seat: taken, player: player.id, name: player.name });
  }, replyTo);
  if (others) return 'others came';
  return written.ok ? { ok: true, n: written.value.n, seat: taken } : refusedBy(written.fault);
}

export async function sit(
  context: CommandContext,
  args: CommandArgs<'sit'>,
): Promise<CommandResult> {
  const { company, live, player } = context;
  for (;;) {
    const { met, host } = await live.exclusive((match) => ({
      met: peopleAt(match),
      host: match.host,
    }));
    // Who was invited is wanted by the host, though not by everybody.
    const strangers = args.invite === undefined ? met : met.filter((one) => one !== host);
    if (await isBlocked(company, player.id, strangers)) return UNWANTED;
    const done = await sitAmong(context, args, met);
    if (done !== 'others came') return done;
  }
}

/** Leaves the seat; during the game a bot plays on. */
export const stand = (context: CommandContext): Promise<CommandResult> =>
  asSeated(context, (seat, { phase }) =>
    accept(phase === 'open' ? { did: 'stand', seat } : { did: 'away', seat, why: 'left' }),
  );

const NOT_HOST = notDone('not-yours', 'only the host of this table may do that');

/** Writes an entry for the host before the game; whether the host sits at the table is all the same. */
async function asHost(
  { live, player, replyTo }: CommandContext,
  make: (match: Match) => Result<LogEntry>,
): Promise<CommandResult> {
  let allowed = true;
  const written = await live.append((match) => {
    allowed = match.host === player.id;
    return allowed ? make(match) : no('');
  }, replyTo);
  if (!allowed) return NOT_HOST;
  return written.ok ? { ok: true, n: written.value.n } : refusedBy(written.fault);
}

/** The host frees a seat; who sat there takes none again unless invited anew. */
export const remove = (
  context: CommandContext,
  { seat }: CommandArgs<'remove'>,
): Promise<CommandResult> =>
  asHost(context, ({ seats }) => {
    const { player, name = null } = seats[seat] ?? {};
    if (player == null) return no(`nobody sits on seat ${seat}`);
    if (player === context.player.id) return no('leave your own seat by standing up');
    return accept({ did: 'remove', seat, name });
  });

/** The host keeps a free seat for the player who has a new secret, which is told in the reply alone. */
export async function invite(
  { replyTo: _, ...context }: CommandContext,
  { seat }: CommandArgs<'invite'>,
): Promise<CommandResult> {
  const secret = newSecret();
  const hash = hashOf(secret).toString('hex');
  const done = await asHost(context, () => accept({ did: 'invite', seat, hash }));
  return done.ok ? { ok: true, invite: secret } : done;
}
