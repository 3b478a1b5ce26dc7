import { createHash } from 'node:crypto';
import { nth } from '@treefort/kernel';
import { timeFor } from './clock.ts';
import type { Match } from './match.ts';
import { secretOf } from './plan.ts';

/** The least part of the longest delay that a forced answer waits. */
const LEAST = 0.3;

/** A part of 1 for what a seat is asked: nobody can guess it, and all servers draw the same. */
function drawn(match: Match, seat: number): number {
  const name = `${secretOf(match.plan)} forced ${seat} ${match.play.decisionId(seat)}`;
  return createHash('sha256').update(name).digest().readUInt32BE() / 2 ** 32;
}

/**
 * How many milliseconds a forced answer waits. In a rival's turn one who cannot do anything is as slow as one who thinks,
 * so that the others learn nothing of the hand; what that depends on they all know, but for the draw. It takes at most
 * half of the seat's time.
 */
export function forcedDelay(match: Match, seat: number, longest: number): number {
  const turn = match.table ? match.table.game.turn(match.table.state) : null;
  if (turn === null || turn === seat || longest === 0) return 0;
  const wait = longest * (LEAST + (1 - LEAST) * drawn(match, seat));
  return Math.min(wait, (timeFor(match.plan.clock, nth(match.seats, seat)) ?? wait * 2) / 2);
}
