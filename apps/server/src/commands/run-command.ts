import type { Command, CommandResult, NotDone } from '@treefort/protocol';
import type { Service } from '../service.ts';
import { type CommandContext, handleCommand } from './handlers.ts';

/** Who sends a command, from which address, to which table. */
export interface CommandSource extends Omit<CommandContext, 'tableStore'> {
  readonly address: string;
}

const tooMany = (message: string): NotDone => ({ ok: false, why: 'too-many', message });

const TOO_FAST = tooMany('too many commands: slow down');
const CHATTY = tooMany('you chat faster than anybody reads');

/** The refusal of a command that exceeds a rate limit. */
function overLimit({ limits }: Service, { player, address }: CommandSource, command: Command) {
  if (!limits.commands.take(player.id)) return TOO_FAST;
  if (command.do !== 'chat') return undefined;
  return limits.chat.take(player.id) && limits.chatFrom.take(address) ? undefined : CHATTY;
}

/** Runs a command from HTTP or WebSocket within its sender's rate limits, and measures it. */
export async function runCommand(
  service: Service,
  source: CommandSource,
  command: Command,
): Promise<CommandResult> {
  const { tableStore, metrics } = service;
  const stop = metrics.commandSeconds.startTimer({ do: command.do });
  try {
    const answer =
      overLimit(service, source, command) ??
      (await handleCommand({ tableStore, ...source }, command));
    if (!answer.ok) metrics.refused.inc({ why: answer.why });
    return answer;
  } finally {
    stop();
  }
}
