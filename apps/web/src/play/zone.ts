/** The zones of a table that each seat has. */
export type SeatZone =
  | 'seat'
  | 'hand'
  | 'deck'
  | 'discard'
  | 'yard'
  | 'lookout'
  | 'picked'
  | 'tree';

/** The zones that all share, and where a card goes that leaves the game. */
export type SharedZone = 'park' | 'park-deck' | 'in-play' | 'middle' | 'gone';

/** A place of the table where cards lie, as `data-zone` names it on the page. */
export type Zone = SharedZone | `${SeatZone}:${number}`;

/** The zone of a seat: `zoneOf('hand', 2)` is `hand:2`. */
export const zoneOf = (name: SeatZone, seat: number): Zone => `${name}:${seat}`;
