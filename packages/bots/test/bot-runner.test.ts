import { fort } from '@treefort/fort';
import {
  type Game,
  type GameEvent,
  type GameRecord,
  heardBy,
  type Random,
  randomFromText,
  seedFromText,
  sure,
  Table,
} from '@treefort/kernel';
import { treehouse } from '@treefort/treehouse';
import { describe, expect, test } from 'vitest';
import type { Bot, Budget, Player } from '../src/bot.ts';
import { BotRunner } from '../src/bot-runner.ts';
import { loadNetwork } from '../src/network/loaded.ts';
import { championOf } from '../src/roster.ts';

await loadNetwork('fort');

const games: readonly Game[] = [fort, treehouse];

function open(seed = 'runner', { id: game, rules, options }: Game = fort): Table {
  const start = { game, rules, seed: seedFromText(seed), seats: 2, choices: [] };
  return sure(Table.open(games, { ...start, options: sure(options({})) }));
}

/** A new table at which seat 0 begins. */
function led(seed: string): Table {
  const tables = Array.from({ length: 20 }, (_, i) => open(`${seed} ${i}`));
  return tables.find((table) => table.decisions()[0]!.seat === 0)!;
}

const dice = (record: GameRecord): Random => randomFromText(`dice ${record.choices.length}`);

/** A bot that takes the last option, and keeps apart what each of its players has heard. */
function listener() {
  const heard: GameEvent[][] = [];
  const bot: Bot = {
    id: 'listener',
    sit: () => {
      const own: GameEvent[] = [];
      heard.push(own);
      return {
        hear: (event) => void own.push(event),
        choose: (_, { options }) => options.at(-1)!.id,
      };
    },
  };
  const runner = new BotRunner(games, () => bot);
  const ask = ({ record }: Table, seat = 0, id = 'listener') =>
    runner.answer({ record, seat, bot: id }, dice(record));
  return { heard, ask };
}

/** Takes an answer, and gives what a seat hears of it. */
function take(table: Table, seat: number, option: string, ear = 0): GameEvent[] {
  const decision = String(table.state.moment);
  return sure(table.choose({ seat, decision, option })).map((event) => heardBy(event, ear));
}

/** All that a seat has heard of a game so far. */
function story({ record }: Table, ear = 0): GameEvent[] {
  const again = sure(Table.at(games, record, 0));
  return record.choices.flatMap(([seat, option]) => take(again, seat, option, ear));
}

/** Lets others answer until a seat is asked. */
function until(table: Table, seat: number): Table {
  for (;;) {
    const [asked] = table.decisions();
    if (asked!.seat === seat) return table;
    take(table, asked!.seat, asked!.options[0]!.id);
  }
}

describe('who was asked last stays seated', () => {
  test('through a game that goes on with its answers, and hears everything once', () => {
    const { heard, ask } = listener();
    const table = open();
    while (!table.over) {
      const { seat, options } = table.decisions()[0]!;
      take(table, seat, seat === 0 ? ask(table) : options[0]!.id);
      if (seat === 0) expect(heard).toHaveLength(1);
    }
    const all = story(table);
    expect(heard[0]!.length).toBeGreaterThan(100);
    expect(heard[0]).toEqual(all.slice(0, heard[0]!.length));
  });

  test('and thinks on like one who has sat there from the beginning', () => {
    const owl: Bot = { ...championOf('fort')!, budget: { iterations: 40 } };
    const runner = new BotRunner(games, () => owl);
    const player = owl.sit(0);
    const table = until(open('thinks on'), 0);
    for (const event of story(table)) player.hear(event);
    while (!table.over && table.record.choices.length < 150) {
      const asked = table.decisions()[0]!;
      const { record } = table;
      const { seat, options } = asked;
      const view = fort.view(table.state as Parameters<typeof fort.view>[0], seat);
      const own = () => player.choose(view, asked, owl.budget!, dice(record));
      const option = seat === 0 ? own() : options[0]!.id;
      if (seat === 0) {
        expect(runner.answer({ record, seat, bot: 'owl' }, dice(record))).toBe(option);
      }
      for (const event of take(table, seat, option)) player.hear(event);
    }
  });
});

describe('sits down afresh and hears the game from its beginning', () => {
  test.each<[string, (table: Table, ask: ReturnType<typeof listener>['ask']) => Table]>([
    [
      'where another answer was taken',
      (table, ask) => {
        const other = table.decision(0)!.options.find(({ id }) => id !== ask(table))!;
        take(table, 0, other.id);
        return until(table, 0);
      },
    ],
    [
      'where the same is asked again',
      (table, ask) => {
        ask(table);
        return table;
      },
    ],
    [
      'where its answer was taken back',
      (table, ask) => {
        take(table, 0, ask(table));
        sure(table.undo(0));
        return table;
      },
    ],
    [
      'in another game with the same choices',
      (table, ask) => {
        const other = led('another game');
        expect(other.record.seed).not.toBe(table.record.seed);
        take(other, 0, ask(table));
        return until(other, 0);
      },
    ],
    [
      'where a rival has chosen otherwise before it',
      (_, ask) => {
        const [one, other] = [0, 1].map((option) => {
          const table = open('otherwise', treehouse);
          take(table, 1, table.decision(1)!.options[option]!.id);
          return table;
        });
        take(other!, 0, ask(one!));
        return until(other!, 0);
      },
    ],
    [
      'where another bot was asked meanwhile',
      (table, ask) => {
        const option = ask(table);
        ask(table, 0, 'another');
        take(table, 0, option);
        return until(table, 0);
      },
    ],
  ])('%s', (_, happens) => {
    const { heard, ask } = listener();
    const table = happens(led('a game'), ask);
    const before = heard.length;
    ask(table);
    expect(heard).toHaveLength(before + 1);
    expect(heard.at(-1)).toEqual(story(table));
  });

  test('on another seat', () => {
    const { heard, ask } = listener();
    const table = until(open(), 0);
    take(table, 0, ask(table));
    until(table, 1);
    ask(table, 1);
    expect(heard).toHaveLength(2);
    expect(heard[1]).toEqual(story(table, 1));
  });

  test('on another seat that gave the same answer', () => {
    const { heard, ask } = listener();
    const table = open('the same', treehouse);
    for (const seat of [0, 1]) take(table, seat, table.decision(seat)!.options[0]!.id);
    // Both discard what they picked, the other one first.
    const answer = ask(table);
    for (const seat of [1, 0]) take(table, seat, answer);
    ask(table, 1);
    expect(heard).toHaveLength(2);
    expect(heard[1]).toEqual(story(table, 1));
  });

  test('after a thought that failed', () => {
    const thoughts: number[] = [];
    const sit: Bot['sit'] = () => {
      const at = thoughts.push(0) - 1;
      return {
        hear() {},
        choose: (_, { options }) => {
          if (++thoughts[at]! === 2) throw new Error('stumbled');
          return options[0]!.id;
        },
      };
    };
    const runner = new BotRunner(games, () => ({ id: 'clumsy', sit }));
    const table = led('a game');
    const ask = () =>
      runner.answer({ record: table.record, seat: 0, bot: 'clumsy' }, dice(table.record));
    take(table, 0, ask());
    until(table, 0);
    expect(ask).toThrow('stumbled');
    take(table, 0, ask());
    expect(thoughts).toEqual([2, 1]);
  });
});

describe('a wrong task says what is wrong', () => {
  test('a bot that there is not', () => {
    const { record } = open();
    const ask = () => new BotRunner(games).answer({ record, seat: 0, bot: 'raven' }, dice(record));
    expect(ask).toThrow('no bot raven for fort');
  });

  test('a seat that is not asked', () => {
    const { record } = until(open(), 0);
    const ask = () => new BotRunner(games).answer({ record, seat: 1, bot: 'thumb' }, dice(record));
    expect(ask).toThrow('seat 1 is not asked');
  });
});

test.each([
  [{ ms: 250 }, undefined, { ms: 250 }],
  [{ ms: 250 }, 5, { ms: 50 }],
  [{ ms: 250, iterations: 30 }, 2, { ms: 125, iterations: 30 }],
  [{}, 2, {}],
])('a bot with %j and haste %j thinks for %j', (budget, haste, given) => {
  const told: Budget[] = [];
  const choose: Player['choose'] = (_, { options }, budgetThen) => {
    told.push(budgetThen);
    return options[0]!.id;
  };
  const bot: Bot = { id: 'timed', budget, sit: () => ({ hear: () => {}, choose }) };
  const { record } = led('haste');
  const task = { record, seat: 0, bot: 'timed', ...(haste && { haste }) };
  new BotRunner(games, () => bot).answer(task, dice(record));
  expect(told).toEqual([given]);
});
