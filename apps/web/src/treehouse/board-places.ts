import { zoneOf } from '../play/zone.ts';

/** A point of the board, in its own lengths. */
export type Point = readonly [x: number, y: number];

/** How near to the edge of the board something may be drawn. */
const EDGE = 12;

/** The middle of something on the board. */
function middleOf(board: Element, place: Element): Point {
  const [around, { left, top, width, height }] = [
    board.getBoundingClientRect(),
    place.getBoundingClientRect(),
  ];
  const zoom = board.currentCSSZoom ?? 1;
  const within = (at: number, from: number, length: number): number =>
    Math.max(EDGE, Math.min(length - EDGE, (at - from) / zoom));
  return [
    within(left + width / 2, around.left, around.width / zoom),
    within(top + height / 2, around.top, around.height / zoom),
  ];
}

/** The middle of a player's face. */
export function faceOf(board: Element, seat: number): Point | undefined {
  const plate = board.querySelector(`[data-zone="${zoneOf('seat', seat)}"]`);
  return plate ? middleOf(board, plate.querySelector('.face') ?? plate) : undefined;
}

/** The middle of a colour's sign. */
export function signOf(board: Element, colour: string): Point | undefined {
  const sign = board.querySelector(`[data-target="sheet:${colour}"] .sign img`);
  return sign ? middleOf(board, sign) : undefined;
}
