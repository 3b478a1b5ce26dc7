import type { Voice } from './messages.ts';
import type { Text } from './text.ts';

interface Kinded {
  readonly kind: string;
}

/** What is said of each kind of a thing: a kind without words does not compile. */
export type ByKind<T extends Kinded, Context, Said = Text> = {
  readonly [K in T['kind']]: (
    voice: Voice,
    of: Extract<T, { readonly kind: K }>,
    context: Context,
  ) => Said;
};

/** Speaks of a thing with the entry of its kind. */
export function sayByKind<T extends Kinded, Context, Said>(
  table: ByKind<T, Context, Said>,
  voice: Voice,
  of: T,
  context: Context,
): Said {
  const kind: T['kind'] = of.kind;
  // The compiler does not see that the entry is for things of this very kind.
  const say = table[kind] as (voice: Voice, of: T, context: Context) => Said;
  return say(voice, of, context);
}
