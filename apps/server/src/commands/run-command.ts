import type { Command, Done, NotDone } from '@treefort/protocol';
import type { Service } from '../service.ts';
import { carryOut, type Doing } from './handlers.ts';

/** Who sends a command, from where, to which table. */
export interface Caller extends Omit<Doing, 'hall'> {
  readonly address: string;
}

const tooMany = (message: string): NotDone => ({ ok: false, why: 'too-many', message });

const TOO_FAST = tooMany('too many commands: slow down');
const CHATTY = tooMany('you chat faster than anybody reads');

/** What is said to somebody who does too much of it. */
function tooMuch({ limits }: Service, { player, address }: Caller, command: Command) {
  if (!limits.commands.take(player.id)) return TOO_FAST;
  if (command.do !== 'chat') return undefined;
  return limits.chat.take(player.id) && limits.chatFrom.take(address) ? undefined : CHATTY;
}

/** Carries out a command, however it came, within the limits of who sends it; counts it and its time. */
export async function receive(
  service: Service,
  caller: Caller,
  command: Command,
): Promise<Done | NotDone> {
  const { hall, metrics } = service;
  const stop = metrics.commandSeconds.startTimer({ do: command.do });
  try {
    const answer =
      tooMuch(service, caller, command) ?? (await carryOut({ hall, ...caller }, command));
    if (!answer.ok) metrics.refused.inc({ why: answer.why });
    return answer;
  } finally {
    stop();
  }
}
