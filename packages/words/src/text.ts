/** What a sentence can name. */
export type ThingKind =
  | 'seat'
  | 'card'
  | 'perk'
  | 'made-up-rule'
  | 'suit'
  | 'room'
  | 'colour'
  | 'changer'
  | 'goods'
  | 'rule';

/** Something named in a sentence that a screen may show in its own way: a card as a chip, a rule as a link. */
export interface Thing {
  readonly is: ThingKind;
  readonly id: string;
  readonly text: string;
}

/** A sentence: words, and the things it names. */
export type Text = readonly (string | Thing)[];

/** A sentence as words alone. */
export const plain = (text: Text): string =>
  text.map((part) => (typeof part === 'string' ? part : part.text)).join('');

/** Sentences or names in a row, with something between each two. */
export const joined = (texts: readonly Text[], between: string): Text =>
  texts.flatMap((text, i) => (i === 0 ? text : [between, ...text]));

/** The same text with another first letter. */
function begun([first, ...rest]: Text, letter: (first: string) => string): Text {
  if (first === undefined) return [];
  const begin = (text: string): string => letter(text.charAt(0)) + text.slice(1);
  return [
    typeof first === 'string' ? begin(first) : { ...first, text: begin(first.text) },
    ...rest,
  ];
}

/** A sentence that begins with a capital letter. */
export const capital = (text: Text): Text => begun(text, (first) => first.toUpperCase());

/** What began with a capital letter, in the middle of a sentence: "you", "the water slide". */
export const small = (text: Text): Text => begun(text, (first) => first.toLowerCase());

/** A sentence without its full stop, to stand inside another one. */
export function unstopped(text: Text): Text {
  const last = text.at(-1);
  return typeof last === 'string' ? [...text.slice(0, -1), last.replace(/\.$/u, '')] : text;
}
