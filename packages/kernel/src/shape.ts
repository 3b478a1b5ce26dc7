/**
 * The shape of plain data, said once: the type is inferred from it, `misfit` checks a value against it, and the protocol
 * makes its wire schemas and its tables in the docs from it. Engines have no dependencies, hence no schema library.
 */
export type Shape<T = unknown> = (
  | { readonly is: 'text' | 'whole' | 'flag' }
  | { readonly is: 'word'; readonly words: readonly string[] }
  | { readonly is: 'list'; readonly of: Shape }
  | { readonly is: 'object'; readonly fields: Fields }
  | { readonly is: 'either'; readonly shapes: readonly Shape[] }
  | { readonly is: 'null' }
  | { readonly is: 'optional'; readonly of: Shape }
) & {
  /** Only for the compiler: the type of the data. */
  readonly type?: T;
};

export type Fields = Readonly<Record<string, Shape>>;

/** The type of the data that a shape describes. */
export type Data<S> = S extends Shape<infer T> ? T : never;

type OptionalNames<F> = {
  [K in keyof F]: F[K] extends { readonly is: 'optional' } ? K : never;
}[keyof F];

/** The type of an object with these fields. */
export type DataOf<F> = { readonly [K in Exclude<keyof F, OptionalNames<F>>]: Data<F[K]> } & {
  readonly [K in OptionalNames<F>]?: Data<F[K]>;
};

export const text: Shape<string> = { is: 'text' };
export const whole: Shape<number> = { is: 'whole' };
export const flag: Shape<boolean> = { is: 'flag' };
const nothing: Shape<null> = { is: 'null' };

export const word = <const T extends string>(words: readonly T[]): Shape<T> => ({
  is: 'word',
  words,
});

export const list = <T>(of: Shape<T>): Shape<readonly T[]> => ({ is: 'list', of });

export const object = <F extends Fields>(fields: F): Shape<DataOf<F>> => ({ is: 'object', fields });

export const either = <S extends readonly Shape[]>(...shapes: S): Shape<Data<S[number]>> => ({
  is: 'either',
  shapes,
});

export const nullable = <T>(of: Shape<T>): Shape<T | null> => either(of, nothing);

export const optional = <T>(of: Shape<T>): Shape<T> & { readonly is: 'optional' } => ({
  is: 'optional',
  of,
});

type Found = string | undefined;

const expected = (what: string, where: string): string => `${where}: expected ${what}`;

function misfitInFields(fields: Fields, value: unknown, where: string): Found {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return expected('an object', where);
  }
  const unknown = Object.keys(value).find((name) => !(name in fields));
  if (unknown !== undefined) return `${where}: unknown field ${unknown}`;
  for (const [name, shape] of Object.entries(fields)) {
    const found = misfit(shape, Reflect.get(value, name), `${where}.${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Where and how a value does not fit its shape, or undefined where it does. */
export function misfit(shape: Shape, value: unknown, where: string): Found {
  switch (shape.is) {
    case 'text':
      return typeof value === 'string' ? undefined : expected('a text', where);
    case 'whole':
      return Number.isInteger(value) ? undefined : expected('a whole number', where);
    case 'flag':
      return typeof value === 'boolean' ? undefined : expected('true or false', where);
    case 'null':
      return value === null ? undefined : expected('null', where);
    case 'word':
      return shape.words.some((one) => one === value)
        ? undefined
        : expected(`one of ${shape.words.join(', ')}`, where);
    case 'optional':
      return value === undefined ? undefined : misfit(shape.of, value, where);
    case 'list': {
      if (!Array.isArray(value)) return expected('a list', where);
      const wrong = value.map((item, i) => misfit(shape.of, item, `${where}[${i}]`));
      return wrong.find((found) => found !== undefined);
    }
    case 'object':
      return misfitInFields(shape.fields, value, where);
    case 'either': {
      const wrong = shape.shapes.map((one) => misfit(one, value, where));
      return wrong.includes(undefined) ? undefined : wrong.join('; or ');
    }
  }
}
