import type { Game } from '@treefort/kernel';
import {
  COLOUR_COUNT,
  colourOf,
  HAND,
  handWith,
  PICK,
  ROOMS,
  type TreehouseState,
  type TreehouseView,
  treehouse,
} from '@treefort/treehouse';

/** The lowest room of a colour in the hand of a seat: how the cards happen to lie must not show. */
function roomOf(s: TreehouseState, seat: number, colour: number): number {
  const at = handWith(s, seat) * HAND;
  let lowest: number = ROOMS.length;
  for (let i = at; i < at + s.handSize; i++) {
    const room = s.hands[i]!;
    if (room < lowest && colourOf(room) === colour) lowest = room;
  }
  return lowest;
}

/** How many rooms of a colour a seat holds. */
export function heldOf(s: TreehouseState, seat: number, colour: number): number {
  const at = handWith(s, seat) * HAND;
  let count = 0;
  for (let i = at; i < at + s.handSize; i++) if (colourOf(s.hands[i]!) === colour) count++;
  return count;
}

function coloursHeld(s: TreehouseState, seat: number, out: Int32Array): number {
  const at = handWith(s, seat) * HAND;
  let colours = 0;
  for (let i = at; i < at + s.handSize; i++) colours |= 1 << colourOf(s.hands[i]!);
  let count = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    if ((colours >> colour) & 1) out[count++] = colour;
  }
  return count;
}

/** Treehouse as a player thinks of it: in play only a room's colour matters (tree.rooms), so a pick is a colour. */
export const colourGame: Game<TreehouseState, TreehouseView> = {
  ...treehouse,
  legal: (s, seat, out) =>
    s.phase === PICK ? coloursHeld(s, seat, out) : treehouse.legal(s, seat, out),
  play: (s, seat, move, tell) =>
    treehouse.play(s, seat, s.phase === PICK ? roomOf(s, seat, move) : move, tell),
  option: (s, seat, move) =>
    treehouse.option(s, seat, s.phase === PICK ? roomOf(s, seat, move) : move),
};
