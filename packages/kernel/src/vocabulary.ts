import type { Option } from './game.ts';
import { nth } from './nth.ts';
import { accept, type Result, refuse } from './result.ts';
import {
  type DataOf,
  either,
  type Fields,
  object,
  word as oneWord,
  type Shape,
  text,
} from './shape.ts';

/**
 * How the fields of a kind of move become a number and words. The number is what the core plays with; the words follow
 * the kind's own in an option id. `Context` is what numbers are read by, for instance the box of a table.
 */
export interface Form<F extends object, Context> {
  /** The numbers are 0 … size − 1. */
  readonly size: number;
  decode(n: number, context: Context): F;
  /** The number, or −1 where this context has no such thing. */
  encode(fields: F, context: Context): number;
  write(fields: F): readonly string[];
  parse(words: readonly string[]): F | undefined;
  /** The fields of a move of this form, an entry for each set of fields that it may have. */
  readonly shapes: readonly Fields[];
}

/** A kind of move: its fields, what lights up, and the rule that allows it. */
export interface MoveKind<F extends object, Context, Rule extends string = string> {
  readonly form: Form<F, Context>;
  readonly rule: Rule;
  /** The word that ids of this kind begin with, where that is not its name. */
  readonly word?: string;
  /** The card, slot or button that lights up; where nothing is said, it is named like the option. */
  target?(fields: NoInfer<F>, seat: number): string;
  /** Kinds of different groups may share numbers, in a game that knows by its phase which group is meant. */
  readonly group?: number;
}

export type MoveKinds<Context> = Readonly<Record<string, MoveKind<object, Context>>>;

type FieldsOf<K> = K extends MoveKind<infer F, infer _Context, infer _Rule> ? F : never;

/** A move in words: its kind and its fields. */
export type MoveOf<T> = { [K in keyof T]: { readonly kind: K } & FieldsOf<T[K]> }[keyof T];

/** An option of a game: a move in words with its readable id and what lights up. */
export type OptionOf<T> = MoveOf<T> & Option;

interface Row<Context> {
  readonly kind: string;
  readonly word: string;
  readonly of: MoveKind<object, Context>;
  readonly from: number;
}

/** All that can be chosen in a game: numbers, ids and typed moves follow from one table of kinds. */
export class Vocabulary<Context, T extends MoveKinds<Context>> {
  readonly kinds: T;
  private readonly rows: readonly Row<Context>[];
  private readonly byKind: ReadonlyMap<string, Row<Context>>;

  /** `room` numbers are kept for each kind; without it, kinds of a group follow each other closely. */
  constructor(kinds: T, room = 0) {
    this.kinds = kinds;
    const next = new Map<number, number>();
    this.rows = Object.entries(kinds).map(([kind, of]) => {
      const group = of.group ?? 0;
      const from = next.get(group) ?? 0;
      if (room > 0 && of.form.size > room) throw new Error(`${kind}: more than ${room} moves`);
      next.set(group, from + (room || of.form.size));
      return { kind, word: of.word ?? kind, of, from };
    });
    this.byKind = new Map(this.rows.map((row) => [row.kind, row]));
  }

  /** The first number of a kind. */
  from(kind: keyof T): number {
    return this.row(kind).from;
  }

  decode(move: number, context: Context, group = 0): MoveOf<T> {
    for (let i = this.rows.length - 1; i >= 0; i--) {
      const row = this.rows[i]!;
      if (row.from > move || (row.of.group ?? 0) !== group) continue;
      return this.typed(row, row.of.form.decode(move - row.from, context));
    }
    throw new Error(`unknown move ${move}`);
  }

  /** The number of a move, or −1 where this context has no such thing. */
  encode(move: MoveOf<T>, context: Context): number {
    const row = this.row(move.kind);
    const n = row.of.form.encode(move, context);
    return n < 0 ? -1 : row.from + n;
  }

  /** A move with its readable id and what lights up for a seat. */
  option<M extends MoveOf<T>>(move: M, seat: number): M & Option {
    const { word, of } = this.row(move.kind);
    const id = [word, ...of.form.write(move)].join(':');
    return { id, target: of.target?.(move, seat) ?? id, ...move };
  }

  /** Reads an option id, or says what is wrong with it; whether it is offered is another question. */
  parse(id: string): Result<MoveOf<T>> {
    const [first = '', ...words] = id.split(':');
    const rows = this.rows.filter(({ word }) => word === first);
    for (const row of rows) {
      const fields = row.of.form.parse(words);
      if (fields) return accept(this.typed(row, fields));
    }
    const shown = JSON.stringify(id.slice(0, 80));
    const wrong = rows.length === 0 ? 'no move is called so' : `this is no ${first}`;
    return refuse({ why: 'not-an-option', message: `${shown}: ${wrong}` });
  }

  /** The shape of an option, for the wire and the docs. */
  get shape(): Shape<OptionOf<T>> {
    const shapes = this.rows.flatMap(({ kind, of }) =>
      of.form.shapes.map((fields) =>
        object({ id: text, target: text, kind: oneWord([kind]), ...fields }),
      ),
    );
    return either(...shapes) as unknown as Shape<OptionOf<T>>;
  }

  private row(kind: keyof T): Row<Context> {
    const row = this.byKind.get(String(kind));
    if (!row) throw new Error(`unknown kind of move ${String(kind)}`);
    return row;
  }

  private typed({ kind }: Row<Context>, fields: object): MoveOf<T> {
    return { kind, ...fields } as MoveOf<T>;
  }
}

/** A kind of move without fields: there is just one. */
export const plain: Form<object, unknown> = {
  size: 1,
  decode: () => ({}),
  encode: () => 0,
  write: () => [],
  parse: (words) => (words.length === 0 ? {} : undefined),
  shapes: [{}],
};

/** One field that is one of some words, numbered in their order. */
export function choice<const N extends string, const W extends string>(
  name: N,
  words: readonly W[],
): Form<{ readonly [K in N]: W }, unknown> {
  type F = { readonly [K in N]: W };
  const fields = (value: W): F => ({ [name]: value }) as F;
  return {
    size: words.length,
    decode: (n) => fields(nth(words, n)),
    encode: (of) => words.indexOf(of[name]),
    write: (of) => [of[name]],
    parse: (found) => {
      const value = words.find((one) => one === found[0]);
      return found.length === 1 && value !== undefined ? fields(value) : undefined;
    },
    shapes: [{ [name]: oneWord(words) }],
  };
}

/** A form whose fields are described by one shape. */
export const fielded = <F extends Fields, Context>(
  fields: F,
  form: Omit<Form<DataOf<F>, Context>, 'shapes'>,
): Form<DataOf<F>, Context> => ({ ...form, shapes: [fields] });
