import { nth } from '@treefort/kernel';
import type { Ctx, Game } from 'boardgame.io';
import { INVALID_MOVE, Stage } from './boardgame-io.ts';
import { COLOURS, count, mayBuild, PLACES, type Tree } from './boardgame-tree.ts';

/**
 * Treehouse as an author of boardgame.io would write it: phases, simultaneous moves by active players, turn orders,
 * plain arrays in G. It is the other side of the measurement and shares no code with ours, variants left out.
 */
const HAND = 6;
const WEEKS = 3;
const DISCARD = 20;
const [DOUBLE, NO_POINTS] = [0, 1];

export interface G {
  readonly deck: number[];
  hands: number[][];
  readonly trees: Tree[];
  readonly sealed: (number | null)[];
  picked: number[];
  first: number | null;
  changers: number[];
  readonly held: (number | null)[];
  cards: (number | null)[];
  readonly scores: number[];
  week: number;
}

/** A given deck, first room last, and a given first chooser of week 1, for games that must be like another. */
export interface SetupData {
  readonly deck: readonly number[];
  readonly first: number;
}

/** What a player may do now, as the one argument of the phase's move. */
export function legal(G: G, ctx: Ctx, seat: number): number[] {
  if (ctx.phase === 'pick') return nth(G.hands, seat);
  if (ctx.phase === 'take') return [...new Set(G.changers)];
  if (ctx.phase === 'cover')
    return G.cards.flatMap((card, colour) => (card === null ? colour : []));
  const open = [...PLACES.keys()].filter((p) =>
    mayBuild(nth(G.trees, seat), nth(G.picked, seat), p),
  );
  return [...open, DISCARD];
}

function deal(G: G): void {
  G.hands = G.trees.map(() => G.deck.splice(-HAND).reverse());
}

function reveal(G: G): void {
  G.picked = G.sealed.map((room) => room!);
  for (const [seat, room] of G.picked.entries())
    nth(G.hands, seat).splice(nth(G.hands, seat).indexOf(room), 1);
  G.sealed.fill(null);
}

function settle(G: G): void {
  for (const [seat, place] of G.sealed.entries()) {
    if (place === null || place === DISCARD) continue;
    const tree = nth(G.trees, seat);
    tree.rooms[place] = nth(G.picked, seat);
    tree.balance += nth(PLACES, place).side;
  }
  G.sealed.fill(null);
  G.hands =
    nth(G.hands, 0).length === 1
      ? G.hands.map(() => [])
      : [...G.hands.slice(-1), ...G.hands.slice(0, -1)];
}

function chooseFirst(G: G): void {
  const last = G.first!;
  const line = G.scores.map((_, step) => (last + 1 + step) % G.scores.length);
  const most = Math.max(...G.scores);
  G.first = line.find((seat) => G.scores[seat] === most)!;
}

function takeChangers(G: G): void {
  G.changers = G.trees.length === 2 ? [] : [DOUBLE, DOUBLE, NO_POINTS, NO_POINTS];
  G.held.fill(G.trees.length === 2 ? NO_POINTS : null);
  G.cards = Array(COLOURS).fill(null);
}

function score(G: G): void {
  const worth = G.cards.map((card) => (card === null ? 1 : card === DOUBLE ? 2 : 0));
  const counts = G.trees.map(count);
  for (const [seat, rooms] of counts.entries())
    for (const [colour, n] of rooms.entries())
      G.scores[seat] = nth(G.scores, seat) + n * nth(worth, colour);
  if (G.week++ < WEEKS) return;
  for (let colour = 0; colour < COLOURS; colour++) {
    const most = Math.max(...counts.map((rooms) => nth(rooms, colour)));
    const best = counts.flatMap((rooms, seat) => (rooms[colour] === most ? seat : []));
    const [only, ...others] = best;
    if (only !== undefined && others.length === 0) G.scores[only] = nth(G.scores, only) + most;
  }
}

function winners(G: G): number[] {
  const rank = G.scores.map(
    (points, seat) => points * 100 + Math.max(...count(nth(G.trees, seat))),
  );
  return rank.flatMap((value, seat) => (value === Math.max(...rank) ? seat : []));
}

type Move = NonNullable<Game<G>['moves']>[string];

/** A simultaneous answer, hidden and changeable until the last one is in. */
const seal: Move = ({ G, ctx, playerID }, choice: number) => {
  const seat = Number(playerID);
  const { phase } = ctx;
  const fine =
    phase === 'pick'
      ? nth(G.hands, seat).includes(choice)
      : choice === DISCARD || mayBuild(nth(G.trees, seat), nth(G.picked, seat), choice);
  if (!fine) return INVALID_MOVE;
  G.sealed[seat] = choice;
  return undefined;
};

const take: Move = ({ G, playerID }, changer: number) => {
  if (!G.changers.includes(changer)) return INVALID_MOVE;
  G.changers.splice(G.changers.indexOf(changer), 1);
  G.held[Number(playerID)] = changer;
  return undefined;
};

const cover: Move = ({ G, playerID }, colour: number) => {
  if (G.cards[colour] !== null) return INVALID_MOVE;
  G.cards[colour] = nth(G.held, Number(playerID));
  return undefined;
};

type Phase = NonNullable<Game<G>['phases']>[string];

// Made anew for each phase: the library writes into it.
const together = (): Phase => ({
  turn: { activePlayers: { all: Stage.NULL } },
  endIf: ({ G }) => G.sealed.every((choice) => choice !== null),
});

const oneByOne = (playOrder: (G: G) => number[]): NonNullable<Phase['turn']> => ({
  minMoves: 1,
  maxMoves: 1,
  order: {
    first: () => 0,
    next: ({ ctx }) => (ctx.playOrderPos + 1 < ctx.numPlayers ? ctx.playOrderPos + 1 : undefined),
    playOrder: ({ G }) => playOrder(G).map(String),
  },
});

const clockwise = (G: G): number[] => G.trees.map((_, step) => (G.first! + step) % G.trees.length);

export const boardgameTreehouse: Game<G, Record<string, unknown>, SetupData> = {
  name: 'treehouse',
  setup: ({ ctx, random }, given) => ({
    deck: given ? [...given.deck] : random.Shuffle([...Array(72).keys()]),
    hands: [],
    trees: Array.from({ length: ctx.numPlayers }, () => ({
      rooms: Array(20).fill(null),
      balance: 0,
    })),
    sealed: Array(ctx.numPlayers).fill(null),
    picked: [],
    first: given ? given.first : null,
    changers: [],
    held: Array(ctx.numPlayers).fill(null),
    cards: Array(COLOURS).fill(null),
    scores: Array(ctx.numPlayers).fill(0),
    week: 1,
  }),
  phases: {
    pick: {
      ...together(),
      start: true,
      moves: { pick: seal },
      onBegin: ({ G }) => {
        if (!G.hands[0]?.length) deal(G);
      },
      onEnd: ({ G }) => reveal(G),
      next: 'place',
    },
    place: {
      ...together(),
      moves: { place: seal },
      onEnd: ({ G, ctx, random }) => {
        settle(G);
        if (nth(G.hands, 0).length) return;
        if (G.week > 1) chooseFirst(G);
        else G.first ??= random.Die(ctx.numPlayers) - 1;
        takeChangers(G);
      },
      next: ({ G, ctx }) =>
        nth(G.hands, 0).length ? 'pick' : ctx.numPlayers === 2 ? 'cover' : 'take',
    },
    take: { moves: { take }, turn: oneByOne(clockwise), next: 'cover' },
    cover: {
      moves: { cover },
      turn: oneByOne((G) => (G.trees.length === 2 ? clockwise(G) : clockwise(G).reverse())),
      onEnd: ({ G }) => score(G),
      next: 'pick',
    },
  },
  endIf: ({ G }) => (G.week > WEEKS ? { scores: [...G.scores], winners: winners(G) } : undefined),
  playerView: ({ G, ctx, playerID }) => ({
    ...G,
    deck: G.deck.length,
    first: G.week === 1 && ctx.activePlayers ? null : G.first,
    hands: G.hands.map((hand, seat) => (seat === Number(playerID) ? hand : hand.length)),
    sealed: G.sealed.map((choice, seat) => (seat === Number(playerID) ? choice : choice !== null)),
  }),
};
