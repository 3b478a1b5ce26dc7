/** A state as JSON can hold it. */
export type Plain = Record<string, number | readonly number[]>;

type Fields = Record<string, number | Int32Array>;

/**
 * Every field of a state that play changes: numbers as they are, rows of numbers as lists. What else a state refers to
 * (the box it is played with) is given by its setup and comes with a blank one.
 */
export function toPlain(state: object): Plain {
  const plain: Plain = {};
  for (const [name, value] of Object.entries(state as Fields)) {
    if (typeof value === 'number') plain[name] = value;
    else if (ArrayBuffer.isView(value)) plain[name] = Array.from(value);
  }
  return plain;
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
