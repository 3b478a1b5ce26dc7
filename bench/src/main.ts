import { parseArgs } from 'node:util';
import { comparisonRows, measureAgainst } from './against.ts';
import { CONTESTANTS, isContestant, measureApart, SEATS } from './contestants.ts';
import type { Figures } from './measure.ts';
import type { Rounds } from './pace.ts';
import { columns, type Line, less, more, table } from './report.ts';

const HELP = `Measures the engines on one core, beside the same Treehouse written for boardgame.io.

  npm run bench                      a table for people
  npm run --silent bench -- --json   the same as JSON

  --rounds 9x500   rounds and the milliseconds of each; the median counts
  --against REVISION   this working tree and a revision of it in turns, as ratios
  --only NAME      one of ${Object.keys(CONTESTANTS).join(', ')}, in this process, as JSON`;

const { values: flags } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '9x500' },
    only: { type: 'string' },
    against: { type: 'string' },
  },
});

function readRounds(text: string): Rounds {
  const [, count, millis] = /^(\d+)x(\d+)$/.exec(text) ?? [];
  if (!count || !millis) throw new Error(`--rounds: expected COUNTxMILLIS, found ${text}`);
  return { count: Number(count), millis: Number(millis) };
}

/** What a game has to reach; rates are at least this, times below it. */
function linesOf(game: string, found: Figures, goals: Partial<Figures>): Line[] {
  return [
    more(`${game}: whole games`, found.gamesPerSecond, '/s', goals.gamesPerSecond),
    more(`${game}: decisions`, found.decisionsPerSecond, '/s', goals.decisionsPerSecond),
    less(`${game}: copy of a state`, found.copy, 'ns', goals.copy),
    less(`${game}: table face per decision`, found.face, 'µs', goals.face),
    less(`${game}: replay of a whole record`, found.replay, 'ms', goals.replay),
  ];
}

const FORT_GOALS = { gamesPerSecond: 8000, decisionsPerSecond: 3e6, copy: 100, face: 100 };

function measureAll(rounds: Rounds) {
  const treehouse = measureApart('treehouse', rounds);
  const fort = measureApart('fort', rounds);
  const asItComes = measureApart('boardgame', rounds);
  const best = { NODE_ENV: 'production', BOARDGAME_UNDO: 'off' };
  const atItsBest = measureApart('boardgame', rounds, best);
  const ratio = treehouse.decisionsPerSecond / asItComes.units;
  const ratioAtBest = treehouse.decisionsPerSecond / atItsBest.units;
  const fortRatio = fort.decisionsPerSecond / asItComes.units;
  const boardgame = { asItComes, atItsBest };
  return { treehouse, fort, boardgame, ratio, ratioAtBest, fortRatio };
}

function print(found: ReturnType<typeof measureAll>): void {
  const { asItComes, atItsBest } = found.boardgame;
  console.log(`Random players, ${SEATS} seats, one core, Node ${process.version}.`);
  console.log('boardgame.io at its best: NODE_ENV=production and its undo switched off.\n');
  const lines = [
    ...linesOf('treehouse', found.treehouse, { gamesPerSecond: 60_000, copy: 300, face: 50 }),
    ...linesOf('fort', found.fort, FORT_GOALS),
    more('boardgame.io, as it comes: whole games', asItComes.calls, '/s'),
    more('boardgame.io, as it comes: decisions', asItComes.units, '/s'),
    more('boardgame.io, at its best: whole games', atItsBest.calls, '/s'),
    more('boardgame.io, at its best: decisions', atItsBest.units, '/s'),
    more('treehouse decisions ÷ boardgame.io as it comes', found.ratio, '×', 1000),
    more('treehouse decisions ÷ boardgame.io at its best', found.ratioAtBest, '×', 1000),
    more('fort decisions ÷ boardgame.io (Treehouse) as it comes', found.fortRatio, '×'),
  ];
  console.log(table(lines));
}

async function compareWith(revision: string, rounds: Rounds): Promise<void> {
  const found = await measureAgainst(revision, rounds);
  if (flags.json) console.log(JSON.stringify({ node: process.version, revision, found }));
  else console.log(columns(comparisonRows(revision, found)));
}

function run(): void | Promise<void> {
  const rounds = readRounds(flags.rounds);
  if (flags.against !== undefined) return compareWith(flags.against, rounds);
  if (flags.only !== undefined) {
    if (!isContestant(flags.only)) throw new Error(`--only: unknown ${flags.only}`);
    console.log(JSON.stringify(CONTESTANTS[flags.only](rounds)));
    return;
  }
  const found = measureAll(rounds);
  if (flags.json) console.log(JSON.stringify({ node: process.version, seats: SEATS, ...found }));
  else print(found);
}

if (flags.help) console.log(HELP);
else await run();
