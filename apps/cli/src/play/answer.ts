import type { Option, Refusal } from '@treefort/kernel';
import type { OpenDecision } from '../boards/board.ts';

/** What a typed text stands for: an option, a refused one, or nothing. */
export type Meaning =
  | { readonly option: Option; readonly key: string }
  | { readonly refusal: Refusal }
  | undefined;

/** Options are chosen by these keys: 1, 2, 3 … */
export const keysOf = (options: readonly Option[]): Map<string, string> =>
  new Map(options.map(({ id }, i) => [id, `${i + 1}`]));

/** The shortest text that names an option: the end of its id. */
export const shortNameOf = ({ id }: Option): string => id.slice(id.indexOf(':') + 1);

/** Whether a text names an option: by its id, or by the end of it (`3:2` for `place:3:2`). */
const named =
  (text: string) =>
  ({ id }: Option): boolean =>
    id === text || id.endsWith(`:${text}`);

/** Reads a key or a name; a name that several options share stands for none of them. */
export function understand(typed: string, { decision, keys, refusals }: OpenDecision): Meaning {
  const text = typed.toLowerCase().replaceAll(/\s+/g, '-');
  const byKey = decision.options.find(({ id }) => keys.get(id) === text);
  const byName = text === '' ? [] : decision.options.filter(named(text));
  const option = byKey ?? (byName.length === 1 ? byName[0] : undefined);
  if (option) return { option, key: keys.get(option.id) ?? option.id };
  const refusal = text === '' ? undefined : refusals.find(named(text));
  return refusal && { refusal };
}
