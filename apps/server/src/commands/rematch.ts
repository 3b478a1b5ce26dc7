import { accept, nth } from '@treefort/kernel';
import type { CommandResult } from '@treefort/protocol';
import { planRematch } from '../tables/plan-table.ts';
import { asSeated, type CommandArgs, type CommandContext, no } from './command-context.ts';

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

/** Sets the next table up when everybody wants it; gives its id, or nothing where somebody does not. */
async function setUpRematch({
  live,
  tableStore,
}: CommandContext): Promise<{ readonly table?: string }> {
  const plan = await live.exclusive((match) =>
    match.allAgree && match.rematch === undefined ? planRematch(match) : undefined,
  );
  if (plan) {
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
  const voted = await vote(context, args);
  return voted.ok && args.yes ? { ...voted, ...(await setUpRematch(context)) } : voted;
}
