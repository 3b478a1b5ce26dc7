import { below, type Random } from '@treefort/kernel';
import { Connection, type Person } from './client.ts';
import { mustAnswer } from './player.ts';

/** One answer as its player remembers it; acknowledged ones have their place in the log. */
export interface Given {
  readonly decision: string;
  readonly option: string;
  /** A time of `performance`. */
  readonly at: number;
  n?: number;
  /** Milliseconds from the first time it was said until it was acknowledged. */
  took?: number;
}

/** Before it is tried again. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 25));

/**
 * A player who does not give up: after every lost connection it comes back, to whichever server there is, goes on from
 * the last thing it saw, and says again what may have been lost.
 */
export class StubbornPlayer {
  readonly given: Given[] = [];
  /** Every place in the log it was told of, in the order of telling. */
  readonly heard: number[] = [];
  /** Milliseconds from each lost connection to the next answer that was taken. */
  readonly pauses: number[] = [];
  private lost: number | undefined;
  private readonly who: Person;
  private readonly table: string;
  private readonly where: () => string;
  private readonly random: Random;
  private after = 0;

  constructor(who: Person, table: string, where: () => string, random: Random) {
    this.who = who;
    this.table = table;
    this.where = where;
    this.random = random;
  }

  async play(): Promise<void> {
    for (;;) {
      const connection = await this.connect();
      const ended = await this.playOn(connection).catch(() => false);
      this.remember(connection);
      await connection.close();
      if (ended) return;
      this.lost ??= performance.now();
    }
  }

  private async connect(): Promise<Connection> {
    for (;;) {
      try {
        const query = { after: this.after, changes: 1 } as const;
        return await Connection.open(this.where(), this.table, this.who, query);
      } catch {
        await pause();
      }
    }
  }

  private remember({ news }: Connection): void {
    for (const { happened } of news) this.heard.push(...happened.map(({ n }) => n));
    this.after = news.at(-1)?.n ?? this.after;
  }

  private async playOn(connection: Connection): Promise<boolean> {
    for (;;) {
      await connection.until(
        () => connection.last.phase === 'over' || mustAnswer(connection) !== undefined,
      );
      if (connection.last.phase === 'over') return true;
      const { id: decision, options } = mustAnswer(connection)!;
      const known = this.given.findLast((one) => one.decision === decision);
      const option = known?.option ?? options[below(this.random, options.length)]!.id;
      const given: Given = known ?? { decision, option, at: performance.now() };
      if (!known) this.given.push(given);
      const reply = await connection.send({ do: 'choose', decision, options: [option] });
      if (reply.ok && reply.n !== undefined) this.acknowledged(given, reply.n);
      if (connection.closed) return false;
      if (!reply.ok && reply.why === 'unavailable') await pause();
      if (!reply.ok && reply.why !== 'stale' && reply.why !== 'unavailable') {
        throw new Error(`${option} was refused: ${reply.message}`);
      }
    }
  }

  private acknowledged(given: Given, n: number): void {
    given.n = n;
    given.took = performance.now() - given.at;
    if (this.lost !== undefined) this.pauses.push(performance.now() - this.lost);
    this.lost = undefined;
  }
}
