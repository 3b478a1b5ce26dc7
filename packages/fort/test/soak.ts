import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import {
  type FortEvent,
  type FortState,
  fort,
  MADE_UP_RULES,
  PERKS,
  standard,
  VERBS,
} from '@treefort/fort';
import type { Decision } from '@treefort/kernel';
import { checkCore, checkLaws, type Subject } from '@treefort/kernel/laws';
import { subject } from './subject.ts';

/**
 * The long run: random games of 2, 3 and 4 seats, dealt and drafted. All must end and lose no card at any moment; every
 * tenth (`--closely 1`: every one) is played at a table and held against all laws of the kernel. The run fails unless
 * every kid, perk, made-up rule, verb and refusing rule has occurred. `npm run soak -- --games 200000 --jobs 2`
 */

/** The rules that refuse options in Fort, by themselves or as the limit behind another. */
const REFUSING = [
  ...['fort.play.blank', 'fort.play.actions', 'fort.play.one-full', 'fort.play.zero'],
  ...['fort.play.add', 'fort.play.add-useful', 'fort.play.add-lookout'],
  ...['fort.follow.card', 'fort.follow.full', 'fort.follow.same-kind'],
  ...['fort.stuff', 'fort.pack', 'fort.lookout', 'fort.recruit.sources'],
  ...[
    'fort.act.gain',
    'fort.act.pack',
    'fort.act.lookout',
    'fort.act.trash',
    'fort.act.trash-rival',
  ],
  ...['fort.act.advance', 'fort.act.spend', 'fort.act.copy-rival', 'fort.act.convert'],
  ...['fort.perk.birthday-party', 'fort.perk.rough-housing', 'fort.perk.do-over'],
];

const WANTED: Record<string, readonly string[]> = {
  played: standard.designs.filter((d) => d.publicAction || d.privateAction).map(({ id }) => id),
  recruited: standard.designs.filter((d) => d.friendOf < 0).map(({ id }) => id),
  verb: VERBS,
  'took-perk': PERKS,
  'used-perk': ['diy', 'do-over', 'rough-housing', 'recycling'],
  'kept-rule': MADE_UP_RULES,
  refused: REFUSING,
  ended: ['level', 'points', 'park-deck'],
};

interface Tally {
  games: number;
  closely: number;
  choices: number;
  readonly seen: Record<string, Record<string, number>>;
}

const fresh = (): Tally => ({
  games: 0,
  closely: 0,
  choices: 0,
  seen: Object.fromEntries(Object.keys(WANTED).map((what) => [what, {}])),
});

function note(tally: Tally, what: string, which: unknown): void {
  const row = tally.seen[what]!;
  row[String(which)] = (row[String(which)] ?? 0) + 1;
}

/** Watches one game: what was played, used, taken, kept and refused. */
class Watch {
  private readonly tally: Tally;
  private played = '';
  private looks = 0;

  constructor(tally: Tally) {
    this.tally = tally;
  }

  see(s: FortState, _: Decision, events: readonly FortEvent[]): void {
    this.tally.choices++;
    for (const event of events) this.hear(event);
    if (++this.looks % 7 !== 0 || fort.actors(s) === 0 || s.phase === 0) return;
    for (const { rule, detail } of fort.refusals(s, s.actor)) {
      note(this.tally, 'refused', rule);
      for (const limit of [detail?.limit, detail?.public, detail?.private]) {
        if (limit) note(this.tally, 'refused', limit);
      }
    }
  }

  private hear(event: FortEvent): void {
    switch (event.kind) {
      case 'played':
        this.played = event.card;
        return note(this.tally, event.kind, event.card);
      case 'recruited':
        return note(this.tally, event.kind, event.card);
      case 'used-perk':
        if (event.perk === 'diy') note(this.tally, 'verb', 'advance+1');
        return note(this.tally, event.kind, event.perk);
      case 'took-perk':
        return note(this.tally, event.kind, event.perk);
      case 'recycled':
        return note(this.tally, 'used-perk', 'recycling');
      case 'kept-rule':
        return note(this.tally, event.kind, event.secret.rule);
      case 'ending':
        return note(this.tally, 'ended', event.reason);
      case 'used':
        return this.hearUse(event.action === 'public' ? 0 : 1);
    }
  }

  private hearUse(which: number): void {
    const program = standard.designs.find(({ id }) => id === this.played)?.programs[which];
    const verbs = program?.segments.flatMap(({ slots }) => slots.flat()) ?? [];
    for (const verb of verbs) note(this.tally, 'verb', VERBS[verb]);
  }
}

/** Plays every `jobs`-th game, beginning with the `first`. */
function run({ games, jobs, first, seed, closely }: Slice): Tally {
  const tally = fresh();
  for (let i = first; i < games; i += jobs) {
    const seats = 2 + (i % 3);
    const plain = subject(seats, { setup: i % 2 === 0 ? 'basic' : 'draft' });
    const name = `${seed} ${i}`;
    // Every so many games of each slice, whatever the number of jobs.
    if (tally.games % closely === 0) {
      const watch = new Watch(tally);
      const see: Subject<FortState>['watch'] = (s, decision, _, events) =>
        watch.see(s, decision, events as FortEvent[]);
      checkLaws({ ...plain, watch: see }, name, 0.003);
      tally.closely++;
    } else tally.choices += checkCore(plain, name).moment;
    tally.games++;
    if (tally.games % 500 === 0) parentPort?.postMessage({ progress: 500 });
  }
  return tally;
}

interface Slice {
  readonly games: number;
  readonly jobs: number;
  readonly first: number;
  readonly seed: string;
  readonly closely: number;
}

function merge(into: Tally, from: Tally): void {
  into.games += from.games;
  into.closely += from.closely;
  into.choices += from.choices;
  for (const [what, row] of Object.entries(from.seen)) {
    for (const [which, count] of Object.entries(row)) {
      into.seen[what]![which] = (into.seen[what]![which] ?? 0) + count;
    }
  }
}

function report(total: Tally, seconds: number): boolean {
  const { games, choices, closely } = total;
  const time = `${seconds.toFixed(0)} s`;
  console.log(`${games} games, ${choices} choices, ${time}; all laws held in ${closely} of them`);
  let whole = true;
  for (const [what, wanted] of Object.entries(WANTED)) {
    const row = total.seen[what]!;
    const never = wanted.filter((which) => !row[which]);
    const counts = wanted.map((which) => `${which} ${row[which] ?? 0}`).join(', ');
    console.log(`${what}: ${counts}`);
    if (never.length) console.log(`  never ${what}: ${never.join(', ')}`);
    if (never.length) whole = false;
  }
  return whole;
}

function work(slice: Slice, progress: (games: number) => void): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: slice });
    worker.on('message', (message: { progress?: number; tally?: Tally }) => {
      if (message.progress) progress(message.progress);
      if (message.tally) resolve(message.tally);
    });
    worker.on('error', reject);
  });
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '200000' },
      jobs: { type: 'string', default: '2' },
      closely: { type: 'string', default: '10' },
      seed: { type: 'string', default: 'soak' },
    },
  });
  const numbers = [values.games, values.jobs, values.closely].map(Number);
  if (numbers.some((n) => !Number.isInteger(n) || n < 1)) {
    throw new Error('--games, --jobs and --closely take whole numbers from 1');
  }
  const [games, jobs, closely] = numbers as [number, number, number];
  const began = performance.now();
  let played = 0;
  const progress = (more: number) => {
    played += more;
    if (process.stderr.isTTY) process.stderr.write(`\r${played} of ${games} games`);
  };
  const slices = Array.from({ length: jobs }, (_, first) => ({
    games,
    jobs,
    first,
    closely,
    seed: values.seed,
  }));
  const total = fresh();
  for (const tally of await Promise.all(slices.map((slice) => work(slice, progress))))
    merge(total, tally);
  if (!report(total, (performance.now() - began) / 1000)) process.exitCode = 1;
}

if (isMainThread) await main();
else parentPort?.postMessage({ tally: run(workerData as Slice) });
