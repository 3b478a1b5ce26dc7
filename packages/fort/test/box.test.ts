import { fort, printSheet, readBox, standard } from '@treefort/fort';
import { type Game, parseRecord, parseSetup, sure, Table } from '@treefort/kernel';
import { describe, expect, it } from 'vitest';
import { boxWith } from './boxes.ts';
import { golden } from './golden.ts';
import { newGame, Scene, table } from './table.ts';

const game = fort as unknown as Game;

describe('the standard box', () => {
  it('given as a file, unchanged, is the standard box', () => {
    const file = JSON.parse(JSON.stringify(standard.file));
    expect(fort.options({ box: file })).toEqual(fort.options({}));
  });

  it('prints as the sheet of 50 cards that was held against the printed ones', () => {
    const sheet = printSheet(standard).split('\n');
    expect(sheet).toEqual(golden('sheet.txt', printSheet(standard)).split('\n'));
    expect(sheet).toHaveLength(51);
  });

  it('has 60 kids in 42 designs, ten of each colour, and 8 best friends', () => {
    const { kids, friends } = standard.file;
    expect([kids.length, friends.length]).toEqual([42, 8]);
    expect(kids.reduce((sum, { copies }) => sum + copies, 0)).toBe(60);
  });

  it('has the prices and points of six levels, and says what is provisional', () => {
    const { levels, provisional } = standard.file;
    const row = (level: (typeof levels)[number]) => [level.toys, level.pizzas, level.any];
    expect(levels.map(row)).toEqual([
      [0, 0, 0],
      [1, 1, 0],
      [1, 1, 1],
      [2, 2, 0],
      [2, 2, 1],
      [3, 3, 0],
    ]);
    expect(levels.map(({ points }) => points)).toEqual([0, 1, 3, 7, 14, 23]);
    expect(provisional).toEqual(['copies', 'prices', 'points of levels 1 to 4']);
  });

  it('survives being written and read', () => {
    const again = sure(readBox(JSON.parse(JSON.stringify(standard.file))));
    expect(again.designs).toEqual(standard.designs);
    expect(again.file).toEqual(standard.file);
  });
});

describe('another box', () => {
  it('is played with: its actions, prices and points count', () => {
    const levels = standard.file.levels.map((level) => ({ ...level, points: level.points + 1 }));
    levels[1] = { toys: 0, pizzas: 2, any: 0, points: 50 };
    const box = boxWith({ bug: { public: 'toy toy toy' } }, { levels });
    const seats = [
      { hand: ['bug', 'bitsy'], stuff: { pizza: 2 }, deck: [] },
      { hand: [], deck: [] },
    ];
    const rest = { box, leader: 0, first: 1, park: [], parkDeck: [], rules: ['loner'] as const };
    const t = table(...seats, rest);
    t.leader.plays('bitsy').keeps('loner').has({ level: 1, pizza: 0 });
    t.allPass();
    expect(t.view('watcher').seats[0]!.count).toMatchObject({ fort: 50 });
    expect(t.view('watcher').seats[1]!.count).toMatchObject({ fort: 1 });
    const u = table(...seats, rest);
    u.leader.plays('bug').uses('public').has({ toy: 3 });
  });

  it('deals the copies that it has', () => {
    const copies = (id: string) => (id === 'dot' ? 19 : 1);
    const kids = standard.file.kids.map((kid) => ({ ...kid, copies: copies(kid.id) }));
    const t = newGame(4, { box: boxWith({}, { kids }) });
    const { seats, park, parkDeck } = t.everything;
    const all = [...seats.flatMap(({ hand, deck }) => [...hand, ...deck]), ...park, ...parkDeck];
    expect(all.filter((id) => id === 'dot')).toHaveLength(19);
  });

  it('goes with the view and the record, and the record plays again', () => {
    const box = boxWith({ bug: { public: 'toy toy toy' } });
    const seats = [{ hand: ['bug'] }, { hand: ['sarge'] }];
    const { options } = sure(parseSetup(game, 2, { box }));
    const t = new Scene({ seats: 2, options, scenario: { seats } });
    t.leader.plays('bug').uses('public').finishes();
    t.rival(1).follows('sarge').has({ toy: 3 });
    expect(t.view('watcher').box).toEqual(box);
    expect(t.table.record.options).toEqual({ setup: 'basic', box });
    const written = sure(parseRecord([game], JSON.parse(JSON.stringify(t.table.record))));
    const again = sure(Table.open([game], written));
    expect(again.record).toEqual(t.table.record);
    expect(fort.inspect(again.state as never)).toEqual(t.everything);
  });

  it('the standard one goes by its name', () => {
    const t = newGame(2);
    expect(t.view(0).box).toBe('standard');
    const named = { setup: 'basic', box: 'standard' };
    expect(sure(parseSetup(game, 2, undefined)).options).toEqual(named);
    expect(sure(parseSetup(game, 2, { box: 'standard' })).options).toEqual(named);
    expect(sure(parseSetup(game, 2, { setup: 'draft' })).options).toEqual({
      ...named,
      setup: 'draft',
    });
  });
});
