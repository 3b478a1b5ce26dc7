import type { GameEvent } from '@treefort/kernel';
import type { Colour, TreehouseHeard } from '@treefort/treehouse';

export type ScoredColour = Extract<TreehouseHeard, { readonly kind: 'scored-colour' }>;

/** Events of a table of Treehouse: its face is looked up by its view, so they are of this game. */
export const heardOf = (events: readonly GameEvent[]): readonly TreehouseHeard[] =>
  events as readonly TreehouseHeard[];

/** What colours have brought in the scoring that is told, until the next week is dealt. */
export function scoredSoFar(events: readonly TreehouseHeard[]): readonly ScoredColour[] {
  const begun = events.findLastIndex(({ kind }) => kind === 'first');
  const since = events.slice(begun + 1);
  if (since.some(({ kind }) => kind === 'dealt')) return [];
  return since.filter((event) => event.kind === 'scored-colour');
}

/** What a colour brought a seat, or undefined where it has not been scored yet. */
export function broughtBy(
  scored: readonly ScoredColour[],
  colour: Colour,
  seat: number,
): number | undefined {
  const ofColour = scored.filter((event) => event.colour === colour);
  if (ofColour.length === 0) return undefined;
  return ofColour.find((event) => event.seat === seat)?.points ?? 0;
}
