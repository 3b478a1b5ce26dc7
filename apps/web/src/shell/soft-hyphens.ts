const [letter, vowel, consonant, closing] = [
  'а-яёєіїґ',
  'аеёиоуыэюяєії',
  'бвгґджзклмнпрстфхцчшщ',
  'йьъ',
].map((set) => `[${set}]`);

/** A word may be broken between these two. */
const BREAKS = [
  [closing, letter],
  [vowel, `${vowel}${letter}`],
  [`${consonant}${vowel}`, `${consonant}${vowel}`],
  [`${vowel}${consonant}`, `${consonant}${vowel}`],
  [`${vowel}${consonant}`, `${consonant}{2}${vowel}`],
  [`${vowel}${consonant}{2}`, `${consonant}{2}${vowel}`],
].map(([before, after]) => `(?<=${before})(?=${after})`);

const BREAK = new RegExp(`(?<=${letter}{2})(?=${letter}{2})(?:${BREAKS.join('|')})`, 'giu');

/**
 * A text with soft hyphens in its Cyrillic words: our cards are narrow, and not every browser knows how to hyphenate
 * Russian and Ukrainian.
 */
export const withSoftHyphens = (text: string): string => text.replace(BREAK, '\u00ad');
