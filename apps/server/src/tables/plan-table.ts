import { randomBytes } from 'node:crypto';
import {
  accept,
  findGame,
  type Game,
  makeSeed,
  parseSetup,
  type Result,
  refuse,
  sure,
} from '@treefort/kernel';
import { type Clock, isPlain, type NewTable } from '@treefort/protocol';
import { isLevel, levelsFor } from '../bots/levels.ts';
import type { Player } from '../players/players.ts';
import { hashOf, newId, newSecret } from '../players/secret.ts';
import type { Match } from './match.ts';
import type { PlannedSeat, TablePlan } from './plan.ts';

/** A table set up, and the secrets of its invited seats, which are sent once. */
export interface PlannedTable {
  readonly plan: TablePlan;
  readonly invites: readonly (string | null)[];
}

const no = (message: string): Result<never> => refuse({ why: 'malformed', message });

/** Options are sent to everybody who looks for a table. This is several times what the largest custom box needs. */
const MOST_OPTIONS = 24 << 10;

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Why options that the game accepts cannot be shown to others, if so. */
function faultIn(options: unknown): string | undefined {
  const { length } = JSON.stringify(options);
  if (length > MOST_OPTIONS) return `at most ${MOST_OPTIONS} letters, found ${length}`;
  const unsafe = textsIn(options).find((text) => !isPlain(text));
  if (unsafe === undefined) return undefined;
  return `${JSON.stringify(unsafe.slice(0, 40))} holds control characters or direction marks`;
}

/** Plans a table as requested, or says what is wrong with the request. */
export function planTable(
  games: readonly Game[],
  wanted: NewTable,
  host: Player,
): Result<PlannedTable> {
  const game = findGame(games, wanted.game);
  if (!game.ok) return game;
  const { id, rules } = game.value;
  const setup = parseSetup(game.value, wanted.seats.length, wanted.options);
  if (!setup.ok) return setup;
  const wrong = faultIn(setup.value.options);
  if (wrong !== undefined) return no(`options: ${wrong}`);
  if (wanted.seats.filter((seat) => seat === 'me').length > 1) return no('seats: "me" twice');
  if (wanted.seats.every((seat) => typeof seat === 'object'))
    return no('seats: none is a player’s');
  for (const seat of wanted.seats) {
    if (typeof seat === 'string' || isLevel(id, seat.bot)) continue;
    const known = levelsFor(id).map((level) => level.id);
    return no(`seats: unknown bot ${JSON.stringify(seat.bot)}; known: ${known.join(', ')}`);
  }
  const invites = wanted.seats.map((seat) => (seat === 'invited' ? newSecret() : null));
  const seats = wanted.seats.map((seat, i): PlannedSeat => {
    if (seat === 'open') return { kind: 'open' };
    if (seat === 'me') return { kind: 'player', player: host.id, name: host.name };
    if (seat === 'invited') return { kind: 'invited', invite: hashOf(invites[i]!).toString('hex') };
    return { kind: 'bot', level: seat.bot };
  });
  const { options } = setup.value;
  const { clock, hints } = wanted;
  const plan = { id: newId(), game: id, rules, options, seats, secret: shuffleSecret(), clock };
  const given = { public: wanted.public, host: host.id, ...(hints && { hints }) };
  return accept({ plan: { ...plan, ...given }, invites });
}

const shuffleSecret = () => makeSeed(randomBytes(32));

/** A table for strangers who met in the queue; it has no host. */
export function planMatched(game: Game, seats: readonly PlannedSeat[], clock: Clock): TablePlan {
  const { options } = sure(parseSetup(game, seats.length, {}));
  const { id, rules } = game;
  const plan = { id: newId(), game: id, rules, options, seats, secret: shuffleSecret(), clock };
  return { ...plan, public: true, matched: true };
}

/** The same table once more, with the people who want it; the seat of somebody who had left is open. */
export function planRematch({ plan, seats }: Match): TablePlan {
  const planned = seats.map((seat): PlannedSeat => {
    const { player, name, away, again } = seat;
    if (player === null) return seat.planned;
    return name === null || (away && !again) ? { kind: 'open' } : { kind: 'player', player, name };
  });
  const { seed: _, secret: __, matched: ___, ...rest } = plan;
  return { ...rest, id: newId(), secret: shuffleSecret(), seats: planned, isRematch: true };
}
