import type { FortHeard, FortView } from '@treefort/fort';
import {
  below,
  type GameRecord,
  heardBy,
  randomFromText,
  seedFromText,
  sure,
  Table,
} from '@treefort/kernel';
import type { TreehouseView } from '@treefort/treehouse';
import { describe, expect, it } from 'vitest';
import { fortDealt, fortMoves } from '../src/fort/card-moves.ts';
import type { TableFace } from '../src/games/game-face.ts';
import type { AnyView } from '../src/games/game-types.ts';
import type { CardMove } from '../src/play/card-moves.ts';
import { journeys, type Laid } from '../src/play/journeys.ts';
import type { GameId } from '../src/table/game-id.ts';
import { games } from '../src/table/games.ts';
import { treehouseDealt, treehouseMoves } from '../src/treehouse/card-moves.ts';

const FACES: Readonly<Record<GameId, Pick<TableFace, 'movesOf' | 'dealt'>>> = {
  fort: { movesOf: fortMoves, dealt: fortDealt },
  treehouse: { movesOf: treehouseMoves, dealt: treehouseDealt },
};

const lay = (zone: string, cards: readonly string[] | null): Laid[] =>
  (cards ?? []).map((shows) => ({ shows, zone }));

/** The cards that lie open on a table of Fort for the first seat. */
const fortLaid = (view: FortView): Laid[] => [
  ...lay('hand:0', view.seats[0]!.draft?.packet ?? view.seats[0]!.hand),
  ...lay('park', view.park),
  ...lay('in-play', view.inPlay),
  ...view.seats.flatMap(({ yard, lookout }, seat) => [
    ...lay(`yard:${seat}`, yard),
    ...lay(`lookout:${seat}`, lookout),
  ]),
];

const treehouseLaid = (view: TreehouseView): Laid[] => [
  ...(view.phase === 'pick' && !view.players[0]!.picked
    ? lay('hand:0', view.players[0]!.hand)
    : []),
  ...view.players.flatMap(({ picked, tree }, seat) => [
    ...lay(`picked:${seat}`, picked ? [picked] : []),
    ...lay(
      `tree:${seat}`,
      tree.map(({ room }) => room),
    ),
  ]),
];

const laid = (view: AnyView): Laid[] =>
  view.game === 'fort' ? fortLaid(view) : treehouseLaid(view);

interface Step {
  readonly before: Laid[];
  readonly after: Laid[];
  readonly told: readonly CardMove[];
}

/** A whole game of random choices as the first seat sees it, step by step. */
function* steps(game: GameId, seats: number, asked: object): Generator<Step> {
  const seed = `travel ${seats}`;
  const engine = games.find(({ id }) => id === game)!;
  const options = sure(engine.options(asked));
  const record: GameRecord = {
    game,
    rules: engine.rules,
    seed: seedFromText(seed),
    seats,
    options,
    choices: [],
  };
  const table = sure(Table.open(games, record));
  const dice = randomFromText(seed);
  const first = engine.view(table.state, 0) as AnyView;
  yield { before: [], after: laid(first), told: FACES[game].dealt(first) };
  while (!table.over) {
    const view = engine.view(table.state, 0) as AnyView;
    const { id: decision, seat, options: offered } = table.decisions()[0]!;
    const option = offered[below(dice, offered.length)]!.id;
    const events = sure(table.choose({ seat, decision, option })).map((event) => heardBy(event, 0));
    const after = engine.view(table.state, 0) as AnyView;
    const told = events.flatMap((event) => FACES[game].movesOf(event, after));
    yield { before: laid(view), after: laid(after), told };
  }
}

describe.each([
  ['fort', {}],
  ['fort', { setup: 'draft' }],
  ['treehouse', {}],
] as const)('the cards of %s %j', (game, options) => {
  it.each([2, 3, 4])('come from somewhere and go somewhere, with %i seats', (seats) => {
    for (const { before, after, told } of steps(game, seats, options)) {
      const found = journeys(before, after, told);
      const arrived = found.flatMap((one) => ('after' in one ? [one.after] : []));
      const left = found.flatMap((one) => ('before' in one ? [one.before] : []));
      expect(new Set(arrived)).toEqual(new Set(after));
      expect(left.length).toBe(before.length);
    }
  });
});

describe('a card', () => {
  const at = (zone: string, shows = 'bug'): Laid => ({ shows, zone });

  it('that lies elsewhere comes from where it lay', () => {
    const [before, after] = [at('hand:0'), at('in-play')];
    expect(journeys([before], [after], [])).toEqual([{ is: 'moved', before, after }]);
  });

  it('that stays is not taken for its twin that moved', () => {
    const [stays, goes, came] = [at('park'), at('hand:0'), at('in-play')];
    const found = journeys([goes, stays], [stays, came], []);
    expect(found).toEqual([
      { is: 'moved', before: stays, after: stays },
      { is: 'moved', before: goes, after: came },
    ]);
  });

  it('goes where the events say', () => {
    const before = at('yard:1');
    const told: CardMove[] = [{ shows: 'bug', from: 'yard:1', to: 'discard:0' }];
    expect(journeys([before], [], told)).toEqual([{ is: 'went', before, to: 'discard:0' }]);
    expect(journeys([before], [], [])).toEqual([]);
  });

  it('goes with those that nobody names, unless it is named itself', () => {
    const [named, other] = [at('hand:0', 'bug'), at('hand:0', 'doc')];
    const told: CardMove[] = [
      { count: 4, from: 'hand:0', to: 'hand:1' },
      { shows: 'bug', from: 'hand:0', to: 'deck:0' },
    ];
    expect(journeys([named, other], [], told)).toEqual([
      { is: 'went', before: named, to: 'deck:0' },
      { is: 'went', before: other, to: 'hand:1' },
    ]);
  });
});

describe('events of Fort', () => {
  const because = { rule: 'fort.recruit.sources' } as const;
  const opened = sure(
    Table.open(games, {
      game: 'fort',
      rules: games.find(({ id }) => id === 'fort')!.rules,
      seed: seedFromText('events'),
      seats: 2,
      options: {},
      choices: [],
    }),
  );
  const seen = opened.game.view(opened.state, 0) as FortView;

  it.each<[FortHeard, string, string]>([
    [
      { kind: 'recruited', seat: 1, card: 'bug', from: 'yard', owner: 0, because },
      'yard:0',
      'discard:1',
    ],
    [{ kind: 'recruited', seat: 1, card: 'bug', from: 'park', because }, 'park', 'discard:1'],
    [{ kind: 'trashed', seat: 1, card: 'bug', from: 'discard', because }, 'discard:1', 'gone'],
    [{ kind: 'tucked', seat: 1, card: 'bug', from: 'hand', because }, 'hand:1', 'lookout:1'],
    [{ kind: 'followed', seat: 1, card: 'bug' }, 'hand:1', 'discard:1'],
  ])('%j', (event, from, to) => {
    expect(fortMoves(event, seen)).toEqual([{ shows: 'bug', from, to }]);
  });

  it('move what is hidden as backs', () => {
    expect(fortMoves({ kind: 'drew', seat: 1, count: 5 }, seen)).toEqual([
      { from: 'deck:1', to: 'hand:1', count: 5 },
    ]);
  });

  it('tell where every card of a turn goes at its end', () => {
    const moves = fortMoves(
      { kind: 'discarded', seat: 1, played: ['bug'], friends: ['doc'], yard: ['worm'] },
      seen,
    );
    expect(moves).toEqual([
      { shows: 'bug', from: 'in-play', to: 'discard:1' },
      { shows: 'doc', from: 'hand:1', to: 'discard:1' },
      { shows: 'worm', from: 'hand:1', to: 'yard:1' },
    ]);
  });
});
