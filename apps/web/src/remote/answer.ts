import type { CommandReply, News } from '@treefort/protocol';
import { type Errands, LOST } from './errands.ts';
import type { Wire } from './link.ts';

/** Refusals that say nothing about the answer itself. */
const TRY_AGAIN = ['unavailable', 'too-many'];
const SOON = 1_000;

interface Given {
  readonly decision: string;
  readonly option: string;
}

/** The answer that a player has given and that the table has not taken yet: it is sent until it is known what became of it. */
export class Answer {
  private readonly errands: Errands;
  private readonly wire: Wire;
  private readonly done: (reply: CommandReply) => void;
  private given: Given | undefined;

  constructor(errands: Errands, wire: Wire, done: (reply: CommandReply) => void) {
    this.errands = errands;
    this.wire = wire;
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

  /** What news says about it; the first news of a connection is the moment to send it again. */
  settle({ answered, decision }: News, { again }: { readonly again: boolean }): void {
    const { given } = this;
    if (!given) return;
    const taken = answered?.decision === given.decision && `${answered.options}` === given.option;
    if (taken || decision?.id !== given.decision) this.given = undefined;
    else if (again) void this.send(given);
  }

  private async send(given: Given): Promise<void> {
    const { decision, option } = given;
    const reply = await this.errands.send({ do: 'choose', decision, options: [option] });
    if (this.given !== given || reply === LOST) return;
    if (!reply.ok && TRY_AGAIN.includes(reply.why)) {
      this.wire.later(SOON, () => this.given === given && void this.send(given));
      return;
    }
    this.given = undefined;
    this.done(reply);
  }
}
