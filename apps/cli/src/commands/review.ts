import type { GameRecord } from '@treefort/kernel';
import { loadNetwork, type Review, reviewOf, USUAL_REVIEW } from '@treefort/review';
import { gameNamed } from '../games.ts';
import { LANG_HELP, loadLanguage, localeIn } from '../language.ts';
import { paintFor } from '../paint.ts';
import { progress } from '../progress.ts';
import { recordIn } from '../record-file.ts';
import { fetchRecord, isUrl } from '../record-url.ts';
import { Report } from '../review/report.ts';
import { readText } from '../text-file.ts';
import { type Command, UsageError, wholeOf } from '../usage.ts';

const MOST_ITERATIONS = 100_000;

const isText = (word: string): boolean => word.startsWith('tf1-');

/** The record behind a file, a link, or the short text of a game itself. */
async function recordBehind(word: string): Promise<GameRecord> {
  const text = isText(word) ? word : await (isUrl(word) ? fetchRecord(word) : readText(word));
  const record = recordIn(text);
  if (!record.ok) throw new UsageError(record.fault.message);
  return record.value;
}

function reviewed(record: GameRecord, iterations: number): Review {
  const bar = progress(record.choices.length + 1, 0, 'choices');
  const review = reviewOf(record, { iterations }, (done) => bar.at(done));
  bar.clear();
  if (!review.ok) throw new UsageError(`cannot review this: ${review.fault.message}`);
  return review.value;
}

export const command: Command = {
  usage: 'review FILE-or-URL-or-TEXT [--lang LANG] [--iterations N] [--positions] [--json]',
  about: [
    'Looks at a game afterwards: the win chance of every seat as a curve, the turning',
    'points, what each player did best and worst, and how lucky they were.',
    'FILE holds a record as JSON or as one short text (tf1-…); - is standard input.',
    'A URL is the link of a finished table, or of its record; TEXT is the short text itself.',
  ].join('\n'),
  flags: {
    lang: { type: 'string', value: 'LANG', help: LANG_HELP },
    iterations: {
      type: 'string',
      value: 'N',
      help: `how much is thought about each choice (${USUAL_REVIEW.iterations})`,
    },
    positions: { type: 'boolean', help: 'the table at each turning point' },
    json: { type: 'boolean', help: 'everything, for other programs' },
  },
  examples: [
    'treefort review game.json',
    'treefort review game.json --lang fr --positions',
    'treefort review https://treefort.example/table/7xC2kq --iterations 2000',
    'treefort review game.json --json > review.json',
  ],
  notes:
    'The same record and iterations give the same review. An unfinished game is told as far as it goes.',
  async run(call) {
    const [word, ...more] = call.words;
    if (word === undefined || more.length > 0) {
      throw new UsageError(
        `expected one FILE, URL or TEXT (or - for standard input), found ${call.words.length}`,
      );
    }
    const locale = localeIn(call);
    const iterations = wholeOf(call, 'iterations', 1, MOST_ITERATIONS) ?? USUAL_REVIEW.iterations;
    const record = await recordBehind(word);
    await loadNetwork(record.game);
    const review = reviewed(record, iterations);
    if (call.given.json === true) {
      process.stdout.write(`${JSON.stringify(review)}\n`);
      return 0;
    }
    const language = await loadLanguage(locale);
    const board = (await gameNamed(record.game).loadBoard()).in(language);
    const input = {
      board,
      language,
      words: language.reviewing,
      paint: paintFor(process.stdout),
      positions: call.given.positions === true,
    };
    process.stdout.write(new Report(record, review, input).text());
    return 0;
  },
};
