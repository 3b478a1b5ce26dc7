import { fort } from '@treefort/fort';
import { type Game, type GameRecord, seedFromText, sure, Table } from '@treefort/kernel';
import { treehouse } from '@treefort/treehouse';
import { describe, expect, test } from 'vitest';
import { gameReview } from '../src/games.ts';
import { hintsFor } from '../src/index.ts';
import { games, played } from './played.ts';

function arranged(
  game: Game,
  scenario: { park?: readonly string[]; seats: readonly object[] },
): GameRecord {
  const seats = scenario.seats.length;
  const options = sure(game.options({}));
  const seed = seedFromText('a hint');
  return { game: game.id, rules: game.rules, seed, seats, options, scenario, choices: [] };
}

const PARK = ['golden-boy', 'blitz', 'kitty'];

describe('a hint', () => {
  test.each(['fort', 'treehouse'])('of %s tells at most three options that are offered', (game) => {
    const whole = played(game, ['thumb', 'thumb', 'thumb'], 'hints');
    const { commitment: _, outcome: __, digest: ___, ...rest } = whole;
    const record = { ...rest, choices: whole.choices.slice(0, 30) };
    const [asked] = sure(Table.open(games, record)).decisions();
    const hints = sure(hintsFor(record, asked!.seat));
    expect(hints.length).toBeGreaterThan(0);
    expect(hints.length).toBeLessThanOrEqual(3);
    for (const { option, chance } of hints) {
      expect(asked!.options.map(({ id }) => id)).toContain(option);
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
    }
    expect(sure(hintsFor(record, asked!.seat))).toEqual(hints);
  });

  test.each(['fort', 'treehouse'])('of %s mixes nothing against it into what is for it', (game) => {
    const { worth } = gameReview(game);
    const {
      commitment: _,
      outcome: __,
      digest: ___,
      ...whole
    } = played(game, ['thumb', 'thumb'], 'for');
    const gains = [8, 16, 24, 32].flatMap((n) => {
      const record = { ...whole, choices: whole.choices.slice(0, n) };
      const [asked] = sure(Table.open(games, record)).decisions();
      return sure(hintsFor(record, asked!.seat)).map(({ because }) =>
        because.map(({ figure, more }) => Math.sign(more * worth[figure]!)),
      );
    });
    expect(gains.flat().length).toBeGreaterThan(4);
    for (const signs of gains) expect(new Set(signs).size).toBeLessThan(2);
  });

  test('says what changes: the pizzas that a card brings and no other does', () => {
    const record = arranged(fort, {
      park: PARK,
      seats: [
        { hand: ['dash', 'rocket-bros', 'bug'], deck: ['tink', 'ant', 'punky', 'doc', 'skids'] },
        { board: 'yellow', hand: ['chef'], deck: ['bones', 'wart', 'scout', 'worm', 'bud'] },
      ],
    });
    const dash = sure(hintsFor(record, 0)).find(({ option }) => option === 'play:dash')!;
    const pizza = dash.because.find(({ figure }) => figure === 'pizza')!;
    expect(pizza.more).toBeGreaterThan(1);
  });

  test('says what rivals do not get, where that speaks for an option', () => {
    const at = (level: number, place: number, room: string) => ({ level, place, room });
    const record = arranged(treehouse, {
      seats: [
        {
          tree: [at(2, 1, 'owl-roost'), at(2, 2, 'library')],
          hand: ['submarine-cabin', 'pogo-court', 'jam-pantry'],
        },
        {
          tree: [at(2, 1, 'pirate-dock'), at(2, 2, 'water-slide')],
          hand: ['noodle-bar', 'carousel', 'robot-school'],
        },
      ],
    });
    const blue = sure(hintsFor(record, 0)).find(({ option }) => option === 'pick:submarine-cabin');
    expect(blue!.because.find(({ figure }) => figure === 'neighbour')!.more).toBeLessThan(0);
  });

  test('says what speaks against an option, where nothing speaks for it', () => {
    const position = arranged(treehouse, {
      seats: [
        { hand: ['submarine-cabin', 'pogo-court', 'jam-pantry'] },
        { hand: ['noodle-bar', 'carousel', 'robot-school'] },
      ],
    });
    const picks = [
      [0, 'pick:pogo-court'],
      [1, 'pick:carousel'],
    ] as const;
    const hints = sure(hintsFor({ ...position, choices: picks }, 0));
    const { because } = hints.find(({ option }) => option === 'discard')!;
    expect(because.find(({ figure }) => figure === 'rooms')!.more).toBeLessThan(-0.9);
  });

  test('has nothing to say where there is one option, and refuses whoever is not asked', () => {
    const record = arranged(fort, {
      park: PARK,
      seats: [{ hand: ['moles'] }, { board: 'yellow', hand: ['chef'] }],
    });
    expect(sure(hintsFor(record, 0))).toEqual([]);
    expect(hintsFor(record, 1)).toMatchObject({ ok: false });
  });
});
