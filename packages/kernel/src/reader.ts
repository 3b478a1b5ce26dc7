import type { Expected, Problem } from './problem.ts';
import { accept, type Fault, type Result, refuse } from './result.ts';

/** Thrown inside `reading` only, where it becomes a refusal: bad data is expected. */
class Malformed extends Error {
  readonly problem: Problem;

  constructor(message: string, problem: Problem) {
    super(message);
    this.problem = problem;
  }
}

/** A piece of foreign data and where it was found, read by asking for what it should be. */
export class Reader {
  readonly value: unknown;
  readonly where: string;

  constructor(value: unknown, where: string) {
    this.value = value;
    this.where = where;
  }

  fail(message: string, problem: Problem = { is: 'value', where: this.where }): never {
    throw new Malformed(`${this.where}: ${message}`, problem);
  }

  /** Fails as something inside did. */
  failAs({ message, problem }: Fault): never {
    return this.fail(message, problem);
  }

  private expected(what: string, expected: Expected): never {
    const message = `expected ${what}, found ${shown(this.value)}`;
    return this.fail(message, { is: 'value', where: this.where, expected });
  }

  get missing(): boolean {
    return this.value === undefined;
  }

  text(): string {
    return typeof this.value === 'string' ? this.value : this.expected('a text', { is: 'text' });
  }

  flag(): boolean {
    return typeof this.value === 'boolean'
      ? this.value
      : this.expected('true or false', { is: 'flag' });
  }

  whole(from: number, to: number): number {
    const v = this.value;
    if (typeof v === 'number' && Number.isInteger(v) && v >= from && v <= to) return v;
    return this.expected(`a whole number from ${from} to ${to}`, { is: 'whole', from, to });
  }

  oneOf<const T extends string>(words: readonly T[]): T {
    const found = words.find((word) => word === this.value);
    return found ?? this.expected(`one of ${words.join(', ')}`, { is: 'one-of', words });
  }

  list(): Reader[] {
    if (!Array.isArray(this.value)) return this.expected('a list', { is: 'list' });
    return this.value.map((item, i) => new Reader(item, `${this.where}[${i}]`));
  }

  /** The named fields of an object; any other field is refused by its name. */
  fields<const K extends string>(...names: readonly K[]): Record<K, Reader> {
    const v = this.value;
    if (typeof v !== 'object' || v === null || Array.isArray(v)) {
      return this.expected('an object', { is: 'object' });
    }
    const unknown = Object.keys(v).find((key) => !names.includes(key as K));
    if (unknown !== undefined) {
      const problem = { is: 'field', where: this.where, field: unknown.slice(0, 40) } as const;
      return this.fail(`unknown field ${shown(unknown)}`, problem);
    }
    const entries = names.map((name) => {
      const own = Object.hasOwn(v, name) ? (v as Record<string, unknown>)[name] : undefined;
      return [name, new Reader(own, `${this.where}.${name}`)];
    });
    return Object.fromEntries(entries) as Record<K, Reader>;
  }
}

function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** Reads foreign data: what it should be, or a refusal that says what is wrong and where. */
export function reading<T>(value: unknown, where: string, read: (reader: Reader) => T): Result<T> {
  try {
    return accept(read(new Reader(value, where)));
  } catch (error) {
    if (error instanceof Malformed) {
      const { message, problem } = error;
      return refuse({ why: 'malformed', message, problem });
    }
    throw error;
  }
}

/** Nothing of ours is nested deeper; deeper data would only exhaust the stack of the code that walks it. */
const DEEPEST = 64;

/** How deeply lists and objects of a JSON text stand in each other. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const letter = text[i];
    if (letter === '"') quoted = !quoted;
    else if (quoted && letter === '\\') i++;
    else if (quoted) continue;
    else if (letter === '[' || letter === '{') deepest = Math.max(deepest, ++depth);
    else if (letter === ']' || letter === '}') depth--;
  }
  return deepest;
}

/** Parses JSON text, or says that it is none. */
export function parseJson(text: string, where: string): Result<unknown> {
  if (depthOf(text) > DEEPEST) {
    const message = `${where}: nested deeper than ${DEEPEST} levels`;
    return refuse({ why: 'malformed', message, problem: { is: 'nested' } });
  }
  try {
    return accept(JSON.parse(text));
  } catch (error) {
    const reason = error instanceof SyntaxError ? error.message : 'unreadable';
    const message = `${where}: not JSON (${reason.slice(0, 120)})`;
    return refuse({ why: 'malformed', message, problem: { is: 'json' } });
  }
}
