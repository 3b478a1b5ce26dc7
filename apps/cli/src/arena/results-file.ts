import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { canonical, parseJson, type Reader, reading } from '@treefort/kernel';
import { UsageError } from '../usage.ts';
import type { ArenaPlan, Faults, Played, Thinking } from './plan.ts';

const FILE = 'games.jsonl';

/** The games of an arena in a file, one a line after the plan they belong to: what was played once is never lost. */
export class ResultsFile {
  private readonly file: string;
  readonly played: readonly Played[];

  /** Goes on with the games in a folder, or begins; games of another plan are refused. */
  constructor(folder: string, plan: ArenaPlan) {
    this.file = join(folder, FILE);
    this.begin(folder, plan);
    const [head, ...games] = this.lines();
    const departs = differenceOf(plan, head);
    if (departs) {
      throw new UsageError(
        `${this.file} holds games of another arena (${departs}); give the same settings or another --out`,
      );
    }
    const played = games.map((game, i) => this.read(game, i + 2, plan));
    this.played = [...new Map(played.map((game) => [game.n, game])).values()];
  }

  add(played: Played): void {
    appendFileSync(this.file, `${JSON.stringify(played)}\n`);
  }

  private begin(folder: string, plan: ArenaPlan): void {
    try {
      mkdirSync(folder, { recursive: true });
      if (!existsSync(this.file)) writeFileSync(this.file, `${JSON.stringify(plan)}\n`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new UsageError(`--out: cannot write there: ${reason}`);
    }
  }

  private read(game: unknown, line: number, plan: ArenaPlan): Played {
    const read = reading(game, `${this.file}, line ${line}`, (reader) => playedIn(reader, plan));
    if (!read.ok) throw new UsageError(read.fault.message);
    return read.value;
  }

  /** Every whole line; one that a crash left unfinished is cut off. */
  private lines(): unknown[] {
    const text = readFileSync(this.file, 'utf8');
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    if (whole.length < text.length) truncateSync(this.file, Buffer.byteLength(whole));
    return whole
      .split('\n')
      .slice(0, -1)
      .map((line, i) => {
        const json = parseJson(line, `${this.file}, line ${i + 1}`);
        if (!json.ok) throw new UsageError(json.fault.message);
        return json.value;
      });
  }
}

/** The first setting that is not the same, as both have it. */
function differenceOf(plan: ArenaPlan, head: unknown): string | undefined {
  const other = Object(head) as Record<string, unknown>;
  for (const [name, value] of Object.entries(plan)) {
    const [ours, theirs] = [canonical(value), canonical(other[name])];
    if (ours !== theirs) return `${name}: ${theirs.slice(0, 100)}, not ${ours.slice(0, 100)}`;
  }
  return undefined;
}

const MOST = Number.MAX_SAFE_INTEGER;

function numberIn(reader: Reader): number {
  const { value } = reader;
  return typeof value === 'number' && value >= 0 ? value : reader.fail('expected a number');
}

function thinkingIn(reader: Reader): Thinking {
  const { choices, ms, longest, turn } = reader.fields('choices', 'ms', 'longest', 'turn');
  return {
    choices: choices.whole(0, MOST),
    ms: numberIn(ms),
    longest: numberIn(longest),
    turn: numberIn(turn),
  };
}

function faultsIn(reader: Reader, seats: number): Faults {
  const { seat, count, first } = reader.fields('seat', 'count', 'first');
  return { seat: seat.whole(0, seats - 1), count: count.whole(1, MOST), first: first.text() };
}

/** Something for each seat. */
function bySeat<T>(reader: Reader, seats: number, read: (reader: Reader) => T): T[] {
  const found = reader.list();
  return found.length === seats ? found.map(read) : reader.fail(`expected ${seats} entries`);
}

/** A game as it was written, or what is wrong with it. */
function playedIn(reader: Reader, { seats, contestants }: ArenaPlan): Played {
  const f = reader.fields(
    ...(['n', 'deal', 'seating', 'scores', 'winners', 'thinking', 'faults'] as const),
  );
  return {
    n: f.n.whole(0, MOST),
    deal: f.deal.whole(0, MOST),
    seating: bySeat(f.seating, seats, (one) => one.whole(0, contestants.length - 1)),
    scores: bySeat(f.scores, seats, (score) => score.whole(-1000, 1000)),
    winners: f.winners.list().map((seat) => seat.whole(0, seats - 1)),
    thinking: bySeat(f.thinking, seats, thinkingIn),
    faults: f.faults.list().map((faults) => faultsIn(faults, seats)),
  };
}
