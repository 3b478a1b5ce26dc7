import type { Change } from './news.ts';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Compares two views and collects where they differ. */
class Comparison {
  readonly found: Change[] = [];
  private readonly at: (string | number)[] = [];

  compare(old: unknown, now: unknown): void {
    if (old === now) return;
    if (!isObject(old) || !isObject(now) || Array.isArray(old) !== Array.isArray(now)) {
      this.note(now);
    } else if (Array.isArray(old) && Array.isArray(now)) this.compareLists(old, now);
    else this.compareFields(old as Fields, now as Fields);
  }

  private note(to: unknown): void {
    this.found.push({ at: [...this.at], to });
  }

  private step(to: string | number, old: unknown, now: unknown): void {
    this.at.push(to);
    this.compare(old, now);
    this.at.pop();
  }

  private compareFields(old: Fields, now: Fields): void {
    const { length } = this.found;
    let more = 0;
    for (const field in now) {
      if (!(field in old)) more = Number.NaN;
      if (old[field] !== now[field]) this.step(field, old[field], now[field]);
      more++;
    }
    for (const _ in old) more--;
    if (more === 0) return;
    // Fields were added or removed: the whole object is sent.
    this.found.length = length;
    this.note(now);
  }

  /** Lists of words and numbers are short and sent whole; to a list of objects new ones are appended. */
  private compareLists(old: readonly unknown[], now: readonly unknown[]): void {
    if (old.length <= now.length && old.some(isObject)) {
      for (const [i, value] of now.entries()) this.step(i, old[i], value);
    } else if (old.length !== now.length || now.some((value, i) => value !== old[i])) {
      this.note(now);
    }
  }
}

/** What is different in a view, given the one sent before. */
export function changesBetween(old: unknown, now: unknown): readonly Change[] {
  const comparison = new Comparison();
  comparison.compare(old, now);
  return comparison.found;
}

/** A copy of a value with another one at the end of some steps; what is not on the path stays the same object. */
function put(value: unknown, { at, to }: Change, steps: number): unknown {
  const step = at[steps];
  if (step === undefined) return to;
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  Reflect.set(copy, step, put(Reflect.get(copy, step), { at, to }, steps + 1));
  return copy;
}

/** The view now, given the one sent before and what is different. */
export const withChanges = (old: unknown, changes: readonly Change[]): unknown =>
  changes.reduce((value, change) => put(value, change, 0), old);
