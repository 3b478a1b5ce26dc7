import { IntlMessageFormat } from 'intl-messageformat';
import type { MessageTree } from '../src/speaker.ts';

/** The parts of a message, as its parser numbers them. */
const [LITERAL, ARGUMENT, SELECT, PLURAL] = [0, 1, 5, 6];

interface Piece {
  readonly type: number;
  readonly value?: string;
  readonly options?: Readonly<Record<string, { readonly value: readonly Piece[] }>>;
}

/** A message taken apart. */
export interface Anatomy {
  readonly text: string;
  readonly literals: readonly string[];
  readonly placeholders: ReadonlySet<string>;
  /** Placeholders that stand in every form of the message. */
  readonly always: readonly string[];
  readonly selects: ReadonlyMap<string, readonly string[]>;
  readonly plurals: readonly { readonly name: string; readonly forms: readonly string[] }[];
}

const piecesOf = (text: string): readonly Piece[] =>
  new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst() as readonly Piece[];

function walk(pieces: readonly Piece[], meet: (piece: Piece) => void): void {
  for (const piece of pieces) {
    meet(piece);
    for (const { value } of Object.values(piece.options ?? {})) walk(value, meet);
  }
}

export function anatomyOf(text: string): Anatomy {
  const pieces = piecesOf(text);
  const literals: string[] = [];
  const placeholders = new Set<string>();
  const selects = new Map<string, readonly string[]>();
  const plurals: { name: string; forms: readonly string[] }[] = [];
  walk(pieces, ({ type, value = '', options = {} }) => {
    if (type === LITERAL) literals.push(value);
    if (type === ARGUMENT || type === SELECT || type === PLURAL) placeholders.add(value);
    if (type === SELECT) selects.set(value, Object.keys(options));
    if (type === PLURAL) plurals.push({ name: value, forms: Object.keys(options) });
  });
  const always = pieces.flatMap(({ type, value = '' }) => (type === ARGUMENT ? [value] : []));
  return { text, literals, placeholders, always, selects, plurals };
}

/** Every message of a tree as [subject:key, text]. */
export const everyMessage = (tree: MessageTree): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([subject, messages]) =>
    Object.entries(messages).map(([key, text]): [string, string] => [`${subject}:${key}`, text]),
  );

/** Numbers that show every plural form of every language. */
export const NUMBERS = [0, 1, 2, 3, 5, 11, 12, 21, 22, 25, 100, 101, 111];

/** Every way to fill a message: each choice of each select with each number. */
export function samples({
  placeholders,
  selects,
  plurals,
}: Anatomy): Record<string, string | number>[] {
  let all: Record<string, string | number>[] = [{}];
  for (const name of placeholders) {
    const numeric = plurals.some((plural) => plural.name === name);
    const values = selects.get(name) ?? (numeric ? NUMBERS : [`<${name}>`]);
    all = all.flatMap((sample) => values.map((value) => ({ ...sample, [name]: value })));
  }
  return all;
}
