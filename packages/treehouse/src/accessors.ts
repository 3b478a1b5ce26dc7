import { PLACES } from './place.ts';
import { COLOUR_COUNT, HAND, type TreehouseState } from './state.ts';

/**
 * What one row of the state holds for a seat, a colour or a place. The loops that every choice goes through (`legal`,
 * `reveal`) read the rows themselves: with calls in them a game takes a tenth longer.
 */

/** How many rooms of a colour stand in a tree. */
export const countOf = (s: TreehouseState, seat: number, colour: number): number =>
  s.counts[seat * COLOUR_COUNT + colour]!;

/** The places that touch a room of a colour, as bits. */
export const touchingOf = (s: TreehouseState, seat: number, colour: number): number =>
  s.touching[seat * COLOUR_COUNT + colour]!;

/** The places with a room, as bits. */
export const builtBy = (s: TreehouseState, seat: number): number => s.built[seat]!;

/** The free places with everything below them built, as bits. */
export const openTo = (s: TreehouseState, seat: number): number => s.open[seat]!;

/** Where the marker stands: −1, 0 or 1. */
export const balanceOf = (s: TreehouseState, seat: number): number => s.balance[seat]!;

/** The room on a place, or NONE. */
export const roomOn = (s: TreehouseState, seat: number, place: number): number =>
  s.tree[seat * PLACES + place]!;

/** A room of the hand that was dealt to a seat. */
export const roomInHand = (s: TreehouseState, dealtTo: number, i: number): number =>
  s.hands[dealtTo * HAND + i]!;

/** The sealed answer of a seat, or NONE. */
export const sealedBy = (s: TreehouseState, seat: number): number => s.sealed[seat]!;

/** The room a seat has picked and not yet built, or NONE. */
export const pickedBy = (s: TreehouseState, seat: number): number => s.picked[seat]!;

/** The changer a seat has taken and not yet laid, or NONE. */
export const changerOf = (s: TreehouseState, seat: number): number => s.held[seat]!;

/** What lies on a colour: a changer, the seat's mark in the junior game, or NONE. */
export const cardOn = (s: TreehouseState, colour: number): number => s.card[colour]!;

export const scoreOf = (s: TreehouseState, seat: number): number => s.score[seat]!;

/** The points of one week (0–2) or of the majorities (3). */
export const pointsOf = (s: TreehouseState, week: number, seat: number): number =>
  s.weeks[week * 4 + seat]!;
