/** The colours of players; each is a token of the stylesheet. */
export const SEAT_COLOURS = ['orange', 'yellow', 'red', 'green'] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];

/** The colour of a seat where the game gives none of its own. */
export const seatColour = (seat: number): SeatColour => SEAT_COLOURS[seat % SEAT_COLOURS.length]!;
