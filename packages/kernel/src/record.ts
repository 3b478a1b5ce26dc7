import type { Game, Options, Outcome, Setup } from './game.ts';
import { type Reader, reading } from './reader.ts';
import { accept, type Result, refuse } from './result.ts';
import { commitment, parseSeed, type Seed } from './seed.ts';
import { sha256 } from './sha256.ts';
import { type SeedParts, sharedSeed } from './shared-seed.ts';

/** One answer: who, and the readable id of the option. */
export type Choice = readonly [seat: number, option: string];

/** A game as it was played; everything else is computed from it. */
export interface GameRecord {
  readonly game: string;
  readonly rules: string;
  readonly seed: Seed;
  /** What the seed was made of, where players had a part in it. */
  readonly shuffle?: SeedParts;
  readonly seats: number;
  readonly options: Options;
  /** The described position it began with, where it was not the setup of the rules. */
  readonly scenario?: unknown;
  readonly choices: readonly Choice[];
  /** What a finished record also states, so that a slip of the pen shows. */
  readonly commitment?: string;
  readonly outcome?: Outcome;
  readonly digest?: string;
}

/** JSON with its keys in order: the same content gives the same text. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, v]) => v !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([k, v]) => `${JSON.stringify(k)}:${canonical(v)}`).join(',')}}`;
}

/** The SHA-256 of everything in a record but the digest itself. */
export function digestBytes(record: GameRecord): Uint8Array {
  const { digest: _, ...rest } = record;
  return sha256(new TextEncoder().encode(canonical(rest)));
}

const digestOf = (record: GameRecord): string =>
  Array.from(digestBytes(record).subarray(0, 16), (b) => b.toString(16).padStart(2, '0')).join('');

/** What fixed a game's shuffle before it started: the SHA-256 of the server's secret, or of the seed where it is all. */
export const commitmentOf = ({ seed, shuffle }: Pick<GameRecord, 'seed' | 'shuffle'>): string =>
  commitment(shuffle?.secret ?? seed);

/**
 * What a record can show about its shuffle to anyone who was told its commitment: that the players' own devices had a part in
 * it, that the dealer alone fixed it before the game, or nothing.
 */
export type ShuffleProof = 'shared' | 'dealer' | 'none';

export const shuffleProof = ({ shuffle, commitment: told }: GameRecord): ShuffleProof => {
  if (shuffle) return 'shared';
  return told === undefined ? 'none' : 'dealer';
};

/** A record with its commitment, its outcome where there is one, and its digest. */
export function sealRecord(record: GameRecord, outcome: Outcome | undefined): GameRecord {
  const stated = { ...record, commitment: commitmentOf(record), ...(outcome && { outcome }) };
  return { ...stated, digest: digestOf(stated) };
}

export function findGame(games: readonly Game[], id: string, rules?: string): Result<Game> {
  const named = games.filter((game) => game.id === id);
  const found = named.find((game) => rules === undefined || game.rules === rules);
  if (found) return accept(found);
  const known = (named.length ? named : games).map((game) => (named.length ? game.rules : game.id));
  const what = named.length
    ? `rules ${JSON.stringify(rules)} of ${id}`
    : `game ${JSON.stringify(id)}`;
  const problem = named.length
    ? ({ is: 'rules', id: rules ?? '' } as const)
    : ({ is: 'game', id } as const);
  const message = `unknown ${what}; known: ${known.join(', ')}`;
  return refuse({ why: 'malformed', message, problem });
}

/** Reads the number of seats and the options of a new table. */
export function parseSetup(game: Game, seats: unknown, options: unknown): Result<Setup> {
  const count = game.seats.find((n) => n === seats);
  if (count === undefined) {
    const message = `seats: ${game.id} takes ${game.seats.join(', ')} seats, not ${JSON.stringify(seats)}`;
    return refuse({ why: 'malformed', message, problem: { is: 'seats', seats: game.seats } });
  }
  const read = game.options(options === undefined ? {} : options);
  return read.ok ? accept({ seats: count, options: read.value }) : read;
}

function readOutcome(reader: Reader, seats: number): Outcome {
  const { scores, winners } = reader.fields('scores', 'winners');
  return {
    scores: scores.list().map((score) => score.whole(-1000, 1000)),
    winners: winners.list().map((seat) => seat.whole(0, seats - 1)),
  };
}

function readSeed(reader: Reader): Seed {
  const seed = parseSeed(reader.text());
  return seed.ok ? seed.value : reader.fail('expected 64 hexadecimal digits in lower case');
}

function readShuffle(reader: Reader, seed: Seed, seats: number): SeedParts {
  const f = reader.fields('secret', 'contributions');
  const secret = readSeed(f.secret);
  const given = f.contributions.list();
  if (given.length !== seats)
    return f.contributions.fail(`expected one for each of ${seats} seats`);
  const contributions = given.map((one) => (one.value === null ? null : readSeed(one)));
  const parts = { secret, contributions };
  return sharedSeed(parts) === seed ? parts : reader.fail('does not give the seed');
}

function readChoice(reader: Reader, seats: number): Choice {
  const [seat, option, ...more] = reader.list();
  if (!seat || !option || more.length) return reader.fail('expected [seat, option]');
  return [seat.whole(0, seats - 1), option.text()];
}

/** Reads a record from JSON data: a record of a known game, or what is wrong with it and where. */
export function parseRecord(games: readonly Game[], value: unknown): Result<GameRecord> {
  return reading(value, 'record', (reader) => {
    const f = reader.fields(
      ...(['game', 'rules', 'seed', 'shuffle', 'seats', 'options'] as const),
      ...(['scenario', 'choices'] as const),
      ...(['commitment', 'outcome', 'digest'] as const),
    );
    const game = findGame(games, f.game.text(), f.rules.text());
    if (!game.ok) return reader.failAs(game.fault);
    const seed = parseSeed(f.seed.text());
    if (!seed.ok) return reader.failAs(seed.fault);
    const setup = parseSetup(game.value, f.seats.value, f.options.value);
    if (!setup.ok) return reader.failAs(setup.fault);
    const { seats, options } = setup.value;
    const record: GameRecord = {
      game: game.value.id,
      rules: game.value.rules,
      seed: seed.value,
      ...(f.shuffle.missing ? {} : { shuffle: readShuffle(f.shuffle, seed.value, seats) }),
      seats,
      options,
      ...(f.scenario.missing ? {} : { scenario: f.scenario.value }),
      choices: f.choices.list().map((choice) => readChoice(choice, seats)),
      ...(f.commitment.missing ? {} : { commitment: f.commitment.text() }),
      ...(f.outcome.missing ? {} : { outcome: readOutcome(f.outcome, seats) }),
      ...(f.digest.missing ? {} : { digest: f.digest.text() }),
    };
    if (record.commitment !== undefined && record.commitment !== commitmentOf(record)) {
      return f.commitment.fail(`is not the SHA-256 of the ${record.shuffle ? 'secret' : 'seed'}`);
    }
    if (record.digest !== undefined && record.digest !== digestOf(record)) {
      return f.digest.fail('does not fit the record: something in it was changed');
    }
    return record;
  });
}
