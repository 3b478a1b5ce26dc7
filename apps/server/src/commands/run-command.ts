import type { Command, CommandName, CommandResult, NotDone } from '@treefort/protocol';
import type { Service } from '../service.ts';
import type { CommandContext } from './command-context.ts';
import { handleCommand, WAVERING } from './handlers.ts';

/** Who sends a command, from which address, to which table. */
export interface CommandSource extends Omit<CommandContext, 'tableStore' | 'limits' | 'company'> {
  readonly address: string;
}

const tooMany = (message: string): NotDone => ({ ok: false, why: 'too-many', message });

const TOO_FAST = tooMany('too many commands: slow down');
const CHATTY = tooMany('you chat faster than anybody reads');
const RESTLESS = tooMany('you change seats too often: wait a while');

/** Commands that write entries about seats, of which nobody needs many. */
const ABOUT_SEATS: readonly CommandName[] = [
  ...(['sit', 'stand', 'back'] as const),
  ...(['remove', 'invite', 'rematch'] as const),
];

/** The refusal of a command that exceeds a rate limit. */
function overLimit({ limits }: Service, { player, address }: CommandSource, command: Command) {
  if (!limits.commands.take(player.id)) return TOO_FAST;
  if (ABOUT_SEATS.includes(command.do)) return limits.seats.take(player.id) ? undefined : RESTLESS;
  if (command.do === 'undo') return limits.changes.take(player.id) ? undefined : WAVERING;
  if (command.do !== 'chat') return undefined;
  return limits.chat.take(player.id) && limits.chatFrom.take(address) ? undefined : CHATTY;
}

/** Runs a command from HTTP or WebSocket within its sender's rate limits, and measures it. */
export async function runCommand(
  service: Service,
  source: CommandSource,
  command: Command,
): Promise<CommandResult> {
  const { tableStore, limits, company, metrics } = service;
  const stop = metrics.commandSeconds.startTimer({ do: command.do });
  try {
    const answer =
      overLimit(service, source, command) ??
      (await handleCommand({ tableStore, limits, company, ...source }, command));
    if (!answer.ok) metrics.refused.inc({ why: answer.why });
    return answer;
  } finally {
    stop();
  }
}
