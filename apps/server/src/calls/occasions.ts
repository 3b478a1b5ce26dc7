import { hasSeat, nth } from '@treefort/kernel';
import type { LogEntry } from '../tables/log-entry.ts';
import type { Match } from '../tables/match.ts';
import { isTaken } from '../tables/seat.ts';
import type { Call } from './call.ts';

/** Whether a game waits for the player of a seat: they are asked, and nobody answers for them. */
export function waitsFor(match: Match, seat: number): boolean {
  return (
    match.phase === 'playing' &&
    hasSeat(match.play.actors, seat) &&
    !nth(match.seats, seat).away &&
    match.play.ownAnswer(seat) === null
  );
}

const players = ({ seats }: Match) =>
  seats.flatMap(({ player, away }, seat) => (player === null ? [] : [{ player, away, seat }]));

/** Whom to call to a table after an entry, wherever they are. */
export function callsAfter(match: Match, entry: LogEntry): Call[] {
  const table = match.plan.id;
  switch (entry.did) {
    case 'sit':
      return match.host !== null && match.seats.every(isTaken)
        ? [{ player: match.host, about: 'table-ready', table, occasion: String(match.n) }]
        : [];
    case 'start':
      return [...turns(match), ...begun(match)];
    case 'choose':
      if (match.phase === 'over') return ended(match);
      return turns(match, entry.by === 'player' ? entry.seat : undefined);
    case 'undo':
    case 'back':
      return turns(match, entry.seat);
    case 'away':
      return turns(match);
    case 'contribute':
    case 'stand':
    case 'remove':
    case 'invite':
    case 'orders':
    case 'rest':
    case 'chat':
    case 'vote':
    case 'rematch':
      return [];
  }
}

/** The player who has just acted knows what is asked next. */
const turns = (match: Match, acted?: number): Call[] =>
  players(match)
    .filter(({ seat }) => seat !== acted && waitsFor(match, seat))
    .map(({ player, seat }) => ({
      player,
      about: 'your-turn',
      table: match.plan.id,
      occasion: match.play.decisionId(seat),
    }));

const begun = (match: Match): Call[] =>
  players(match)
    .filter(({ seat }) => !waitsFor(match, seat))
    .map(({ player }) => ({ player, about: 'table-ready', table: match.plan.id }));

/** A player who chose to leave does not want to hear of it. */
const ended = (match: Match): Call[] =>
  players(match)
    .filter(({ away }) => away !== 'left')
    .map(({ player }) => ({ player, about: 'game-over', table: match.plan.id }));
