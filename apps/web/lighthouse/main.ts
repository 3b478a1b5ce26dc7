import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import lighthouse, { desktopConfig } from 'lighthouse';
import { SCENES, show } from '../gallery/scenes.ts';
import { GAMES } from '../src/table/game-id.ts';
import { type ChoiceTimes, choiceTimesOf } from './choice-times.ts';
import { type Served, serve } from './serve.ts';

/** Lighthouse on the built client, served by the real server: `npm run build && npm run lighthouse -- --write`. */
const { values } = parseArgs({
  options: { write: { type: 'boolean', default: false }, runs: { type: 'string', default: '3' } },
});

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
const PLACES = [
  ['home', '/', 'home'],
  ['a table of Fort', '/play/f2', 'fort-use'],
  ['a table of Treehouse', '/play/t2', 'treehouse-place'],
] as const;

/** What Lighthouse gives, in hundredths, and when the largest thing was painted. */
interface Marks {
  readonly scores: readonly number[];
  readonly painted: string;
  readonly wanting: readonly string[];
}

async function marks(url: string, port: number, device: 'phone' | 'desktop'): Promise<Marks> {
  const flags = {
    port,
    logLevel: 'error' as const,
    onlyCategories: [...CATEGORIES],
    disableStorageReset: true,
  };
  const result = await lighthouse(url, flags, device === 'desktop' ? desktopConfig : undefined);
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const wanting = CATEGORIES.slice(1).flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    painted: audits['largest-contentful-paint']?.displayValue ?? '',
    wanting,
  };
}

/** The best of some runs: other work on the machine only ever makes it slower. */
async function bestMarks(
  served: Served,
  path: string,
  device: 'phone' | 'desktop',
): Promise<Marks> {
  const all: Marks[] = [];
  for (let run = 0; run < Number(values.runs); run++)
    all.push(await marks(`${served.url}${path}`, served.port, device));
  return all.sort((a, b) => b.scores[0]! - a.scores[0]!)[0]!;
}

async function measure(served: Served): Promise<string[]> {
  const page = await served.visitor.newPage();
  const lines: string[] = [];
  for (const [place, path, scene] of PLACES) {
    const settings = { locale: 'en', theme: 'day', pace: 'slow' };
    await show(page, SCENES.find(({ name }) => name === scene)!, settings);
    await page.goto('about:blank');
    for (const device of ['phone', 'desktop'] as const) {
      const { scores, painted, wanting } = await bestMarks(served, path, device);
      const line = `| ${[place, device, ...scores, painted].join(' | ')} |`;
      lines.push(line);
      console.error(line);
      for (const audit of wanting) console.error(`${place}, ${device}: ${audit}`);
    }
  }
  await page.close();
  return lines;
}

const shown = (ms: number): string => `${Math.round(ms)} ms`;
const choiceTimesLine = ({ game, screen, choices, median, slowest }: ChoiceTimes): string =>
  `| ${[game, screen, choices, shown(median), shown(slowest)].join(' | ')} |`;

/** The best of some runs for each game and screen. */
async function choiceTimes({ visitor }: Served): Promise<string[]> {
  const lines: string[] = [];
  for (const game of GAMES)
    for (const screen of ['phone', 'desktop'] as const) {
      const all: ChoiceTimes[] = [];
      for (let run = 0; run < Number(values.runs); run++)
        all.push(await choiceTimesOf(visitor, game, screen));
      lines.push(choiceTimesLine(all.sort((a, b) => a.slowest - b.slowest)[0]!));
    }
  return lines;
}

const report = (marked: string[], seen: string[]): string => `# The browser client, measured

\`npm run build && npm run lighthouse -- --write\` on the built client, served by the real server, with the browser of the
tests. ${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}; load average ${loadavg()[0]?.toFixed(1)} at the end.

Lighthouse, the best of ${values.runs} runs. A phone is Lighthouse's own: four times slower than this machine, on a slow
mobile network; a table is opened where a game stands in its middle.

| page | device | performance | accessibility | best practices | largest paint |
| ---- | ------ | ----------: | ------------: | -------------: | ------------: |
${marked.join('\n')}

A choice and its effect: from the click to the frame after the one that shows the next moment, cards travelling; the
best of as many runs.

| game | screen | choices | median | slowest |
| ---- | ------ | ------: | -----: | ------: |
${seen.join('\n')}
`;

const served = await serve();
try {
  const marked = await measure(served);
  const text = report(marked, await choiceTimes(served));
  console.log(text);
  const path = fileURLToPath(new URL('../../../bench/results/lighthouse.md', import.meta.url));
  if (values.write) writeFileSync(path, text);
} finally {
  await served.stop();
}
