import type { FortView } from '@treefort/fort';
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
import { fortMoves } from '../src/fort/card-moves.ts';
import {
  type CardMove,
  type CardMoves,
  GONE,
  movesIn,
  type UsualZones,
} from '../src/play/card-moves.ts';
import { journeys, type Laid } from '../src/play/journeys.ts';
import type { GameId } from '../src/table/game-id.ts';
import { games } from '../src/table/games.ts';
import type { AnyView } from '../src/table/table.ts';
import { treehouseMoves } from '../src/treehouse/card-moves.ts';

const MOVES: Readonly<Record<GameId, CardMoves<AnyView>>> = {
  fort: fortMoves,
  treehouse: treehouseMoves,
};

const lay = (zone: string, cards: readonly string[] | null): Laid[] =>
  (cards ?? []).map((shows) => ({ shows, zone }));

/** The cards that lie open on a table of Fort for the first seat. */
const fortLaid = (view: FortView): Laid[] => [
  ...lay('hand:0', view.seats[0]!.hand),
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
  readonly told: CardMove[];
  readonly view: AnyView;
}

/** A whole game of random choices as the first seat sees it, step by step. */
function* steps(game: string, seats: number, seed: string): Generator<Step> {
  const engine = games.find(({ id }) => id === game)!;
  const options = sure(engine.options({}));
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
  while (!table.over) {
    const view = engine.view(table.state, 0) as AnyView;
    const { id: decision, seat, options: offered } = table.decisions()[0]!;
    const option = offered[below(dice, offered.length)]!.id;
    const events = sure(table.choose({ seat, decision, option })).map((event) => heardBy(event, 0));
    const after = laid(engine.view(table.state, 0) as AnyView);
    yield {
      before: laid(view),
      after,
      told: movesIn(MOVES[view.game].told, events, seats),
      view,
    };
  }
}

describe.each(['fort', 'treehouse'])('the cards of %s', (game) => {
  it.each([2, 3, 4])('come from somewhere and go somewhere, with %i seats', (seats) => {
    for (const { before, after, told, view } of steps(game, seats, `travel ${seats}`)) {
      const found = journeys(before, after, told, MOVES[view.game].usual(view));
      const arrived = found.flatMap((one) => ('after' in one ? [one.after] : []));
      const left = found.flatMap((one) => ('before' in one ? [one.before] : []));
      expect(new Set(arrived)).toEqual(new Set(after));
      expect(left.length).toBe(before.length);
    }
  });
});

describe('a card', () => {
  const nowhere = (): undefined => undefined;
  const none: UsualZones = { sourceOf: nowhere, targetOf: nowhere };
  const at = (zone: string, shows = 'bug'): Laid => ({ shows, zone });

  it('that lies elsewhere comes from where it lay', () => {
    const [before, after] = [at('hand:0'), at('in-play')];
    expect(journeys([before], [after], [], none)).toEqual([{ is: 'moved', before, after }]);
  });

  it('that stays is not taken for its twin that moved', () => {
    const [stays, goes, came] = [at('park'), at('hand:0'), at('in-play')];
    const found = journeys([goes, stays], [stays, came], [], none);
    expect(found).toEqual([
      { is: 'moved', before: stays, after: stays },
      { is: 'moved', before: goes, after: came },
    ]);
  });

  it.each<[string, Laid, string]>([
    ['is drawn from the deck', at('hand:0'), 'deck:0'],
    ['is turned up from the Park deck', at('park'), 'park-deck'],
    ['is left in the Yard by its hand', at('yard:2'), 'hand:2'],
  ])('%s', (_, after, from) => {
    const usual = MOVES.fort.usual({ game: 'fort' } as AnyView);
    expect(journeys([], [after], [], usual)).toEqual([{ is: 'came', from, after }]);
  });

  it('goes where the events say', () => {
    const before = at('yard:1');
    const told = [{ shows: 'bug', from: 'yard:1', to: 'discard:0' }];
    expect(journeys([before], [], told, none)).toEqual([{ is: 'went', before, to: 'discard:0' }]);
    expect(journeys([before], [], [], none)).toEqual([]);
  });
});

describe('events of Fort', () => {
  const { told } = fortMoves;
  it.each([
    [{ kind: 'recruited', seat: 1, card: 'bug', from: 'yard', owner: 0 }, 'yard:0', 'discard:1'],
    [{ kind: 'recruited', seat: 1, card: 'bug', from: 'park' }, 'park', 'discard:1'],
    [{ kind: 'trashed', seat: 1, card: 'bug', from: 'discard' }, 'discard:1', GONE],
    [{ kind: 'tucked', seat: 1, card: 'bug', from: 'hand' }, 'hand:1', 'lookout:1'],
    [{ kind: 'followed', seat: 1, card: 'bug' }, 'hand:1', 'discard:1'],
  ])('%j', (event, from, to) => {
    expect(movesIn(told, [event], 2)).toEqual([{ shows: 'bug', from, to }]);
  });

  it('move what is hidden as backs', () => {
    expect(movesIn(told, [{ kind: 'drew', seat: 1, count: 5 }], 2)).toEqual([
      { from: 'deck:1', to: 'hand:1', count: 5 },
    ]);
  });
});
