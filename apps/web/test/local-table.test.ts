import { type GameRecord, seedFromText, sure } from '@treefort/kernel';
import { describe, expect, it } from 'vitest';
import { games } from '../src/table/games.ts';
import { LocalTable, type World } from '../src/table/local-table.ts';
import type { Sitter } from '../src/table/table.ts';

const recordOf = (game: string, seats: number): GameRecord => {
  const engine = games.find(({ id }) => id === game)!;
  const seed = seedFromText('here');
  const options = sure(engine.options({}));
  return { game, rules: engine.rules, seed, seats, options, choices: [] };
};

/** A world in which bots answer with the first option, at once or when they are let. */
class QuickWorld implements World {
  readonly kept: GameRecord[] = [];
  think({ record, seat }: { record: GameRecord; seat: number }): Promise<string> {
    const table = new LocalTable(record, sitting('p'.repeat(record.seats)), new QuietWorld());
    while (table.now().viewer !== seat) {
      if (table.now().handOver === undefined) throw new Error(`seat ${seat} is never asked`);
      table.takeOver();
      if (table.now().viewer !== seat) table.choose(first(table));
    }
    return Promise.resolve(first(table));
  }
  readonly practice: (true | undefined)[] = [];
  keep: World['keep'] = (record, { practice }) => {
    this.kept.push(record);
    this.practice.push(practice);
  };
}

class QuietWorld implements World {
  think = () => new Promise<string>(() => {});
  keep = () => {};
}

const first = (table: LocalTable): string => table.now().asked!.decision.options[0]!.id;

/** `p` is a person, `b` a bot. */
const sitting = (who: string): Sitter[] =>
  [...who].map((one, i) => ({ name: `${one}${i}`, ...(one === 'b' && { bot: 'bot' }) }));

const turn = (): Promise<void> => new Promise((done) => setImmediate(done));

describe('a table here', () => {
  it('shows one person among bots that seat, and lets the bots answer', async () => {
    const world = new QuickWorld();
    const table = new LocalTable(recordOf('treehouse', 2), sitting('pb'), world);
    expect(table.now().viewer).toBe(0);
    expect(table.now().handOver).toBeUndefined();
    for (let i = 0; i < 500 && !table.now().outcome; i++) {
      if (table.now().asked) table.choose(first(table));
      await turn();
    }
    expect(table.now().outcome?.scores).toHaveLength(2);
    expect(world.kept.at(-1)).toEqual(table.now().record);
  });

  it('goes on where its record ends, with everything that was heard', async () => {
    const table = new LocalTable(recordOf('treehouse', 2), sitting('pb'), new QuickWorld());
    for (let i = 0; i < 30; i++) {
      if (table.now().asked) table.choose(first(table));
      await turn();
    }
    const { record, events, view } = table.now();
    if (!record) throw new Error('a table here knows its record');
    expect(record.choices.length).toBeGreaterThan(10);
    const again = new LocalTable(record, sitting('pb'), new QuietWorld());
    expect(again.now().events).toEqual(events);
    expect(again.now().view).toEqual(view);
  });

  it('covers the table between two people, and shows neither hand meanwhile', () => {
    const table = new LocalTable(recordOf('treehouse', 2), sitting('pp'), new QuietWorld());
    const covered = table.now();
    expect(covered.handOver).toBe(0);
    expect(covered.asked).toBeUndefined();
    expect(JSON.stringify(covered.view)).not.toMatch(/"hand":\[/);
    table.takeOver();
    expect(table.now().asked?.decision.seat).toBe(0);
    table.choose(first(table));
    expect(table.now().handOver).toBe(1);
    expect(table.now().view.viewer).toBe('watcher');
    table.takeOver();
    expect(table.now().viewer).toBe(1);
  });

  it('tells nothing of a hand while the table is covered', () => {
    const table = new LocalTable(recordOf('fort', 2), sitting('pp'), new QuietWorld());
    // Cards that somebody drew are named to that seat alone.
    const secrets = () =>
      table.now().events.filter((event) => event.kind === 'drew' && 'cards' in event).length;
    let told = 0;
    for (let covered = 0; covered < 8; ) {
      if (table.now().handOver === undefined) table.choose(first(table));
      if (table.now().handOver === undefined) continue;
      covered++;
      expect(secrets()).toBe(0);
      table.takeOver();
      told += secrets();
    }
    expect(told).toBeGreaterThan(0);
  });

  it('takes a sealed answer back while it is sealed, and tells what', () => {
    const table = new LocalTable(recordOf('treehouse', 2), sitting('pb'), new QuietWorld());
    expect(table.now().undo).toEqual({ rule: 'undo.nothing' });
    const option = first(table);
    table.choose(option);
    expect(table.now().undo).toEqual({ option });
    table.undo();
    expect(table.now().record?.choices).toEqual([]);
    expect(table.now().asked?.decision.options[0]?.id).toBe(option);
  });

  /** Plays on until undo is not allowed for what was seen or answered since. */
  async function untilRevealed(table: LocalTable): Promise<void> {
    for (let i = 0; i < 60; i++) {
      if (table.now().asked && table.now().takeBack !== undefined) return;
      if (table.now().asked) table.choose(first(table));
      await turn();
    }
  }

  it.each(['fort', 'treehouse'])('takes back anyway in %s, as practice', async (game) => {
    const world = new QuickWorld();
    const table = new LocalTable(recordOf(game, 2), sitting('pb'), world);
    expect(table.now().takeBack).toBeUndefined();
    await untilRevealed(table);
    expect(table.now().undo).toHaveProperty('rule');
    const before = table.now().record!.choices;
    const option = table.now().takeBack!;
    const own = before.findLastIndex(([seat, chosen]) => seat === 0 && chosen === option);
    table.undo();
    expect(table.now().record?.choices, 'undo stays refused').toEqual(before);
    expect(world.practice).not.toContain(true);
    table.takeBack();
    expect(table.now().record?.choices).toEqual(before.slice(0, own));
    expect(table.now().asked?.decision.options.map(({ id }) => id)).toContain(option);
    expect(table.now().asked?.decision.options.length).toBeGreaterThan(1);
    expect(table.now().practice).toBe(true);
    expect(world.practice.at(-1)).toBe(true);
  });

  it('takes back again and again in practice, down to the first decision', async () => {
    const world = new QuickWorld();
    const table = new LocalTable(recordOf('fort', 2), sitting('pb'), world);
    await untilRevealed(table);
    for (let i = 0; i < 6; i++) {
      await untilRevealed(table);
      if (table.now().asked) table.choose(first(table));
      await turn();
    }
    table.takeBack();
    for (let i = 0; i < 99 && 'option' in table.now().undo!; i++) table.undo();
    expect(table.now().undo).toEqual({ rule: 'undo.nothing' });
    expect(table.now().record?.choices.some(([seat]) => seat === 0)).toBe(false);
    const { record } = table.now();
    const again = new LocalTable(record!, sitting('pb'), new QuietWorld(), { practice: true });
    expect(again.now().practice).toBe(true);
  });

  it('drops what a bot thought about a moment that was taken back', async () => {
    const world = new QuickWorld();
    const quick = world.think;
    const thoughts: { record: GameRecord; done: (option: string) => void }[] = [];
    world.think = ({ record }) => new Promise((done) => thoughts.push({ record, done }));
    const table = new LocalTable(recordOf('treehouse', 2), sitting('pb'), world);
    const answerAt = async (record: GameRecord): Promise<void> => {
      thoughts.at(-1)!.done(await quick({ record, seat: 1 }));
      await turn();
    };
    // I answer first, so that the bot's answer is taken back with mine.
    while (table.now().takeBack === undefined) {
      if (table.now().asked) table.choose(first(table));
      else await answerAt(thoughts.at(-1)!.record);
    }
    expect(table.now().thinking).toEqual([1]);
    table.takeBack();
    const { record } = table.now();
    expect(table.now().thinking).toEqual([1]);
    await answerAt(record!);
    expect(table.now().record).toEqual(record);
    expect(thoughts.at(-1)!.record).toEqual(record);
  });

  it('takes nothing back among people that undo does not', () => {
    const table = new LocalTable(recordOf('treehouse', 2), sitting('pp'), new QuietWorld());
    for (let i = 0; i < 10; i++) {
      table.takeOver();
      table.choose(first(table));
      expect(table.now().takeBack).toBeUndefined();
    }
    const { record } = table.now();
    table.takeBack();
    expect(table.now().record).toEqual(record);
  });

  it('leaves alone what is not offered, and what comes after it was closed', async () => {
    const world = new QuickWorld();
    const table = new LocalTable(recordOf('fort', 2), sitting('pb'), world);
    table.choose('play:nobody');
    expect(table.now().record?.choices).toEqual([]);
    table.close();
    await turn();
    expect(world.kept).toEqual([]);
  });

  it('tells who watches, until they stop', () => {
    const table = new LocalTable(recordOf('fort', 2), sitting('pp'), new QuietWorld());
    let told = 0;
    const stop = table.watch(() => told++);
    table.takeOver();
    expect(told).toBe(1);
    stop();
    table.choose(first(table));
    expect(told).toBe(1);
  });

  it('lets nobody play where only bots sit', async () => {
    const table = new LocalTable(recordOf('treehouse', 2), sitting('bb'), new QuickWorld());
    for (let i = 0; i < 500 && !table.now().outcome; i++) await turn();
    expect(table.now().viewer).toBe('watcher');
    expect(table.now().outcome).toBeDefined();
  });
});
