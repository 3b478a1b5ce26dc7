/** A stretch of a text that was found: from, and up to but not including. */
export type FoundText = readonly [from: number, to: number];

/** A letter as it is compared: no case, no accents. */
const bare = (letter: string): string =>
  letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** A text as it is compared, and where in the original each of its letters stands. */
function folded(text: string): { readonly letters: string; readonly at: readonly number[] } {
  const at: number[] = [];
  let letters = '';
  for (let i = 0; i < text.length; i++) {
    const letter = bare(text.charAt(i));
    for (let k = 0; k < letter.length; k++) at.push(i);
    letters += letter;
  }
  return { letters, at };
}

/** What somebody typed, as the words to look for. */
export const wordsIn = (query: string): string[] =>
  folded(query).letters.split(/\s+/u).filter(Boolean);

/** Every place of a text where one of the words stands, in order and not overlapping. */
export function placesOf(words: readonly string[], text: string): FoundText[] {
  const { letters, at } = folded(text);
  const found = words.flatMap((word): FoundText[] => {
    const places: FoundText[] = [];
    for (let i = letters.indexOf(word); i >= 0; i = letters.indexOf(word, i + word.length)) {
      places.push([at[i]!, at[i + word.length - 1]! + 1]);
    }
    return places;
  });
  found.sort(([a], [b]) => a - b);
  return found.filter(([from], i) => found.slice(0, i).every(([, to]) => to <= from));
}

/** Whether all words are in at least one of the texts. */
export function isFound(words: readonly string[], texts: readonly string[]): boolean {
  const { letters } = folded(texts.join(' '));
  return words.every((word) => letters.includes(word));
}
