import type { Text, Thing } from '@treefort/words';

/** A piece of a sentence: words, or a thing with what touches it, which no line may break. */
export type Piece = string | readonly (string | Thing)[];

const isThing = (token: string | Thing): token is Thing => typeof token !== 'string';

/** Words and the spaces between them; a space that does not break belongs to its word. */
const tokens = (text: Text): (string | Thing)[] =>
  text.flatMap<string | Thing>((part) => (isThing(part) ? [part] : part.split(/(?<= )|(?= )/)));

/** A sentence in pieces: brackets, quotes and commas stay with the thing that they touch. */
export function unbreakablePieces(text: Text): Piece[] {
  const pieces: Piece[] = [];
  let word: (string | Thing)[] = [];
  const end = (): void => {
    const last = pieces.at(-1);
    if (word.some(isThing)) pieces.push(word);
    else if (typeof last === 'string') pieces[pieces.length - 1] = last + word.join('');
    else if (word.length > 0) pieces.push(word.join(''));
    word = [];
  };
  for (const token of tokens(text)) {
    if (token !== ' ') word.push(token);
    else {
      end();
      word = [' '];
      end();
    }
  }
  end();
  return pieces;
}
