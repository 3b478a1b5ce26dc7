import { type Reader, type Result, reading } from '@treefort/kernel';
import type { BoxFile, LevelEntry } from './box-file.ts';
import { type Action, parseAction, printAction, VERBS } from './notation.ts';
import { compile, type Program } from './program.ts';
import { STANDARD } from './standard.ts';
import { BOARDS, COIN, SYMBOLS, TOP_LEVEL } from './words.ts';

/** One card design, ready to be played. */
export interface Design {
  readonly id: string;
  readonly symbols: readonly number[];
  /** How many symbols of each suit, the coin last. */
  readonly count: readonly number[];
  /** The suits it can be discarded for, as bits: a coin goes for all (fort.follow.card). */
  readonly suitBits: number;
  readonly publicAction: Action | undefined;
  readonly privateAction: Action | undefined;
  /** The programs of the public and the private action. */
  readonly programs: readonly [Program | undefined, Program | undefined];
  readonly advances: number;
  /** The seat whose board this best friend belongs to, or −1 for a kid. */
  readonly friendOf: number;
  readonly copies: number;
}

export interface Box {
  readonly file: BoxFile;
  readonly designs: readonly Design[];
  readonly levels: readonly LevelEntry[];
  /** By board: its best friends. By design: the suits it can be discarded for, and whether it is a best friend. */
  readonly friends: readonly (readonly number[])[];
  readonly suitBits: Uint8Array;
  readonly isFriend: Uint8Array;
  /** By design and action, `design * 2 + action`: its program, and the verb that does all of it in one step, or −1. */
  readonly programs: readonly (Program | undefined)[];
  readonly oneStep: Int8Array;
  /** The number of each design, by its id. */
  readonly numbers: ReadonlyMap<string, number>;
}

const KID_COUNT = 60;

function readAction(reader: Reader): Action | undefined {
  if (reader.missing || reader.text() === '') return undefined;
  const parsed = parseAction(reader.text());
  if ('wrong' in parsed) return reader.fail(parsed.wrong);
  const { action } = parsed;
  if (printAction(action) !== reader.text()) {
    return reader.fail(`expected the notation ${JSON.stringify(printAction(action))}`);
  }
  return action;
}

function programOf(
  action: Action | undefined,
  count: readonly number[],
  reader: Reader,
): Program | undefined {
  try {
    return action && compile(action, (suit) => count[suit]! + count[COIN]!);
  } catch (error) {
    if (error instanceof SyntaxError) return reader.fail(error.message);
    throw error;
  }
}

type CardFields = Record<'id' | 'suits' | 'public' | 'private', Reader>;

function readDesign(f: CardFields, friendOf: number, copies: number): Design {
  const id = f.id.text();
  if (!/^[a-z]+(-[a-z]+)*$/.test(id)) f.id.fail('expected lower-case words joined by hyphens');
  const symbols = f.suits.list().map((suit) => SYMBOLS.indexOf(suit.oneOf(SYMBOLS)));
  if (symbols.length < 1 || symbols.length > 2) f.suits.fail('a card shows one or two symbols');
  if (symbols.filter((symbol) => symbol === COIN).length > 1)
    f.suits.fail('at most one coin a card');
  const publicAction = readAction(f.public);
  const privateAction = readAction(f.private);
  const count = SYMBOLS.map((_, symbol) => symbols.filter((s) => s === symbol).length);
  const programs = [
    programOf(publicAction, count, f.public),
    programOf(privateAction, count, f.private),
  ] as const;
  if (programs[0]?.anySuit) f.public.fail('"anySuit" stands in private actions only');
  const verbs = programs.flatMap((p) => p?.segments.flatMap(({ slots }) => slots.flat()) ?? []);
  const advances = verbs.filter((verb) => VERBS[verb]!.startsWith('advance')).length;
  const bits = symbols.map((symbol) => (symbol === COIN ? (1 << COIN) - 1 : 1 << symbol));
  const suitBits = bits.reduce((all, some) => all | some, 0);
  return {
    id,
    symbols,
    count,
    suitBits,
    publicAction,
    privateAction,
    programs,
    advances,
    friendOf,
    copies,
  };
}

function readLevel(reader: Reader): LevelEntry {
  const f = reader.fields('toys', 'pizzas', 'any', 'points');
  return {
    toys: f.toys.whole(0, 9),
    pizzas: f.pizzas.whole(0, 9),
    any: f.any.whole(0, 9),
    points: f.points.whole(0, 99),
  };
}

function readKids(reader: Reader): Design[] {
  const kids = reader.list().map((item) => {
    const f = item.fields('id', 'suits', 'public', 'private', 'copies');
    return readDesign(f, -1, f.copies.whole(1, KID_COUNT));
  });
  const total = kids.reduce((sum, kid) => sum + kid.copies, 0);
  if (total !== KID_COUNT) reader.fail(`a box holds ${KID_COUNT} kids, not ${total} (fort.card)`);
  return kids;
}

function readFriends(reader: Reader): Design[] {
  const friends = reader.list().map((item) => {
    const f = item.fields('id', 'board', 'suits', 'public', 'private');
    return readDesign(f, BOARDS.indexOf(f.board.oneOf(BOARDS)), 1);
  });
  for (const [seat, board] of BOARDS.entries()) {
    const count = friends.filter(({ friendOf }) => friendOf === seat).length;
    if (count !== 2) reader.fail(`the ${board} board has two best friends, not ${count}`);
  }
  return friends;
}

/** Reads a box file: a whole box, or what is wrong and where. */
export function readBox(value: unknown): Result<Box> {
  return reading(value, 'box', (reader) => {
    const f = reader.fields('name', 'provisional', 'levels', 'kids', 'friends');
    const levels = f.levels.list().map(readLevel);
    if (levels.length !== TOP_LEVEL + 1) f.levels.fail(`expected levels 0 to ${TOP_LEVEL}`);
    const designs = [...readKids(f.kids), ...readFriends(f.friends)];
    const twice = designs.find(({ id }, i) => designs.findIndex((d) => d.id === id) !== i);
    if (twice) f.kids.fail(`${twice.id} stands in the box twice`);
    if (designs.length > MOST_DESIGNS) f.kids.fail(`at most ${MOST_DESIGNS} designs`);
    f.provisional.list().map((item) => item.text());
    f.name.text();
    const programs = designs.flatMap((design) => design.programs);
    return {
      file: value as BoxFile,
      designs,
      levels,
      friends: BOARDS.map((_, board) =>
        designs.flatMap(({ friendOf }, card) => (friendOf === board ? [card] : [])),
      ),
      suitBits: Uint8Array.from(designs, ({ suitBits }) => suitBits),
      programs,
      oneStep: Int8Array.from(programs, (program) => (program?.oneStep ? program.single : -1)),
      isFriend: Uint8Array.from(designs, ({ friendOf }) => Number(friendOf >= 0)),
      numbers: new Map(designs.map(({ id }, card) => [id, card])),
    };
  });
}

/** As many designs as a state has room to count. */
export const MOST_DESIGNS = 64;

function standardBox(): Box {
  const box = readBox(STANDARD);
  if (!box.ok) throw new Error(box.fault.message);
  return box.value;
}

export const standard: Box = standardBox();

/** The whole box as a sheet that a person can hold against the printed cards. */
export function printSheet(box: Box): string {
  const shown = (design: Design, action: Action | undefined): string => {
    if (!design.publicAction && !design.privateAction) return 'none';
    return action ? printAction(action) : '—';
  };
  const rows = box.designs.map((d) => {
    const suits = d.symbols.map((symbol) => SYMBOLS[symbol]).join(' ');
    const whose = d.friendOf < 0 ? `× ${d.copies}` : BOARDS[d.friendOf];
    return [d.id, suits, shown(d, d.publicAction), shown(d, d.privateAction), whose].join(' | ');
  });
  return `${rows.join('\n')}\n`;
}
