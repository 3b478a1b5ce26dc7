import { nth } from '@treefort/kernel';

/** A table under load, the same for every server that is measured. */
export interface LoadTable {
  readonly over: boolean;
  /** Waits for the moves that the server makes for players who have no choice; gives how many those were. */
  follow(): Promise<number>;
  /** Makes one move of any seat that must; ends when all seats have been told. */
  move(): Promise<void>;
  close(): void;
}

/** A server that is measured: it opens tables of four. */
export interface Contestant {
  readonly name: string;
  readonly pid: number;
  open(index: number): Promise<LoadTable>;
}

/** What was measured: moves in a second and milliseconds from "sent" to "all told". */
export interface Load {
  readonly tables: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly most: number;
}

class Tally {
  private readonly times: number[] = [];
  private moves = 0;
  private readonly begin = performance.now();

  /** One move of a player, and those of the server after it: these count, but have no time of their own. */
  async move(table: LoadTable): Promise<void> {
    const start = performance.now();
    await table.move();
    this.times.push(performance.now() - start);
    // Other tables count meanwhile: the sum is read after the wait.
    const followed = await table.follow();
    this.moves += 1 + followed;
  }

  result(tables: number): Load {
    const seconds = (performance.now() - this.begin) / 1000;
    const sorted = this.times.toSorted((a, b) => a - b);
    const at = (share: number) =>
      sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
    const most = sorted.at(-1) ?? 0;
    return {
      tables,
      perSecond: this.moves / seconds,
      p50: at(0.5),
      p95: at(0.95),
      p99: at(0.99),
      most,
    };
  }
}

/** Opens many tables, a few at a time. */
export async function openAll(contestant: Contestant, count: number): Promise<LoadTable[]> {
  const tables: LoadTable[] = [];
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const table = await contestant.open(next++);
      await table.follow();
      tables.push(table);
    }
  };
  await Promise.all(Array.from({ length: 16 }, worker));
  return tables;
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Every table moves once a second, each at its own time, whatever the others do. */
export async function paced(
  contestant: Contestant,
  tables: LoadTable[],
  seconds: number,
): Promise<Load> {
  const tally = new Tally();
  const end = performance.now() + seconds * 1000;
  const play = async (at: number) => {
    let due = performance.now() + Math.random() * 1000;
    for (; due < end; due += 1000) {
      await sleep(Math.max(0, due - performance.now()));
      await tally.move(nth(tables, at));
      if (nth(tables, at).over) tables[at] = await renewed(contestant, nth(tables, at), at);
    }
  };
  await Promise.all(tables.map((_, at) => play(at)));
  return tally.result(tables.length);
}

/** Every table moves again as soon as all have been told of the last move. */
export async function flatOut(
  contestant: Contestant,
  tables: LoadTable[],
  seconds: number,
): Promise<Load> {
  const tally = new Tally();
  const end = performance.now() + seconds * 1000;
  const play = async (at: number) => {
    while (performance.now() < end) {
      await tally.move(nth(tables, at));
      if (nth(tables, at).over) tables[at] = await renewed(contestant, nth(tables, at), at);
    }
  };
  await Promise.all(tables.map((_, at) => play(at)));
  return tally.result(tables.length);
}

async function renewed(contestant: Contestant, old: LoadTable, at: number): Promise<LoadTable> {
  old.close();
  const table = await contestant.open(at);
  await table.follow();
  return table;
}
