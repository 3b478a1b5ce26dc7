import type { PlayerView, TreehouseView } from '@treefort/treehouse';
import type { Voice } from '../messages.ts';
import type { Text } from '../text.ts';

/** A place of a tree: the level, and the number from the left on it. */
export interface TreePlace {
  readonly level: number;
  readonly place: number;
}

/** A place as a person would say it: "level 4, second from the left". A level has as many places as its number. */
export function placeText(voice: Voice, { level, place }: TreePlace): Text {
  const fromRight = level + 1 - place;
  if (place === fromRight) return voice.parts('tree-place:middle', { level });
  if (place === 1) return voice.parts('tree-place:left', { level });
  if (fromRight === 1) return voice.parts('tree-place:right', { level });
  return place < fromRight
    ? voice.parts('tree-place:from-left', { level, n: place })
    : voice.parts('tree-place:from-right', { level, n: fromRight });
}

export const ownPlayer = ({ viewer, players }: TreehouseView): PlayerView | undefined =>
  typeof viewer === 'number' ? players[viewer] : undefined;
