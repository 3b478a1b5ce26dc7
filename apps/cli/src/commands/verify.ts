import {
  commitmentOf,
  type GameRecord,
  type Outcome,
  parseJson,
  parseRecord,
  type Result,
  refuse,
  shuffleProof,
  verify,
} from '@treefort/kernel';
import { games } from '../games.ts';
import { recordIn } from '../record-file.ts';
import { fetchRecord, isUrl } from '../record-url.ts';
import { readText } from '../text-file.ts';
import { type Command, textOf, UsageError } from '../usage.ts';

/** A record whose digest does not fit, played without it: often that shows which choice was changed. */
function departureBehind(text: string): string | undefined {
  const json = parseJson(text, 'record');
  if (!json.ok || typeof json.value !== 'object' || json.value === null) return undefined;
  const record = parseRecord(games, { ...json.value, digest: undefined });
  const verified = record.ok ? verify(games, record.value) : record;
  return verified.ok || verified.fault.why !== 'departs' ? undefined : verified.fault.message;
}

type Verified = { readonly record: GameRecord; readonly outcome: Outcome };

function verifyText(text: string, told: string | undefined): Result<Verified> {
  const record = recordIn(text);
  if (!record.ok) {
    const departure = departureBehind(text);
    return departure ? refuse({ why: 'departs', message: departure }) : record;
  }
  const outcome = verify(games, record.value);
  if (!outcome.ok) return outcome;
  const found = commitmentOf(record.value);
  if (told !== undefined && told !== found) {
    const message = `commitment: you were told ${told}, the record has ${found}`;
    return refuse({ why: 'departs', message });
  }
  return { ok: true, value: { record: record.value, outcome: outcome.value } };
}

/** Who shuffled, as far as the record shows it. */
function shufflers({ shuffle }: GameRecord): string {
  const players = shuffle?.contributions.filter((one) => one !== null).length;
  return players === undefined
    ? 'by one device or server alone: nobody else had a part in it'
    : `from the server's secret and the devices of ${players} player${players === 1 ? '' : 's'}`;
}

const COMPARED = '  told        the commitment is the one you were told';
const NOT_COMPARED =
  '  told        not compared: give the commitment you were told with --commitment';
const NOT_PROVABLE = [
  'not provable',
  '  the game follows the rules, but nothing shows when its cards were shuffled:',
  '  the record has no commitment; give the one you were told with --commitment',
];

/** What was found. A record is provable by the commitment that it states, or that somebody was told. */
function report({ record, outcome }: Verified, told: string | undefined): string {
  const seats = outcome.winners.map((seat) => `seat ${seat}`).join(' and ');
  const compared = told === undefined ? NOT_COMPARED : COMPARED;
  return [
    ...(isProvable(record, told) ? ['verified', compared] : NOT_PROVABLE),
    `  game        ${record.game}, rules ${record.rules}, ${record.seats} seats, ${record.choices.length} choices`,
    `  scores      ${outcome.scores.map((score, seat) => `seat ${seat}: ${score}`).join(', ')}`,
    `  won by      ${seats}`,
    `  shuffled    ${shufflers(record)}`,
    `  seed        ${record.seed}`,
    `  commitment  ${commitmentOf(record)}`,
    '',
  ].join('\n');
}

const isProvable = (record: GameRecord, told: string | undefined): boolean =>
  told !== undefined || shuffleProof(record) !== 'none';

export const command: Command = {
  usage: 'verify FILE-or-URL [options]',
  about: [
    'Plays a finished record again from its seed and compares choices and outcome.',
    'FILE holds a record as JSON or as one short text (tf1-…); - is standard input.',
    'A URL is the link of a finished table, or of its record.',
    'What that proves and what not: docs/fairness.md.',
  ].join('\n'),
  flags: {
    commitment: {
      type: 'string',
      value: 'HEX',
      help: 'what you were told before the game: it is compared with the record',
    },
  },
  examples: [
    'treefort verify game.json --commitment 630dcd29…',
    'treefort verify - < game.json',
    'treefort verify https://treefort.example/table/7xC2kq',
  ],
  notes: [
    'Ends with 0 when verified, 1 when the record departs or has another commitment,',
    '2 when FILE is unreadable, 3 when it is not provable: without any commitment.',
  ].join('\n'),
  async run(call) {
    const { words } = call;
    const told = textOf(call, 'commitment')?.toLowerCase();
    const [file, ...more] = words;
    if (file === undefined || more.length > 0) {
      throw new UsageError(
        `expected one FILE or URL (or - for standard input), found ${words.length}`,
      );
    }
    const text = await (isUrl(file) ? fetchRecord(file) : readText(file));
    const verified = verifyText(text, told);
    if (!verified.ok) {
      process.stdout.write(`not verified\n  ${verified.fault.message}\n`);
      return 1;
    }
    process.stdout.write(report(verified.value, told));
    return isProvable(verified.value.record, told) ? 0 : 3;
  },
};
