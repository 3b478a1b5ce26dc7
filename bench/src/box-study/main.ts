import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Budget } from '@treefort/bots';
import { type Box, fort, readBox, standard } from '@treefort/fort';
import { parseSetup, type Setup, sure } from '@treefort/kernel';
import { chartsOf } from './charts.ts';
import { playStudy } from './crew.ts';
import { figuresOf } from './figures.ts';
import { botNamed } from './play.ts';
import { type Report, tablesOf } from './tables.ts';

const HELP = `Lets a bot play Fort against itself and counts what happens to every card.

  npm run box-study -- --games 1000
  npm run box-study -- --games 1000 --box mine.json --before docs/fort-box/figures.json

  --games N        games for each number of seats (200)
  --seats LIST     numbers of seats (2,3,4)
  --bot NAME       who plays (champion)
  --iterations N   iterations of its search for a choice (60)
  --ms N           milliseconds instead
  --box FILE       another box than the standard one
  --draft          the advanced setup
  --seed TEXT      the same text gives the same games (box)
  --jobs N         threads (one for each core)
  --before FILE    figures of an earlier study to show beside
  --out FOLDER     where figures.json, tables.md and the pictures go (docs/fort-box)`;

const { values: flags } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    games: { type: 'string', default: '200' },
    seats: { type: 'string', default: '2,3,4' },
    bot: { type: 'string', default: 'champion' },
    iterations: { type: 'string' },
    ms: { type: 'string' },
    box: { type: 'string' },
    draft: { type: 'boolean', default: false },
    seed: { type: 'string', default: 'box' },
    jobs: { type: 'string', default: `${availableParallelism()}` },
    before: { type: 'string' },
    out: { type: 'string', default: 'docs/fort-box' },
  },
});

function whole(name: string, text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new Error(`--${name}: expected a whole number from 1, found ${JSON.stringify(text)}`);
}

function budget(): Budget {
  if (flags.ms !== undefined && flags.iterations !== undefined) {
    throw new Error('--ms and --iterations: one budget, please');
  }
  if (flags.ms !== undefined) return { ms: whole('ms', flags.ms) };
  return { iterations: whole('iterations', flags.iterations ?? '60') };
}

const boxIn = (file: string): Box => sure(readBox(JSON.parse(readFileSync(file, 'utf8'))));

function setups(box: Box): Setup[] {
  const options = {
    setup: flags.draft ? 'draft' : 'basic',
    box: box === standard ? box.file.name : box.file,
  };
  return flags.seats.split(',').map((seats) => sure(parseSetup(fort, Number(seats), options)));
}

async function study(): Promise<Report> {
  const box = flags.box === undefined ? standard : boxIn(flags.box);
  const { bot, seed } = flags;
  const most = budget();
  const searches = Object.keys(botNamed(bot).budget ?? {}).length > 0;
  const [games, jobs] = [whole('games', flags.games), whole('jobs', flags.jobs)];
  const figures = [];
  for (const setup of setups(box)) {
    const tell = (done: number) => {
      if (process.stderr.isTTY) process.stderr.write(`\r${setup.seats} seats: ${done} of ${games}`);
    };
    const facts = await playStudy({ bot, budget: most, seed, setup }, games, { jobs, tell });
    figures.push(figuresOf(box, facts));
  }
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  const spent = most.ms === undefined ? `${most.iterations} iterations` : `${most.ms} ms`;
  const thought = searches ? `${spent} a choice` : 'without search';
  const setup = flags.draft ? 'advanced' : 'basic';
  return { box: box.file, setup, bot, budget: thought, seed, figures };
}

function write(report: Report, before: Report | undefined): void {
  mkdirSync(flags.out, { recursive: true });
  const save = (name: string, text: string) => writeFileSync(join(flags.out, name), text);
  save('figures.json', `${JSON.stringify(report, undefined, 1)}\n`);
  save('tables.md', tablesOf(report, before));
  for (const [name, svg] of chartsOf(report.figures)) save(name, svg);
}

try {
  if (flags.help) console.log(HELP);
  else {
    const { before } = flags;
    const earlier =
      before === undefined ? undefined : (JSON.parse(readFileSync(before, 'utf8')) as Report);
    const report = await study();
    write(report, earlier);
    console.log(tablesOf(report, earlier).split('\n\n').slice(1, 6).join('\n\n'));
    console.log(`\nAll of it is in ${flags.out}.`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
