import {
  commitment,
  type GameRecord,
  type Outcome,
  parseJson,
  parseRecord,
  type Result,
  refuse,
  verify,
} from '@treefort/kernel';
import { games } from '../games.ts';
import { recordIn } from '../record-file.ts';
import { fetchRecord, isUrl } from '../record-url.ts';
import { readText } from '../text-file.ts';
import { type Command, UsageError } from '../usage.ts';

/** A record whose digest does not fit, played without it: often that shows which choice was changed. */
function departureBehind(text: string): string | undefined {
  const json = parseJson(text, 'record');
  if (!json.ok || typeof json.value !== 'object' || json.value === null) return undefined;
  const record = parseRecord(games, { ...json.value, digest: undefined });
  const verified = record.ok ? verify(games, record.value) : record;
  return verified.ok || verified.fault.why !== 'departs' ? undefined : verified.fault.message;
}

type Verified = { readonly record: GameRecord; readonly outcome: Outcome };

function verifyText(text: string): Result<Verified> {
  const record = recordIn(text);
  if (!record.ok) {
    const departure = departureBehind(text);
    return departure ? refuse({ why: 'departs', message: departure }) : record;
  }
  const outcome = verify(games, record.value);
  if (!outcome.ok) return outcome;
  return { ok: true, value: { record: record.value, outcome: outcome.value } };
}

function report({ record, outcome }: Verified): string {
  const seats = outcome.winners.map((seat) => `seat ${seat}`).join(' and ');
  return [
    'verified',
    `  game        ${record.game}, rules ${record.rules}, ${record.seats} seats, ${record.choices.length} choices`,
    `  scores      ${outcome.scores.map((score, seat) => `seat ${seat}: ${score}`).join(', ')}`,
    `  won by      ${seats}`,
    `  seed        ${record.seed}`,
    `  commitment  ${commitment(record.seed)}`,
    '',
  ].join('\n');
}

export const command: Command = {
  usage: 'verify FILE-or-URL',
  about: [
    'Plays a finished record again from its seed and compares choices and outcome.',
    'FILE holds a record as JSON or as one short text (tf1-…); - is standard input.',
    'A URL is the link of a finished table, or of its record.',
  ].join('\n'),
  flags: {},
  examples: [
    'treefort verify game.json',
    'treefort verify - < game.json',
    'treefort verify https://treefort.example/table/7xC2kq',
  ],
  notes: 'Ends with 0 when verified, 1 when the record departs, 2 when FILE is unreadable.',
  async run({ words }) {
    const [file, ...more] = words;
    if (file === undefined || more.length > 0) {
      throw new UsageError(
        `expected one FILE or URL (or - for standard input), found ${words.length}`,
      );
    }
    const verified = verifyText(await (isUrl(file) ? fetchRecord(file) : readText(file)));
    if (!verified.ok) {
      process.stdout.write(`not verified\n  ${verified.fault.message}\n`);
      return 1;
    }
    process.stdout.write(report(verified.value));
    return 0;
  },
};
