import {
  decisions,
  drawFrom,
  drawMove,
  fork,
  type Game,
  isOver,
  lowestSeat,
  MOST_MOVES,
  nth,
  playout,
  type Random,
  randomFromText,
  type Setup,
  type State,
  seatsIn,
  seedFromText,
  sure,
  Table,
} from '@treefort/kernel';
import { pace, type Rounds } from './pace.ts';

/** What is measured of a game, on one core. */
export interface Figures {
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  /** One copy of a state, in nanoseconds. */
  readonly copy: number;
  /** All decisions, the refusals of every seat that is asked and one view, in microseconds per decision. */
  readonly face: number;
  /** Playing a whole record again, in milliseconds. */
  readonly replay: number;
}

const moves = new Int32Array(MOST_MOVES);

/** Plays one random choice of the first seat that acts. */
function step<S extends State>(game: Game<S>, state: S, random: Random): void {
  const seat = lowestSeat(game.actors(state));
  game.play(state, seat, drawMove(random, moves, game.legal(state, seat, moves)));
}

/** Every position of one random game. */
function positions<S extends State>(game: Game<S>, setup: Setup, random: Random): S[] {
  const state = game.start(setup, fork(random));
  const all: S[] = [];
  for (; !isOver(game, state); step(game, state, random)) {
    all.push(game.copy(state, game.blank(setup)));
  }
  return all;
}

function copyAll<S extends State>(game: Game<S>, from: readonly S[], into: readonly S[]): number {
  for (let i = 0; i < from.length; i++) game.copy(from[i]!, into[i]!);
  return from.length;
}

/** Asks for all that the people at a table are shown before one of them answers. */
function showTable<S extends State>(game: Game<S>, state: S): number {
  const asked = seatsIn(game.actors(state) | game.answered(state));
  const refused = asked.map((seat) => game.refusals(state, seat));
  return [decisions(game, state), refused, game.view(state, nth(asked, 0))].length;
}

function randomRecord(game: Game, { seats, options }: Setup, random: Random) {
  const seed = seedFromText('bench');
  const start = { game: game.id, rules: game.rules, seed, seats, options, choices: [] };
  const table = sure(Table.open([game], start));
  while (!table.over) {
    const { seat, id, options } = nth(table.decisions(), 0);
    const option = drawFrom(random, options).id;
    sure(table.choose({ seat, decision: id, option }));
  }
  return table.record;
}

/** Measures any game of the kernel's contract. */
export function measure<S extends State>(game: Game<S>, setup: Setup, rounds: Rounds): Figures {
  const random = randomFromText('bench');
  const table = game.blank(setup);
  const games = pace(() => playout(game, game.start(setup, fork(random), table), random), rounds);
  const played = positions(game, setup, random);
  const blanks = played.map(() => game.blank(setup));
  const copies = pace(() => copyAll(game, played, blanks), rounds);
  const faces = pace(() => {
    for (const state of played) showTable(game, state);
    return played.length;
  }, rounds);
  // The kernel's table takes games of any state.
  const plain = game as unknown as Game;
  const record = randomRecord(plain, setup, random);
  const replays = pace(() => sure(Table.open([plain], record)).state.moment, rounds);
  return {
    gamesPerSecond: games.calls,
    decisionsPerSecond: games.units,
    copy: 1e9 / copies.units,
    face: 1e6 / faces.units,
    replay: 1e3 / replays.calls,
  };
}
