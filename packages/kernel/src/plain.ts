/** A state as JSON can hold it. */
export type Plain = Record<string, number | readonly number[]>;

type Fields = Record<string, number | ArrayLike<number>>;

/** Every field of a state: numbers as they are, rows of numbers as lists. */
export function toPlain(state: object): Plain {
  return Object.fromEntries(
    Object.entries(state as Fields).map(([name, value]) => [
      name,
      typeof value === 'number' ? value : Array.from(value),
    ]),
  );
}

/** Fills a blank state from what `toPlain` made of another. */
export function fromPlain<S extends object>(plain: Plain, blank: S): S {
  const fields = blank as Record<string, number | Int32Array>;
  for (const [name, value] of Object.entries(plain)) {
    const field = fields[name];
    if (typeof value === 'number') fields[name] = value;
    else if (typeof field === 'object') field.set(value);
  }
  return blank;
}
