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
    let i = 0;
    while (i < now.length && old[i] === now[i]) i++;
    if (i === now.length && i === old.length) return;
    if (old.length > now.length || !old.some(isObject)) return this.note(now);
    for (; i < now.length; i++) if (old[i] !== now[i]) this.step(i, old[i], now[i]);
  }
}

/** What is different in a view, given the one sent before. */
export function changesBetween(old: unknown, now: unknown): readonly Change[] {
  const comparison = new Comparison();
  comparison.compare(old, now);
  return comparison.found;
}

/**
 * The value now, in which all parts that equal the old one's are the old one's: comparing the two again is quick. Writes
 * into the lists and objects of `now`, which nobody else may hold.
 */
export function sharing(old: unknown, now: unknown): unknown {
  if (old === now || !isObject(old) || !isObject(now)) return now;
  if (Array.isArray(old) && Array.isArray(now)) return shareItems(old, now) ? old : now;
  if (Array.isArray(old) || Array.isArray(now)) return now;
  return shareFields(old as Fields, now as Record<string, unknown>) ? old : now;
}

/** Takes over what is equal; says whether all of it is. */
function shareItems(old: readonly unknown[], now: unknown[]): boolean {
  let same = old.length === now.length;
  for (let i = 0; i < now.length; i++) {
    if (old[i] === now[i]) continue;
    now[i] = sharing(old[i], now[i]);
    if (old[i] !== now[i]) same = false;
  }
  return same;
}

function shareFields(old: Fields, now: Record<string, unknown>): boolean {
  let same = true;
  let more = 0;
  for (const field in now) {
    more++;
    const before = old[field];
    if (before === now[field]) continue;
    const kept = sharing(before, now[field]);
    now[field] = kept;
    if (kept !== before) same = false;
  }
  for (const _ in old) more--;
  return same && more === 0;
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
