import type { Fields, Shape } from '@treefort/kernel';

/** A set of words that the page calls by one name, such as `COLOUR`. */
export interface NamedWords {
  readonly name: string;
  readonly words: readonly string[];
}

/** What the page calls things by: sets of words, and shapes by the field that has them. */
export interface Names {
  readonly words: readonly NamedWords[];
  readonly fields: Readonly<Record<string, string>>;
}

const sameWords = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((word, i) => word === b[i]);

/** Lists of rule ids are long and change; which ones can occur is no part of the contract. */
const LONGEST_LIST = 12;

function wordsText(words: readonly string[], names: Names): string {
  const exact = names.words.find((set) => sameWords(set.words, words));
  if (exact) return exact.name;
  if (words.length <= LONGEST_LIST) return words.join(' or ');
  const wider = names.words.find((set) => words.every((word) => set.words.includes(word)));
  if (!wider) throw new Error(`a set of words without a name: ${words.join(', ')}`);
  return wider.name;
}

/** A shape as the page writes it: `int`, `COLOUR or null`, `{pizza: int, toy: int}[]`. */
export function shapeText(shape: Shape, names: Names): string {
  switch (shape.is) {
    case 'text':
      return 'string';
    case 'whole':
      return 'int';
    case 'flag':
      return 'boolean';
    case 'null':
      return 'null';
    case 'word':
      return wordsText(shape.words, names);
    case 'optional':
      return shapeText(shape.of, names);
    case 'object':
      return `{${fieldTexts(shape.fields, names).join(', ')}}`;
    case 'either':
      return shape.shapes.map((one) => shapeText(one, names)).join(' or ');
    case 'list': {
      const of = shapeText(shape.of, names);
      return of.includes(' or ') && !of.startsWith('{') ? `(${of})[]` : `${of}[]`;
    }
  }
}

/** Fields as `name: type`, or `name?: type` where one may be missing. */
export const fieldTexts = (fields: Fields, names: Names): string[] =>
  Object.entries(fields).map(([name, shape]) => {
    const type = names.fields[name] ?? shapeText(shape, names);
    return `${name}${shape.is === 'optional' ? '?' : ''}: ${type}`;
  });
