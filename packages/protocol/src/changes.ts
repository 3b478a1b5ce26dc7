import type { Change } from './news.ts';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const inside = (value: unknown, step: string | number): unknown =>
  isObject(value) ? (value as Record<string | number, unknown>)[step] : undefined;

/** A part of what everybody sees, before and now. What has changed in it is found once, for all who see it so. */
class OpenPart {
  readonly old: unknown;
  readonly now: unknown;
  found: readonly Change[] | undefined;
  private parts: Map<string | number, OpenPart> | undefined;

  constructor(old: unknown, now: unknown) {
    this.old = old;
    this.now = now;
  }

  at(step: string | number): OpenPart {
    this.parts ??= new Map();
    const known = this.parts.get(step);
    if (known) return known;
    const part = new OpenPart(inside(this.old, step), inside(this.now, step));
    this.parts.set(step, part);
    return part;
  }
}

/** Compares two views and collects where they differ. */
class Comparison {
  readonly found: Change[] = [];
  private readonly at: (string | number)[] = [];

  /** Compares a part of two views, beside the same part of what everybody sees. */
  compare(old: unknown, now: unknown, open: OpenPart): void {
    if (old === now) return;
    if (old !== open.old || now !== open.now) return this.look(old, now, open);
    const { length } = this.found;
    if (!open.found) {
      this.look(old, now, open);
      open.found = this.found.slice(length);
    } else for (const change of open.found) this.found.push(change);
  }

  private look(old: unknown, now: unknown, open: OpenPart): void {
    if (!isObject(old) || !isObject(now) || Array.isArray(old) !== Array.isArray(now)) {
      this.note(now);
    } else if (Array.isArray(old) && Array.isArray(now)) this.compareLists(old, now, open);
    else this.compareFields(old as Fields, now as Fields, open);
  }

  private note(to: unknown): void {
    this.found.push({ at: [...this.at], to });
  }

  private step(to: string | number, old: unknown, now: unknown, open: OpenPart): void {
    this.at.push(to);
    this.compare(old, now, open.at(to));
    this.at.pop();
  }

  private compareFields(old: Fields, now: Fields, open: OpenPart): void {
    const { length } = this.found;
    let more = 0;
    for (const field in now) {
      if (!(field in old)) more = Number.NaN;
      if (old[field] !== now[field]) this.step(field, old[field], now[field], open);
      more++;
    }
    for (const _ in old) more--;
    if (more === 0) return;
    // Fields were added or removed: the whole object is sent.
    this.found.length = length;
    this.note(now);
  }

  /** Lists of words and numbers are short and sent whole; to a list of objects new ones are appended. */
  private compareLists(old: readonly unknown[], now: readonly unknown[], open: OpenPart): void {
    let i = 0;
    while (i < now.length && old[i] === now[i]) i++;
    if (i === now.length && i === old.length) return;
    if (old.length > now.length || !old.some(isObject)) return this.note(now);
    for (; i < now.length; i++) if (old[i] !== now[i]) this.step(i, old[i], now[i], open);
  }
}

/**
 * What is different in views of one moment, given those sent before. Where a view has changed like what everybody sees,
 * the change is the same object for all.
 */
export class Changes {
  private readonly open: OpenPart;

  /** What everybody sees, before and now. */
  constructor(old?: unknown, now?: unknown) {
    this.open = new OpenPart(old, now);
  }

  between(old: unknown, now: unknown): readonly Change[] {
    const comparison = new Comparison();
    comparison.compare(old, now, this.open);
    return comparison.found;
  }
}

/** What is different in a view, given the one sent before. */
export const changesBetween = (old: unknown, now: unknown): readonly Change[] =>
  new Changes().between(old, now);

/**
 * The value now, in which all parts that equal the old one's are the old one's: comparing the two again is quick. Into
 * the lists and objects of `now` only equal parts are written.
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
