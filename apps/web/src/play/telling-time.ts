import { plain, type Text } from '@treefort/words';
import { PACE, type Pace } from '../shell/settings.ts';

/** How long things take at the normal pace, in milliseconds. */
const MOVE = 420;
const REST = 160;
const SHORTEST_LINE = 700;
const PER_LETTER = 26;

interface Told {
  readonly line: Text | null;
  /** How many cards or goods move. */
  readonly moves: number;
  /** How long its own picture stands, if it has one. */
  readonly spotlight: number;
  /** How long the board moves something of its own. */
  readonly motion: number;
}

/** How long a beat is told: until its motion has ended and its line is read; nothing where there is neither. */
export function tellingTime({ line, moves, spotlight, motion }: Told, pace: Pace): number {
  const reading = line ? Math.max(SHORTEST_LINE, plain(line).length * PER_LETTER) : 0;
  const moving = moves > 0 ? MOVE : 0;
  const longest = Math.max(reading, moving, spotlight, motion);
  return longest === 0 ? 0 : Math.round((longest + REST) * PACE[pace]);
}
