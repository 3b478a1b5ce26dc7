import type { ShownRating } from '@treefort/protocol';
import { rating } from 'openskill';

/** How strong somebody is held to be, and how unsure that is. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** Everybody starts here. */
export const NEWCOMER: Rating = rating();

/** Up to this sigma a rating is established: after some 12 games of two, or 17 of four. */
export const ESTABLISHED = 6;

/** The spread of one player's strength from game to game, as openskill has it. */
const BETA = NEWCOMER.mu / 6;
/** Where a newcomer stands on the arena's scale: in its middle, for want of games between people and bots. */
const MIDDLE = 1500;
/**
 * Points of the arena for one of mu. In the arena 400 points more are ten times the odds of finishing before the other;
 * between four players of known strength openskill has these odds at a difference of 2 × beta × ln 10.
 */
const POINTS = 400 / (2 * BETA * Math.LN10);

/** A strength as people see it: on the scale of the arena. */
export const pointsOf = (mu: number): number => Math.round(MIDDLE + (mu - NEWCOMER.mu) * POINTS);

/** The strength of a bot that the arena gave so many points. */
export const muOf = (points: number): number => NEWCOMER.mu + (points - MIDDLE) / POINTS;

/** A rating as people see it. */
export const shown = ({ mu, sigma }: Rating): ShownRating => ({
  points: pointsOf(mu),
  ...(sigma > ESTABLISHED && { provisional: true as const }),
});
