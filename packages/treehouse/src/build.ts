import { balanceOf, builtBy, countOf, openTo, pickedBy, touchingOf } from './accessors.ts';
import type { Tell } from './events.ts';
import {
  aboveOf,
  belowOf,
  GROUND,
  PLACES,
  sideOf,
  touchedBy,
  unblockedAt,
  written,
} from './place.ts';
import { colourName, roomName } from './rooms.ts';
import { COLOUR_COUNT, colourOf, everybody, NONE, type TreehouseState } from './state.ts';

/** An empty tree with its marker at the centre (tree.setup). */
export function clearTree(s: TreehouseState, seat: number): void {
  s.built[seat] = 0;
  s.open[seat] = GROUND;
  s.balance[seat] = 0;
  s.touching.fill(0, seat * COLOUR_COUNT, (seat + 1) * COLOUR_COUNT);
  s.counts.fill(0, seat * COLOUR_COUNT, (seat + 1) * COLOUR_COUNT);
  s.tree.fill(NONE, seat * PLACES, (seat + 1) * PLACES);
}

/** Where a room of this colour may go, as bits: supported, touching its colour, on a side that is not closed. */
export function allowedPlaces(s: TreehouseState, seat: number, colour: number): number {
  const open = openTo(s, seat) & unblockedAt(balanceOf(s, seat));
  return countOf(s, seat, colour) === 0 ? open : open & touchingOf(s, seat, colour);
}

/** The free places with everything below them built, once a room stands on this one, as bits. */
export function openAfter(s: TreehouseState, seat: number, place: number): number {
  const built = builtBy(s, seat) | (1 << place);
  let open = openTo(s, seat) & ~(1 << place);
  for (let above = aboveOf(place); above !== 0; above &= above - 1) {
    const next = 31 - Math.clz32(above & -above);
    if ((belowOf(next) & ~built) === 0) open |= 1 << next;
  }
  return open;
}

/** Puts a room on a place that is allowed. */
export function build(s: TreehouseState, seat: number, room: number, place: number): void {
  const colour = colourOf(room);
  const at = seat * COLOUR_COUNT + colour;
  s.open[seat] = openAfter(s, seat, place);
  s.built[seat] = builtBy(s, seat) | (1 << place);
  s.touching[at] = touchingOf(s, seat, colour) | touchedBy(place);
  s.counts[at] = countOf(s, seat, colour) + 1;
  s.balance[seat] = balanceOf(s, seat) + sideOf(place);
  s.tree[seat * PLACES + place] = room;
}

/** Lays a room on the pile, known to those in `known`. */
export function discard(s: TreehouseState, room: number, known: number): void {
  s.discard[s.discards] = room;
  s.known[s.discards] = known;
  s.discards++;
}

/** Builds or discards what a seat picked. */
export function settle(s: TreehouseState, seat: number, place: number, tell?: Tell): void {
  const room = pickedBy(s, seat);
  s.picked[seat] = NONE;
  if (place >= PLACES) {
    discard(s, room, everybody(s));
    tell?.({ kind: 'discarded', seat, room: roomName(room) });
    return;
  }
  build(s, seat, room, place);
  tell?.({
    kind: 'built',
    seat,
    room: roomName(room),
    colour: colourName(colourOf(room)),
    ...written(place),
    balance: balanceOf(s, seat),
  });
}
