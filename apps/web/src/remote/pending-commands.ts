import type { Command, CommandReply, CommandResult, News } from '@treefort/protocol';
import type { Link, Network } from './link.ts';

/** The result of a command whose connection was lost: it is unknown whether it was carried out. */
export const LOST: CommandResult = {
  ok: false,
  why: 'unavailable',
  message: 'the connection is lost',
};

/** A command without an answer after this many milliseconds means that the connection is dead. */
const TIMEOUT = 8_000;

/** Commands that wait for their result; each gets one, at the latest when the connection is lost. */
export class PendingCommands {
  private readonly link: Link;
  private readonly network: Network;
  private readonly waiting = new Map<number, (reply: CommandResult) => void>();
  private refs = 0;

  constructor(link: Link, network: Network) {
    this.link = link;
    this.network = network;
  }

  send(command: Command): Promise<CommandResult> {
    const ref = ++this.refs;
    if (!this.link.send(JSON.stringify({ ...command, ref }))) return Promise.resolve(LOST);
    return new Promise((done) => {
      const stop = this.network.later(TIMEOUT, () => this.link.replace());
      this.waiting.set(ref, (reply) => {
        stop();
        done(reply);
      });
    });
  }

  /** News that carries the reference of a command is its reply: it was done. */
  answered(message: News | CommandReply): void {
    const ref = Number(message.re);
    const result: CommandResult = message.is === 'news' ? { ok: true, n: message.after } : message;
    this.waiting.get(ref)?.(result);
    this.waiting.delete(ref);
  }

  /** The connection is lost. */
  lost(): void {
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const done of waiting) done(LOST);
  }
}
