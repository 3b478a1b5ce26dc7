import { drawFrom, type Random, randomFromText } from '@treefort/kernel';
import type { State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from './boardgame-io.ts';
import { boardgameTreehouse, type G, legal, type SetupData } from './boardgame-treehouse.ts';
import { type Pace, pace, type Rounds } from './pace.ts';

// As an option of the environment, like the library's own NODE_ENV: it is read when a game is processed.
const game = { ...boardgameTreehouse, disableUndo: process.env.BOARDGAME_UNDO === 'off' };
const reduce = CreateGameReducer({ game });

export function begin(numPlayers: number, setupData?: SetupData): State<G> {
  return InitializeGame({ game, numPlayers, setupData });
}

/** One move through the reducer; a refused one is a bug of the caller. */
export function move(state: State<G>, seat: number, choice: number): State<G> {
  const payload = { type: state.ctx.phase, args: [choice], playerID: String(seat) };
  const { transients, ...next } = reduce(state, { type: 'MAKE_MOVE', payload });
  if (transients) throw new Error(`${transients.error?.type}: ${JSON.stringify(payload)}`);
  return next;
}

/** The first seat that has still to answer. */
const nextSeat = ({ G, ctx }: State<G>): number =>
  ctx.activePlayers ? G.sealed.indexOf(null) : Number(ctx.currentPlayer);

function playRandomGame(seats: number, random: Random): number {
  let state = begin(seats);
  let moves = 0;
  for (; state.ctx.gameover === undefined; moves++) {
    const seat = nextSeat(state);
    const choices = legal(state.G, state.ctx, seat);
    state = move(state, seat, drawFrom(random, choices));
  }
  return moves;
}

/** Random whole games of boardgame.io's Treehouse, and the moves in them, in a second. */
export function measureBoardgame(seats: number, rounds: Rounds): Pace {
  const random = randomFromText('bench');
  return pace(() => playRandomGame(seats, random), rounds);
}
