import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { canonical, parseJson } from '@treefort/kernel';
import { UsageError } from '../usage.ts';
import type { Plan, Played } from './plan.ts';

const FILE = 'games.jsonl';

/** The games of an arena in a file, one a line after the plan they belong to: what was played once is never lost. */
export class Ledger {
  private readonly file: string;
  readonly played: readonly Played[];

  /** Goes on with the games in a folder, or begins; games of another plan are refused. */
  constructor(folder: string, plan: Plan) {
    this.file = join(folder, FILE);
    mkdirSync(folder, { recursive: true });
    if (!existsSync(this.file)) writeFileSync(this.file, `${JSON.stringify(plan)}\n`);
    const [head, ...games] = this.lines();
    const departs = differenceOf(plan, head);
    if (departs) {
      throw new UsageError(
        `${this.file} holds games of another arena (${departs}); give the same settings or another --out`,
      );
    }
    this.played = games as Played[];
  }

  add(played: Played): void {
    appendFileSync(this.file, `${JSON.stringify(played)}\n`);
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
function differenceOf(plan: Plan, head: unknown): string | undefined {
  const other = Object(head) as Record<string, unknown>;
  for (const [name, value] of Object.entries(plan)) {
    const [ours, theirs] = [canonical(value), canonical(other[name])];
    if (ours !== theirs) return `${name}: ${theirs.slice(0, 100)}, not ${ours.slice(0, 100)}`;
  }
  return undefined;
}
