import { SUITS } from './words.ts';

/** Everything a card can make somebody do; one word, one icon, one entry in every reader. */
export const VERBS = [
  'pizza',
  'toy',
  'any',
  'pack',
  'lookout',
  'trash',
  'trashRival',
  'trashThis',
  'recruit',
  'advance',
  'advance−1',
  'advance+1',
  'score',
  'spend pizza',
  'spend toy',
  'copyPack',
  'copyRival',
  'convert',
] as const;
export type Verb = (typeof VERBS)[number];

/** What stands on the right of ×. */
export const COUNTERS = [...SUITS, 'packed', 'lookouts', 'level', 'anySuit'] as const;
export type Counter = (typeof COUNTERS)[number];

/** An action as a tree: verbs, symbols side by side, then, and × something. */
export type Action =
  | { readonly is: 'verb'; readonly verb: Verb }
  | { readonly is: 'both'; readonly parts: readonly Action[]; readonly plus: boolean }
  | { readonly is: 'then'; readonly parts: readonly Action[] }
  | { readonly is: 'per'; readonly part: Action; readonly counter: Counter };

/** The verbs of an action, in order. */
export const verbsIn = (action: Action): readonly Verb[] => {
  if (action.is === 'verb') return [action.verb];
  return action.is === 'per' ? verbsIn(action.part) : action.parts.flatMap(verbsIn);
};

/** An action as its card shows it: `(trash > score) × book`. */
export function printAction(action: Action): string {
  switch (action.is) {
    case 'verb':
      return action.verb;
    case 'both':
      return action.parts.map(printAction).join(action.plus ? ' + ' : ' ');
    case 'then':
      return action.parts
        .map((part) => (part.is === 'per' ? `(${printAction(part)})` : printAction(part)))
        .join(' > ');
    case 'per': {
      const inner = printAction(action.part);
      return `${action.part.is === 'verb' ? inner : `(${inner})`} × ${action.counter}`;
    }
  }
}

type Parsed = { readonly action: Action } | { readonly wrong: string };

class Parser {
  private readonly tokens: string[];
  private at = 0;

  constructor(text: string) {
    this.tokens = text.match(/[()>×+]|[^\s()>×+]+(?:[−+]1)?/g) ?? [];
  }

  private get next(): string | undefined {
    return this.tokens[this.at];
  }

  private eat(token: string): boolean {
    if (this.next !== token) return false;
    this.at++;
    return true;
  }

  whole(): Action {
    const action = this.chain();
    if (this.next !== undefined) throw new SyntaxError(`"${this.next}" is not expected`);
    return action;
  }

  private chain(): Action {
    const parts = [this.product()];
    while (this.eat('>')) parts.push(this.product());
    return parts.length === 1 ? parts[0]! : { is: 'then', parts };
  }

  private product(): Action {
    const part = this.side();
    if (!this.eat('×')) return part;
    const counter = COUNTERS.find((name) => name === this.next);
    if (!counter) throw new SyntaxError(`"${this.next ?? ''}" cannot be counted`);
    this.at++;
    return { is: 'per', part, counter };
  }

  private side(): Action {
    if (this.eat('(')) {
      const inner = this.chain();
      if (!this.eat(')')) throw new SyntaxError('a bracket is not closed');
      return inner;
    }
    const parts: Action[] = [this.verb()];
    let plus = false;
    for (;;) {
      if (this.eat('+')) plus = true;
      else if (this.next === undefined || /^[()>×]$/.test(this.next)) break;
      parts.push(this.verb());
    }
    return parts.length === 1 ? parts[0]! : { is: 'both', parts, plus };
  }

  private verb(): Action {
    const word = this.tokens[this.at++] ?? '';
    const name = word === 'spend' ? `spend ${this.tokens[this.at++] ?? ''}` : word;
    const verb = VERBS.find((known) => known === name);
    if (!verb) throw new SyntaxError(`unknown verb "${name}"`);
    return { is: 'verb', verb };
  }
}

/** Far longer than any card has room for. */
const LONGEST = 1000;

/** Reads an action from its notation, or says what is wrong with it. */
export function parseAction(text: string): Parsed {
  if (text.length > LONGEST) return { wrong: `longer than ${LONGEST} letters` };
  try {
    return { action: new Parser(text).whole() };
  } catch (error) {
    if (error instanceof SyntaxError) return { wrong: error.message };
    throw error;
  }
}
