import type { Command, CommandReply, News } from '@treefort/protocol';
import type { Link, Wire } from './link.ts';

/** The answer to a command whose connection is lost: nobody knows what became of it. */
export const LOST: CommandReply = {
  ok: false,
  why: 'unavailable',
  message: 'the connection is lost',
};

/** A command without an answer for so long means that the connection has silently gone. */
const PATIENCE = 8_000;

/** Commands under way: each gets one answer, at the latest when the connection is lost. */
export class Errands {
  private readonly link: Link;
  private readonly wire: Wire;
  private readonly waiting = new Map<number, (reply: CommandReply) => void>();
  private refs = 0;

  constructor(link: Link, wire: Wire) {
    this.link = link;
    this.wire = wire;
  }

  send(command: Command): Promise<CommandReply> {
    const ref = ++this.refs;
    if (!this.link.send(JSON.stringify({ ...command, ref }))) return Promise.resolve(LOST);
    return new Promise((done) => {
      const stop = this.wire.later(PATIENCE, () => this.link.renew());
      this.waiting.set(ref, (reply) => {
        stop();
        done(reply);
      });
    });
  }

  /** News that carries the reference of a command is its reply: it was done. */
  answered(message: News | CommandReply): void {
    const ref = Number(message.re);
    const reply: CommandReply = message.is === 'news' ? { ok: true, n: message.n - 1 } : message;
    this.waiting.get(ref)?.(reply);
    this.waiting.delete(ref);
  }

  /** The connection is lost. */
  lost(): void {
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const done of waiting) done(LOST);
  }
}
