import { decisions, type Game, isOver } from './game.ts';
import { nth } from './nth.ts';
import { parseJson } from './reader.ts';
import { type Choice, canonical, digestBytes, type GameRecord, parseRecord } from './record.ts';
import { accept, type Result, refuse } from './result.ts';
import { makeSeed, seedBytes } from './seed.ts';
import { Table } from './table.ts';

/**
 * A record as one short text to share: each choice is its place among the options then offered, in the order
 * of their ids, and all places together are the digits of one number. A few hundred choices fit into a link.
 */
const PREFIX = 'tf1-';
const CHECK = 4;
const LONGEST_HEAD = 0xffff;

type Ruled = { readonly record: GameRecord; readonly table: Table };

function offered(table: Table): Choice[] {
  return decisions(table.game, table.state).flatMap(({ seat, options }) =>
    options
      .map(({ id }) => id)
      .sort()
      .map((id): Choice => [seat, id]),
  );
}

function begun(games: readonly Game[], record: GameRecord): Result<Ruled> {
  const bare = { ...record, choices: [] };
  const table = Table.open(games, bare);
  return table.ok ? accept({ record, table: table.value }) : table;
}

function answer(table: Table, [seat, option]: Choice): void {
  const done = table.choose({ seat, decision: String(table.state.moment), option });
  if (!done.ok) throw new Error(`an offered option was refused: ${done.fault.message}`);
}

const toBytes = (number: bigint): Uint8Array => {
  const hex = number.toString(16);
  const even = hex.length % 2 ? `0${hex}` : hex;
  return Uint8Array.from(even.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
};

const toNumber = (bytes: Uint8Array): bigint =>
  BigInt(`0x0${Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('')}`);

/** The base record: what a text is checked against holds no statements that follow from the rest. */
function bareRecord({
  game,
  rules,
  seed,
  shuffle,
  seats,
  options,
  scenario,
  choices,
}: GameRecord): GameRecord {
  const start = { game, rules, seed, ...(shuffle && { shuffle }), seats, options, choices };
  return scenario === undefined ? start : { ...start, scenario };
}

/** Writes a record as one text; the record must replay. */
export function exportRecord(games: readonly Game[], record: GameRecord): Result<string> {
  const bare = bareRecord(record);
  const ruled = begun(games, bare);
  if (!ruled.ok) return ruled;
  const whole = Table.open(games, bare);
  if (!whole.ok) return whole;
  const { table } = ruled.value;
  const digits: [index: number, radix: number][] = [];
  const { choices } = whole.value.record;
  for (const choice of choices) {
    const list = offered(table);
    digits.push([list.findIndex(([s, o]) => s === choice[0] && o === choice[1]), list.length]);
    answer(table, choice);
  }
  const number = digits.reduceRight((n, [index, radix]) => n * BigInt(radix) + BigInt(index), 0n);
  const { seed: _, choices: __, ...header } = bare;
  const head = new TextEncoder().encode(canonical([header, choices.length]));
  if (head.length > LONGEST_HEAD)
    return unfit(`the start takes ${head.length} bytes, ${LONGEST_HEAD} fit`);
  const parts = [
    Uint8Array.of(head.length >> 8, head.length & 255),
    head,
    seedBytes(bare.seed),
    digestBytes({ ...bare, choices }).subarray(0, CHECK),
    toBytes(number),
  ];
  const text = btoa(parts.map((part) => String.fromCharCode(...part)).join(''));
  return accept(PREFIX + text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''));
}

function bytesOf(text: string): Uint8Array | undefined {
  if (!/^tf1-[\w-]+$/.test(text)) return undefined;
  const base = text.slice(PREFIX.length).replaceAll('-', '+').replaceAll('_', '/');
  if (base.length % 4 === 1) return undefined;
  const bytes = Uint8Array.from(atob(base), (c) => c.charCodeAt(0));
  return bytes.length > 2 + 32 + CHECK ? bytes : undefined;
}

const unfit = (what: string) => refuse({ why: 'malformed', message: `record text: ${what}` });
const broken = (what: string) =>
  refuse({
    why: 'malformed',
    message: `record text: ${what}; was it copied whole?`,
    problem: { is: 'copy' },
  });

/** Reads what `exportRecord` wrote; a text with one letter changed is refused. */
export function importRecord(games: readonly Game[], text: string): Result<GameRecord> {
  const bytes = bytesOf(text.trim());
  if (!bytes) return broken(`expected ${PREFIX} and letters, digits, - or _`);
  const end = 2 + new DataView(bytes.buffer).getUint16(0);
  const head = parseJson(new TextDecoder().decode(bytes.subarray(2, end)), 'record text');
  if (!head.ok || bytes.length < end + 32 + CHECK) return broken('its head is unreadable');
  const [header, count] = Array.isArray(head.value) ? head.value : [];
  if (!Number.isInteger(count)) return broken('its head is unreadable');
  const seed = makeSeed(bytes.slice(end, end + 32));
  const start = parseRecord(games, { ...header, seed, choices: [] });
  if (!start.ok) return start;
  const choices = unpack(games, start.value, count, toNumber(bytes.subarray(end + 32 + CHECK)));
  if (!choices.ok) return choices;
  const record = { ...start.value, choices: choices.value };
  const check = digestBytes(record).subarray(0, CHECK);
  if (check.some((byte, i) => byte !== bytes[end + 32 + i]))
    return broken('its check does not fit');
  return accept(record);
}

function unpack(
  games: readonly Game[],
  record: GameRecord,
  count: number,
  packed: bigint,
): Result<Choice[]> {
  const ruled = begun(games, record);
  if (!ruled.ok) return ruled;
  const { table } = ruled.value;
  const choices: Choice[] = [];
  let number = packed;
  while (choices.length < count) {
    if (isOver(table.game, table.state)) return broken('it goes on after the end of the game');
    const list = offered(table);
    const choice = nth(list, Number(number % BigInt(list.length)));
    number /= BigInt(list.length);
    answer(table, choice);
    choices.push(choice);
  }
  return accept(choices);
}
