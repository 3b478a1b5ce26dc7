import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { USUAL_REVIEW } from '@treefort/review';
import { sayAll } from './crew.ts';
import { crossed, powersOf, uncorrected } from './fit.ts';
import type { Way } from './play.ts';
import { plotOf } from './plot.ts';
import { type Run, reportOf, tenthsByGame } from './report.ts';

const HELP = `Lets bots of all levels play, asks the review for everybody's chances, and compares with the ends.

  npm run calibrate -- --games 2400
  npm run calibrate -- --games 2000 --seed calibration --fit
  npm run calibrate -- --from out/calibration.json --crossed

  --games N        games, Fort and Treehouse in turn (2400)
  --positions N    decisions looked at in each (16)
  --iterations N   iterations of the review for a choice (${USUAL_REVIEW.iterations})
  --seed TEXT      the same text gives the same games (check)
  --jobs N         threads (one for each core)
  --json FILE      where everything that was said is written (out/calibration.json)
  --from FILE      such a file in place of games
  --crossed        report each third of the games as if the correction were fitted on the other two
  --fit            correct the chances by what was said (packages/review/src/confidence.ts), and write no page
  --out FOLDER     where calibration.md and its pictures go (bench/results)`;

const { values: flags } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    games: { type: 'string', default: '2400' },
    positions: { type: 'string', default: '16' },
    iterations: { type: 'string', default: `${USUAL_REVIEW.iterations}` },
    seed: { type: 'string', default: 'check' },
    jobs: { type: 'string', default: `${availableParallelism()}` },
    json: { type: 'string', default: 'out/calibration.json' },
    from: { type: 'string' },
    crossed: { type: 'boolean', default: false },
    fit: { type: 'boolean', default: false },
    out: { type: 'string', default: 'bench/results' },
  },
});

function whole(name: 'games' | 'positions' | 'iterations' | 'jobs'): number {
  const text = flags[name];
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new Error(`--${name}: expected a whole number from 1, found ${JSON.stringify(text)}`);
}

async function run(): Promise<Run> {
  if (flags.from !== undefined) return JSON.parse(readFileSync(flags.from, 'utf8')) as Run;
  const [games, positions, iterations] = [whole('games'), whole('positions'), whole('iterations')];
  const study = { seed: flags.seed, iterations, positions };
  const tell = (done: number) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${games} games`);
  };
  const said = await sayAll(study, games, { jobs: whole('jobs'), tell });
  const found = { ...study, games, said };
  mkdirSync(dirname(flags.json), { recursive: true });
  writeFileSync(flags.json, JSON.stringify(found));
  return found;
}

const LEARNED = 'packages/review/src/confidence.ts';

const WAYS = ['weighed', 'foreseen'] as const;

const hundredths = (power: number): number => Math.round(power * 100) / 100;

/** Writes the corrected confidence. */
function correct({ said }: Run): string {
  const corrected = WAYS.map((way) => {
    const rows = Object.entries(powersOf(uncorrected(said, way), way)).map(([game, powers]) => {
      const bySeats = Object.entries(powers).map(
        ([seats, pair]) => `${seats}: [${pair.map(hundredths).join(', ')}]`,
      );
      return `    ${game}: { ${bySeats.join(', ')} },`;
    });
    return `  ${way}: {\n${rows.join('\n')}\n  },`;
  });
  const text = readFileSync(LEARNED, 'utf8');
  const fitted = text.replace(/(CONFIDENCE[^=]*= {\n)[^;]*};/, `$1${corrected.join('\n')}\n};`);
  writeFileSync(LEARNED, fitted);
  return corrected.join('\n');
}

try {
  if (flags.help) console.log(HELP);
  else {
    const played = await run();
    const found = flags.crossed
      ? { ...played, said: crossed(played.said, WAYS), crossed: true }
      : played;
    if (flags.fit) console.log(correct(found));
    else {
      writeFileSync(join(flags.out, 'calibration.md'), reportOf(found));
      const plot = (name: string, way: Way) =>
        writeFileSync(join(flags.out, `calibration-${name}.svg`), plotOf(tenthsByGame(found, way)));
      plot('curve', 'foreseen');
      plot('choice', 'weighed');
      console.log(reportOf(found));
    }
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
