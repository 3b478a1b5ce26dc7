import { fort } from '@treefort/fort';
import {
  type GameEvent,
  type GameRecord,
  heardBy,
  seedFromText,
  sure,
  Table,
} from '@treefort/kernel';
import { describe, expect, test } from 'vitest';
import { hintAt, hintFor } from '../src/index.ts';
import { games, played } from './played.ts';

const PARK = ['golden-boy', 'blitz', 'kitty'];

function arranged(seats: readonly object[], park = PARK): GameRecord {
  const options = sure(fort.options({}));
  const seed = seedFromText('a hint');
  const scenario = { park, seats };
  return { game: 'fort', rules: fort.rules, seed, seats: 2, options, scenario, choices: [] };
}

const RIVAL = { board: 'yellow', hand: ['chef'], deck: ['bones', 'wart', 'scout', 'worm', 'bud'] };
const DECK = ['tink', 'punky', 'doc', 'skids', 'chef'];

describe('a hint', () => {
  test.each(['fort', 'treehouse'])('of %s is an option that is offered, with a plan', (game) => {
    const whole = played(game, ['thumb', 'thumb', 'thumb'], 'hints');
    const { commitment: _, outcome: __, digest: ___, ...rest } = whole;
    const record = { ...rest, choices: whole.choices.slice(0, 30) };
    const [asked] = sure(Table.open(games, record)).decisions();
    const hint = sure(hintFor(record, asked!.seat, 0.2))!;
    const offered = asked!.options.map(({ id }) => id);
    for (const option of [hint.option, ...hint.asGood]) expect(offered).toContain(option);
    expect(hint.plan[0]).toBe(hint.option);
    expect(hint.asGood).not.toContain(hint.option);
    for (const chance of [hint.chance, hint.other!.chance]) {
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
    }
    expect(sure(hintFor(record, asked!.seat, 0.2))).toEqual(hint);
  });

  test.each(['fort', 'treehouse'])('of %s needs no record, but what the seat knows', (game) => {
    const whole = played(game, ['thumb', 'thumb', 'thumb'], 'hints');
    const { commitment: _, outcome: __, digest: ___, ...rest } = whole;
    const record = { ...rest, choices: whole.choices.slice(0, 30) };
    const [asked] = sure(Table.open(games, record)).decisions();
    const { seat, options } = asked!;
    const table = sure(Table.at(games, record, 0));
    const heard: GameEvent[] = [];
    for (const [who, option] of record.choices) {
      const answer = { seat: who, decision: String(table.state.moment), option };
      for (const event of sure(table.choose(answer))) heard.push(heardBy(event, seat));
    }
    const view = table.game.view(table.state, seat);
    const hint = hintAt({ game, seats: 3, seat, view, heard });
    expect(options.map(({ id }) => id)).toContain(hint?.option);
  });

  test.each(['fort', 'treehouse'])('of %s puts no lesser chance first, in a whole game', (game) => {
    const whole = played(game, ['thumb', 'thumb', 'thumb'], 'sorted hints');
    const { commitment: _, outcome: __, digest: ___, ...rest } = whole;
    let seen = 0;
    for (let n = 3; n < whole.choices.length; n += 9) {
      const record = { ...rest, choices: whole.choices.slice(0, n) };
      const [seat] = whole.choices[n]!;
      const hint = sure(hintFor(record, seat, 0.05));
      if (!hint) continue;
      const { weighed, other, asGood, option, chance } = hint;
      expect(weighed[0]).toEqual({ option, chance });
      const chances = weighed.map((one) => one.chance);
      expect(chances).toEqual(chances.toSorted((a, b) => b - a));
      // Whatever is named was weighed; what is a point behind or less is as good.
      for (const one of [...asGood, ...(other ? [other.option] : [])])
        expect(weighed.map((each) => each.option)).toContain(one);
      for (const one of weighed.slice(1))
        if (chance - one.chance <= 0.01) expect(asGood).toContain(one.option);
      seen++;
    }
    expect(seen).toBeGreaterThan(5);
  });

  test('tells the whole step: what is added, and what it brings', () => {
    const hand = ['dash', 'rocket-bros', 'bug'];
    const hint = sure(hintFor(arranged([{ hand, deck: DECK }, RIVAL]), 0))!;
    expect(hint.plan).toContain('play:dash');
    expect(hint.plan).toContain('add:rocket-bros');
    expect(hint.reason).toMatchObject({ game: 'fort', amount: { pizza: 3 } });
  });

  test('is nothing where there is one option, and refused to a seat that is not asked', () => {
    const record = arranged([{ hand: ['moles'] }, { board: 'yellow', hand: ['chef'] }]);
    expect(sure(hintFor(record, 0))).toBeNull();
    expect(hintFor(record, 1)).toMatchObject({ ok: false });
  });

  test('does not tell apart what comes to the same', () => {
    const record = arranged([{ hand: ['dash', 'rocket-bros', 'munch'], deck: DECK }, RIVAL]);
    const choices = [
      [0, 'play:dash'],
      [0, 'use:public'],
    ] as const;
    const hint = sure(hintFor({ ...record, choices }, 0))!;
    const adds = ['add:rocket-bros', 'add:munch'];
    expect(adds).toContain(hint.option);
    expect(hint.asGood).toContain(adds.find((add) => add !== hint.option));
  });
});
