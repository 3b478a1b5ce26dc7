import { accept, nth } from '@treefort/kernel';
import type { CommandResult } from '@treefort/protocol';
import type { TablePlan } from '../tables/plan.ts';
import { planRematch } from '../tables/plan-table.ts';
import {
  asSeated,
  type CommandArgs,
  type CommandContext,
  isBlocked,
  no,
  UNWANTED,
} from './command-context.ts';

const playersOf = ({ seats }: TablePlan): readonly string[] =>
  seats.flatMap((seat) => (seat.kind === 'player' ? [seat.player] : []));

/** Writes down whether a player wants a rematch, unless that is known. */
async function vote(
  context: CommandContext,
  { yes }: CommandArgs<'rematch'>,
): Promise<CommandResult> {
  let known: CommandResult | undefined;
  const done = await asSeated(context, (seat, match) => {
    if (match.phase !== 'over') return no('the game is not over');
    const { rematch } = match;
    if (rematch !== undefined) known = { ok: true, table: rematch };
    else if (nth(match.seats, seat).again === yes) known = { ok: true };
    return known ? no('') : accept({ did: 'vote', seat, yes });
  });
  return known ?? done;
}

/** Whether a player would meet somebody again whom they do not want to meet, or who does not want to meet them. */
async function meetsBlocked({ company, live, player }: CommandContext): Promise<boolean> {
  const others = await live.exclusive((match) => {
    const mayAgree = match.phase === 'over' && match.rematch === undefined;
    return mayAgree && match.seatOf(player.id) !== null ? playersOf(planRematch(match)) : [];
  });
  return await isBlocked(company, player.id, others);
}

/** Sets the next table up when everybody wants it; gives its id, or nothing where somebody does not. */
async function setUpRematch({
  company,
  live,
  tableStore,
}: CommandContext): Promise<{ readonly table?: string }> {
  const plan = await live.exclusive((match) =>
    match.allAgree && match.rematch === undefined ? planRematch(match) : undefined,
  );
  if (plan && (await company.blocked(playersOf(plan))).length === 0) {
    const { id: table } = plan;
    await tableStore.add(plan);
    const written = await live.append((match) =>
      match.allAgree ? accept({ did: 'rematch', table }) : no('a player no longer wants a rematch'),
    );
    if (!written.ok) await tableStore.remove(table);
  }
  const table = await live.exclusive((match) => match.rematch);
  return table === undefined ? {} : { table };
}

/** Says whether one wants a rematch. The last yes sets it up; so does any yes where a server has failed to. */
export async function rematch(
  context: CommandContext,
  args: CommandArgs<'rematch'>,
): Promise<CommandResult> {
  if (args.yes && (await meetsBlocked(context))) return UNWANTED;
  const voted = await vote(context, args);
  return voted.ok && args.yes ? { ...voted, ...(await setUpRematch(context)) } : voted;
}
