import { randomBytes } from 'node:crypto';
import { accept, findGame, makeSeed, parseSetup, type Result, refuse } from '@treefort/kernel';
import { isPlain, type NewTable } from '@treefort/protocol';
import { isLevel, levelsFor } from '../bots/bot-pool.ts';
import { games } from '../games.ts';
import type { Plan, PlannedSeat } from './plan.ts';
import type { Player } from '../players/players.ts';
import { hashOf, newId, newSecret } from '../players/secret.ts';

/** A table set up, and the secrets of its invited seats, which are told once. */
export interface Invitation {
  readonly plan: Plan;
  readonly invites: readonly (string | null)[];
}

const no = (message: string): Result<never> => refuse({ why: 'malformed', message });

/** A box of one's own is told to all at the table, and to whoever looks for one: several times what the largest needs. */
const MOST_OPTIONS = 24 << 10;

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** What keeps options that the game takes from being shown to others. */
function faultIn(options: unknown): string | undefined {
  const { length } = JSON.stringify(options);
  if (length > MOST_OPTIONS) return `at most ${MOST_OPTIONS} letters, found ${length}`;
  const steering = textsIn(options).find((text) => !isPlain(text));
  if (steering === undefined) return undefined;
  return `${JSON.stringify(steering.slice(0, 40))} holds control characters or direction marks`;
}

/** Reads what somebody wants to play, or says what is wrong with it. */
export function planTable(wanted: NewTable, host: Player): Result<Invitation> {
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
  const { clock } = wanted;
  const plan = { id: newId(), game: id, rules, options, seats, seed: newSeed(), clock };
  return accept({ plan: { ...plan, public: wanted.public }, invites });
}

const newSeed = () => makeSeed(randomBytes(32));

/** The same table once more, with the people who sit at it now. */
export function planRematch(
  plan: Plan,
  people: readonly { player: string | null; name: string | null }[],
): Plan {
  const seats = plan.seats.map((planned, i): PlannedSeat => {
    const { player, name } = people[i]!;
    return player !== null && name !== null ? { kind: 'player', player, name } : planned;
  });
  return { ...plan, id: newId(), seed: newSeed(), seats };
}
