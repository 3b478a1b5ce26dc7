import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { checkOut, HERE } from './checkout.ts';
import type { Order } from './engine-process.ts';
import { median, type Pace, type Rounds } from './pace.ts';
import { number } from './report.ts';

/** A figure of both builds; `ratio` is how many times better it is here, the median over pairs of rounds. */
interface Comparison {
  readonly name: string;
  readonly unit: string;
  readonly there: number;
  readonly here: number;
  readonly ratio: number;
}

/** A figure to compare: what is measured and how it is read off a round; rates and times both turn into a rate. */
interface Figure {
  readonly name: string;
  readonly unit: string;
  readonly work: Order['work'];
  readonly rate: (pace: Pace) => number;
  readonly shown?: (rate: number) => number;
}

const FIGURES: readonly Figure[] = [
  { name: 'whole games', unit: '/s', work: 'games', rate: ({ calls }) => calls },
  { name: 'decisions', unit: '/s', work: 'games', rate: ({ units }) => units },
  {
    ...{ name: 'copy of a state', unit: 'ns', work: 'copies', rate: ({ units }) => units },
    shown: (rate) => 1e9 / rate,
  },
];
const WORK = [...new Set(FIGURES.map(({ work }) => work))];
const GAMES = ['fort', 'treehouse'];

async function ask(engine: ChildProcess, order: Order): Promise<Pace> {
  engine.send(order);
  const [pace] = await once(engine, 'message');
  return pace;
}

/** Rounds of one piece of work on both builds by turns, so that both meet the same moods of the machine. */
async function alternate(
  [there, here]: readonly [ChildProcess, ChildProcess],
  work: Order['work'],
  { count, millis }: Rounds,
): Promise<{ there: Pace; here: Pace }[]> {
  const pairs: { there: Pace; here: Pace }[] = [];
  for (const engine of [there, here]) await ask(engine, { work, millis: millis * 2 });
  for (let i = 0; i < count; i++) {
    const first = await ask(i % 2 ? here : there, { work, millis });
    const second = await ask(i % 2 ? there : here, { work, millis });
    pairs.push(i % 2 ? { there: second, here: first } : { there: first, here: second });
  }
  return pairs;
}

function compare(game: string, figure: Figure, pairs: readonly { there: Pace; here: Pace }[]) {
  const { name, unit, rate, shown = (value: number) => value } = figure;
  return {
    ...{ name: `${game}: ${name}`, unit },
    there: shown(median(pairs.map((pair) => rate(pair.there)))),
    here: shown(median(pairs.map((pair) => rate(pair.here)))),
    ratio: median(pairs.map((pair) => rate(pair.here) / rate(pair.there))),
  };
}

async function compareGame(game: string, folder: string, rounds: Rounds): Promise<Comparison[]> {
  const script = fileURLToPath(new URL('engine-process.ts', import.meta.url));
  const engines = [fork(script, [folder, game]), fork(script, [HERE, game])] as const;
  const found: Comparison[] = [];
  for (const work of WORK) {
    const pairs = await alternate(engines, work, rounds);
    for (const figure of FIGURES)
      if (figure.work === work) found.push(compare(game, figure, pairs));
  }
  for (const engine of engines) engine.disconnect();
  return found;
}

/** Measures the engines of another revision and of the working tree in turns. */
export async function measureAgainst(revision: string, rounds: Rounds): Promise<Comparison[]> {
  const checkout = checkOut(revision);
  try {
    const found: Comparison[] = [];
    for (const game of GAMES) found.push(...(await compareGame(game, checkout.folder, rounds)));
    return found;
  } finally {
    checkout.remove();
  }
}

const cells = ({ name, unit, there, here, ratio }: Comparison): string[] => [
  name,
  `${number(there)} ${unit}`,
  `${number(here)} ${unit}`,
  `${ratio.toFixed(2)} ×`,
];

/** The comparisons as rows of a table. */
export const comparisonRows = (revision: string, found: readonly Comparison[]): string[][] => [
  ['what', revision, 'here', 'faster'],
  ...found.map(cells),
];
