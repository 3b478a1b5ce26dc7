/** How many letters a name may have. */
export const LONGEST_NAME = 40;

/** What is wrong with a name, and where it is one letter, which. */
export type NameFault =
  | { readonly why: 'blank' | 'long' }
  | { readonly why: 'hidden' | 'accents' | 'mixed' | 'rare'; readonly letter: string };

/** A name as it is kept: composed, with one space where there were several. */
export const normalName = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();

/** Emoji are one picture of several characters, some of which show nothing by themselves. */
const EMOJI =
  /\p{RI}\p{RI}|\p{ExtPict}(?:\ufe0f|\p{EMod})*(?:\u200d\p{ExtPict}(?:\ufe0f|\p{EMod})*)*/gu;

/** Characters that show nothing, or change how others are shown. */
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}\p{DI}\u2800]/u;

/** More than two marks on one letter, or a mark on none. */
const ACCENTS = /(\P{M}?)[\p{Mn}\p{Me}]{3}|(?:^|[^\p{L}\p{N}\p{M}])(\p{M})/u;

/** The alphabets that people write with today, as Unicode recommends them for names (UAX #31, table 5). */
const SCRIPTS = [
  ...['Latin', 'Cyrillic', 'Greek', 'Han', 'Hiragana', 'Katakana', 'Hangul', 'Bopomofo'],
  ...['Arabic', 'Armenian', 'Bengali', 'Devanagari', 'Ethiopic', 'Georgian', 'Gujarati'],
  ...['Gurmukhi', 'Hebrew', 'Kannada', 'Khmer', 'Lao', 'Malayalam', 'Myanmar', 'Oriya'],
  ...['Sinhala', 'Tamil', 'Telugu', 'Thaana', 'Thai', 'Tibetan'],
].map((name) => ({ name, has: new RegExp(`\\p{Script=${name}}`, 'u') }));

/** Marks, digits and the like, which belong to every alphabet. */
const SHARED = /[\p{Script=Common}\p{Script=Inherited}]/u;

/** Alphabets that are written together (UTS #39, "highly restrictive"). */
const TOGETHER = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
];

/** The letters of a name with their alphabets; a letter in disguise, such as 𝐀, is what it stands for. */
const scriptsIn = (name: string) =>
  [...name].flatMap((letter) =>
    [...letter.normalize('NFKD')]
      .filter((part) => !SHARED.test(part))
      .map((part) => ({ letter, script: SCRIPTS.find(({ has }) => has.test(part))?.name })),
  );

/** A letter of an alphabet that does not go with the others, or that hardly anybody writes with. */
function strangeLetter(name: string): NameFault | undefined {
  const found = scriptsIn(name);
  const rare = found.find(({ script }) => script === undefined);
  if (rare) return { why: 'rare', letter: rare.letter };
  const used = [...new Set(found.map(({ script }) => script ?? ''))];
  const fits = (allowed: readonly string[]) => used.every((script) => allowed.includes(script));
  if (used.length < 2 || TOGETHER.some(fits)) return undefined;
  const count = (script: string) => found.filter((one) => one.script === script).length;
  const most = used.reduce((a, b) => (count(b) > count(a) ? b : a));
  return { why: 'mixed', letter: found.find(({ script }) => script !== most)!.letter };
}

const codeOf = (letter: string): string =>
  `U+${letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;

/** Why a name cannot be used, if so. It is one as `normalName` gives it. */
export function nameFault(name: string): NameFault | undefined {
  if ([...name].length > LONGEST_NAME) return { why: 'long' };
  if (name === '') return { why: 'blank' };
  const letters = name.replace(EMOJI, ' ');
  const hidden = HIDDEN.exec(letters);
  if (hidden) return { why: 'hidden', letter: codeOf(hidden[0]) };
  const accents = ACCENTS.exec(letters);
  if (accents) return { why: 'accents', letter: accents[1] || `\u25cc${accents[2] ?? ''}` };
  return strangeLetter(letters);
}
