import type { CommandResult, News } from '@treefort/protocol';
import type { Network } from './link.ts';
import { LOST, type PendingCommands } from './pending-commands.ts';

/** Refusals that are not about the answer itself. */
const TRY_AGAIN = ['unavailable', 'too-many'];
const RETRY = 1_000;

interface SentAnswer {
  readonly decision: string;
  readonly option: string;
}

/** The answer that a player has given and the server has not confirmed: it is sent until its fate is known. */
export class PendingAnswer {
  private readonly commands: PendingCommands;
  private readonly network: Network;
  private readonly done: (reply: CommandResult) => void;
  private given: SentAnswer | undefined;

  constructor(commands: PendingCommands, network: Network, done: (reply: CommandResult) => void) {
    this.commands = commands;
    this.network = network;
    this.done = done;
  }

  get underWay(): boolean {
    return this.given !== undefined;
  }

  /** One answer at a time: a second tap changes nothing. */
  give(decision: string, option: string): boolean {
    if (this.given) return false;
    this.given = { decision, option };
    void this.send(this.given);
    return true;
  }

  /** Looks in news for what became of it; with the first news of a connection it is sent again. */
  settle({ answered, decision }: News, { again }: { readonly again: boolean }): void {
    const { given } = this;
    if (!given) return;
    const taken = answered?.decision === given.decision && `${answered.options}` === given.option;
    if (taken || decision?.id !== given.decision) this.given = undefined;
    else if (again) void this.send(given);
  }

  private async send(given: SentAnswer): Promise<void> {
    const { decision, option } = given;
    const reply = await this.commands.send({ do: 'choose', decision, options: [option] });
    if (this.given !== given || reply === LOST) return;
    if (!reply.ok && TRY_AGAIN.includes(reply.why)) {
      this.network.later(RETRY, () => this.given === given && void this.send(given));
      return;
    }
    this.given = undefined;
    this.done(reply);
  }
}
