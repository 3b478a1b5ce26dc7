import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Budget } from '@treefort/bots';
import { type Contestant, contestantIn, programIn } from '../arena/contestant.ts';
import type { ArenaPlan, Played } from '../arena/plan.ts';
import { obstacle } from '../arena/program.ts';
import { reportPage, reportText } from '../arena/report.ts';
import { ResultsFile } from '../arena/results-file.ts';
import { fixtures } from '../arena/schedule.ts';
import { standingsOf } from '../arena/standings.ts';
import { playAll } from '../arena/worker-pool.ts';
import { gameFlags, gameIn, setupIn } from '../games.ts';
import { progress } from '../progress.ts';
import { type Call, type Command, textOf, textsOf, UsageError, wholeOf } from '../usage.ts';

const GAMES = 400;
const PATIENCE = 5000;
/** More would be more line-ups than anybody plays. */
const MOST_ENTRIES = 16;

function commonBudget(call: Call): Budget | undefined {
  const ms = wholeOf(call, 'ms', 1, 600_000);
  const iterations = wholeOf(call, 'iterations', 1, 1_000_000_000);
  if (ms !== undefined && iterations !== undefined) {
    throw new UsageError('--ms and --iterations: one budget, please');
  }
  if (ms !== undefined) return { ms };
  return iterations === undefined ? undefined : { iterations };
}

async function entered(call: Call, game: string): Promise<Contestant[]> {
  const common = commonBudget(call);
  const named = textOf(call, 'players')?.split(',') ?? [];
  const bots = await Promise.all(named.map((text) => contestantIn(text, game, common)));
  const programs = textsOf(call, 'exec').map((command) => programIn(command, common));
  for (const { origin } of programs) {
    const why = 'program' in origin ? await obstacle(origin.program) : undefined;
    if (why) throw new UsageError(`--exec: cannot be started: ${why}`);
  }
  const all = [...bots, ...programs];
  if (all.length === 0) throw new UsageError('who plays? expected --players or --exec');
  if (all.length > MOST_ENTRIES) {
    throw new UsageError(`expected at most ${MOST_ENTRIES} contestants, found ${all.length}`);
  }
  return all;
}

/** Each contestant once, however often it was entered. */
function distinct(all: readonly Contestant[]): Contestant[] {
  const byName = new Map<string, Contestant>();
  for (const one of all) {
    const other = byName.get(one.name);
    if (other && JSON.stringify(other) !== JSON.stringify(one)) {
      throw new UsageError(`two different contestants are called ${one.name}`);
    }
    byName.set(one.name, one);
  }
  return [...byName.values()];
}

async function planIn(call: Call): Promise<ArenaPlan> {
  const face = gameIn(call);
  const { id, rules, seats } = face.game;
  const all = await entered(call, id);
  const usual = seats.includes(all.length) ? all.length : Math.max(...seats);
  const setup = await setupIn(call, face, usual);
  const contestants = distinct(all);
  return {
    game: id,
    rules,
    ...setup,
    seed: textOf(call, 'seed') ?? 'treefort',
    contestants,
    entries: all.map(({ name }) => contestants.findIndex((one) => one.name === name)),
    patience: wholeOf(call, 'patience', 1, 600_000) ?? PATIENCE,
  };
}

/** Leaves with what is kept told, however the call is broken off. */
function tellWhenStopped(text: () => string): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      process.stderr.write(`\n${text()}\n`);
      process.exit(130);
    });
  }
}

/** Plays what is missing, and gives all games. */
async function playMissing(plan: ArenaPlan, call: Call): Promise<Played[]> {
  const folder = textOf(call, 'out');
  const all = fixtures(plan, wholeOf(call, 'games', 1, 10_000_000) ?? GAMES);
  const jobs = wholeOf(call, 'jobs', 1, 256) ?? availableParallelism();
  const results = folder === undefined ? undefined : new ResultsFile(folder, plan);
  const played = (results?.played ?? []).filter(({ n }) => n < all.length);
  const done = new Set(played.map(({ n }) => n));
  const bar = progress(all.length, played.length);
  tellWhenStopped(() =>
    folder === undefined
      ? `stopped after ${played.length} of ${all.length} games; with --out they would have been kept`
      : `stopped: ${played.length} of ${all.length} games are kept in ${folder}; the same call goes on`,
  );
  const missing = all.filter(({ n }) => !done.has(n));
  await playAll(plan, missing, {
    jobs,
    tell: (game) => {
      results?.add(game);
      bar.at(played.push(game));
    },
  });
  bar.clear();
  return played;
}

const quoted = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;

/** The call as it could be typed again; where its results lie is left out. */
function commandLine({ given, words }: Call): string {
  const flags = Object.entries(given)
    .filter(([name]) => name !== 'out' && name !== 'jobs')
    .flatMap(([name, value]) =>
      value === true
        ? [`--${name}`]
        : String(value)
            .split('\n')
            .flatMap((text) => [`--${name}`, quoted(text)]),
    );
  return ['npx treefort arena', ...words, ...flags].join(' ');
}

async function run(call: Call): Promise<number> {
  const plan = await planIn(call);
  const standings = standingsOf(plan, await playMissing(plan, call));
  const folder = textOf(call, 'out');
  if (folder !== undefined) {
    mkdirSync(folder, { recursive: true });
    const data = JSON.stringify({ ...plan, ...standings }, undefined, 2);
    writeFileSync(join(folder, 'standings.json'), `${data}\n`);
    writeFileSync(join(folder, 'standings.md'), reportPage(plan, standings, commandLine(call)));
  }
  process.stdout.write(reportText(plan, standings));
  return 0;
}

export const command: Command = {
  usage: 'arena GAME --players LIST [options]',
  about: [
    'Lets bots play many games against each other and tells how strong each is. Every',
    'deal is played in every seating: all have the same luck of cards and seats.',
  ].join('\n'),
  flags: {
    players: {
      type: 'string',
      value: 'LIST',
      help: 'who plays: names of bots or paths of modules, a budget after @ (owl@50ms, owl@400it)',
    },
    exec: {
      type: 'string',
      value: 'COMMAND',
      many: true,
      help: 'a contestant in any language, see docs/bots.md (may be given several times)',
    },
    seats: { type: 'string', value: 'N', help: 'how many seats (one for each contestant)' },
    games: { type: 'string', value: 'N', help: `at least so many games (${GAMES})` },
    seed: { type: 'string', value: 'TEXT', help: 'the same text deals the same cards (treefort)' },
    ms: { type: 'string', value: 'N', help: 'milliseconds of thought a choice' },
    iterations: {
      type: 'string',
      value: 'N',
      help: 'iterations of a search instead: games can be repeated',
    },
    jobs: { type: 'string', value: 'N', help: 'how many games at a time (one for each core)' },
    out: {
      type: 'string',
      value: 'FOLDER',
      help: 'keep every game and the standings here; the same call goes on where it stopped',
    },
    patience: {
      type: 'string',
      value: 'MS',
      help: `how long a program may take for an answer (${PATIENCE})`,
    },
    ...gameFlags,
  },
  notes: [
    'Fewer contestants than seats: all fill up in turn, each as often as the others.',
    'More: every choice of them plays. A name written twice takes two seats. Without',
    'a budget each bot thinks as long as it usually does.',
  ].join('\n'),
  examples: [
    'treefort arena fort --players champion,plain,random --seats 4 --games 400',
    'treefort arena treehouse --players champion,random,random,random --ms 50',
    'treefort arena fort --players owl@100it,owl@400it --seats 2 --out runs/owls',
    'treefort arena fort --players random --exec "python3 mybot.py" --seats 2',
  ],
  run,
};
