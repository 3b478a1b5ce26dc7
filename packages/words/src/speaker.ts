import { nth } from '@treefort/kernel';
import { type Formatters, IntlMessageFormat } from 'intl-messageformat';
import { plain, type Text, type Thing } from './text.ts';

/** Messages by subject and key, each an ICU message. */
export type MessageTree = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** `subject:key` for every message of a tree. */
export type KeyOf<M extends MessageTree> = {
  [S in keyof M & string]: `${S}:${keyof M[S] & string}`;
}[keyof M & string];

/** The same keys as another language, each with a sentence of its own. */
export type Same<T> = { readonly [K in keyof T]: string };
/** The same for several groups of messages. */
export type SameIn<T> = { readonly [G in keyof T]: Same<T[G]> };

export type Value = string | number | Text | Thing;
export type Values = Readonly<Record<string, Value>>;

/** Plural rules and number formats are slow to make, so one of each serves all messages of a language. */
function formattersFor(locale: string): Formatters {
  const plurals = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  return {
    getPluralRules: () => plurals,
    getNumberFormat: () => numbers,
    getDateTimeFormat: (...args) => new Intl.DateTimeFormat(...args),
  };
}

/** What a speaker needs to know of its language. */
export interface SpokenLanguage {
  readonly locale: string;
  /** The locale whose lists it uses, where that is another one. */
  readonly listLocale?: string;
  /** What stands before a colon. */
  readonly beforeColon?: string;
}

/** Only these make a message more than its own text. */
const SYNTAX = /[{}']/;

/** Says the messages of one language. */
export class Speaker<M extends MessageTree> {
  readonly locale: string;
  private readonly beforeColon: string;
  private readonly messages: M;
  private readonly formatters: Formatters;
  private readonly lists: Intl.ListFormat;
  private readonly percents: Intl.NumberFormat;
  private readonly changes: Intl.NumberFormat;
  private readonly compiled = new Map<string, IntlMessageFormat | string>();

  constructor({ locale, listLocale = locale, beforeColon = '' }: SpokenLanguage, messages: M) {
    this.locale = locale;
    this.beforeColon = beforeColon;
    this.messages = messages;
    this.formatters = formattersFor(locale);
    this.percents = new Intl.NumberFormat(locale, { style: 'percent' });
    this.changes = new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'exceptZero' });
    this.lists = new Intl.ListFormat(listLocale);
  }

  /** A message as words and things. */
  parts(key: KeyOf<M>, values: Values = {}): Text {
    const message = this.compile(key);
    if (typeof message === 'string') return [message];
    const parts = message.formatToParts<Text | Thing>({ ...values });
    return parts.flatMap(({ value }): Text => {
      if (typeof value === 'string') return value === '' ? [] : [value];
      return Array.isArray(value) ? value : [value as Thing];
    });
  }

  /** A message as words alone. */
  t(key: KeyOf<M>, values?: Values): string {
    return plain(this.parts(key, values));
  }

  /** A chance from 0 to 1. */
  percent(chance: number): string {
    return this.percents.format(chance);
  }

  /** A change of a chance, with its sign. */
  change(of: number): string {
    return this.changes.format(of).replace('-', '−');
  }

  /** Something by its name. */
  labelled(name: string, what: string | number): string {
    return `${name}${this.beforeColon}: ${what}`;
  }

  /** The message of an id that comes from outside, if there is one. */
  find(subject: keyof M & string, id: string): string | undefined {
    const messages = this.messages[subject]!;
    return Object.hasOwn(messages, id) ? messages[id] : undefined;
  }

  /** Whether there is a message of an id that comes from outside. */
  has<S extends keyof M & string>(subject: S, id: string): id is keyof M[S] & string {
    return this.find(subject, id) !== undefined;
  }

  /** Several things as this language lists them: "a, b and c". */
  list(texts: readonly Text[]): Text {
    const places = this.lists.formatToParts(texts.map((_, i) => String(i)));
    return places.flatMap(({ type, value }) =>
      type === 'element' ? nth(texts, Number(value)) : [value],
    );
  }

  private compile(key: KeyOf<M>): IntlMessageFormat | string {
    const known = this.compiled.get(key);
    if (known !== undefined) return known;
    const colon = key.indexOf(':');
    const text = this.find(key.slice(0, colon), key.slice(colon + 1));
    if (text === undefined) throw new Error(`no message ${key} in ${this.locale}`);
    const made = SYNTAX.test(text)
      ? new IntlMessageFormat(text, this.locale, undefined, {
          ignoreTag: true,
          formatters: this.formatters,
        })
      : text;
    this.compiled.set(key, made);
    return made;
  }
}
