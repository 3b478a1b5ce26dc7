import { type GameRecord, heardBy, sure, Table } from '@treefort/kernel';
import { describe, expect, it } from 'vitest';
import { games } from '../src/table/games.ts';
import type { OpenedRecord } from '../src/table/open-record.ts';
import { type Eyes, RecordedTable } from '../src/table/recorded-table.ts';
import { savedPosition } from './positions.ts';

const openedOf = (game: 'fort' | 'treehouse', options = {}): OpenedRecord => {
  const { record, sitters, id } = savedPosition({ game, seats: 3, seed: 'recorded', options }, 'r');
  return { record, sitters, source: { from: 'kept', id } };
};

/** What the engine itself shows after so many choices. */
const engineAt = (record: GameRecord, at: number, viewer: number | 'watcher'): unknown => {
  const table = sure(Table.at(games, record, at));
  return table.game.view(table.state, viewer);
};

/** What everybody has heard by then, by playing the record. */
function heardUntil(record: GameRecord, at: number, viewer: number | 'watcher') {
  const table = sure(Table.at(games, record, 0));
  return record.choices.slice(0, at).flatMap(([seat, option]) => {
    const decision = String(table.state.moment);
    return sure(table.choose({ seat, decision, option })).map((event) => heardBy(event, viewer));
  });
}

describe.each([
  ['fort', {}],
  ['fort', { setup: 'draft' }],
  ['treehouse', {}],
  ['treehouse', { junior: true }],
] as const)('a recorded game of %s %o', (game, options) => {
  const opened = openedOf(game, options);
  const { record } = opened;

  it.each([0, 1, 2, 'watcher'] as const)(
    'shows viewer %s what the engine shows, there and back',
    (eyes) => {
      const table = new RecordedTable(opened, { eyes });
      expect(table.last).toBe(record.choices.length);
      const there: unknown[] = [];
      for (let at = 0; at <= table.last; at++) {
        table.turn({ at });
        expect(table.now().view).toEqual(engineAt(record, at, eyes));
        there.push(table.now().view);
      }
      expect(table.now().outcome).toEqual(record.outcome);
      for (let at = table.last; at >= 0; at--) {
        table.turn({ at: table.at === at ? at : table.at - 1 });
        expect(table.now().view).toEqual(there[at]);
        expect(table.now().outcome === undefined).toBe(at < table.last);
      }
    },
  );

  it('tells what a seat had heard by then, and no more', () => {
    const table = new RecordedTable(opened, { eyes: 1 });
    for (const at of [0, 7, 40, table.last]) {
      table.turn({ at });
      expect(table.now().events).toEqual(heardUntil(record, at, 1));
    }
    table.turn({ eyes: 'watcher' });
    expect(table.now().events).toEqual(heardUntil(record, table.last, 'watcher'));
  });

  it('shows every hand and every secret where all cards lie open', () => {
    const table = new RecordedTable(opened, { eyes: 'all' });
    for (let at = 0; at < table.last; at += 3) {
      table.turn({ at });
      const { view, events, viewer } = table.now();
      expect(viewer).toBe('watcher');
      const own = [0, 1, 2].map((seat) => engineAt(record, at, seat));
      if (view.game === 'fort') {
        const seats = own.map((one, seat) => (one as typeof view).seats[seat]);
        expect(view.seats).toEqual(seats);
        expect(view.seats.every(({ hand }) => hand !== null)).toBe(true);
      } else {
        const players = own.map((one, seat) => (one as typeof view).players[seat]);
        expect(view.players).toEqual(players);
        expect(view.discard.every(({ room }) => room !== null)).toBe(true);
      }
      expect(events.some((event) => 'secret' in event)).toBe(false);
    }
  });

  it('has a mark at the beginning, at every turn and at the end', () => {
    const table = new RecordedTable(opened);
    const { marks } = table;
    expect(marks[0]).toMatchObject({ at: 0, great: true });
    expect(marks.at(-1)).toMatchObject({ at: table.last, stretch: { id: 'over' } });
    const places = marks.map(({ at }) => at);
    expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
    const visited = [0];
    while (table.at < table.last) {
      table.turn({ at: table.markFrom('forward') });
      visited.push(table.at);
    }
    expect(visited).toEqual(places);
    while (table.at > 0) {
      expect(table.at).toBe(visited.pop());
      table.turn({ at: table.markFrom('back') });
    }
    const weeks = marks.filter(({ stretch, great }) => great && stretch.chapter.startsWith('week'));
    expect(weeks).toHaveLength(game === 'treehouse' ? 3 : 0);
  });
});

describe('who may look', () => {
  const opened = openedOf('treehouse');
  const { choices, commitment: _, outcome: __, digest: ___, ...start } = opened.record;

  it('is everybody when the game is over, first the one person who played', () => {
    expect(new RecordedTable(opened).eyes).toBe(0);
    expect(new RecordedTable(opened).allEyes).toEqual(['all', 0, 1, 2, 'watcher']);
    const people = { ...opened, sitters: opened.sitters.map(({ name }) => ({ name })) };
    expect(new RecordedTable(people).eyes).toBe('all');
  });

  it('is a watcher alone while the game goes on', () => {
    const running = { ...opened, record: { ...start, choices: choices.slice(0, 20) } };
    for (const eyes of ['all', 0, 'watcher'] as Eyes[]) {
      const table = new RecordedTable(running, { at: 9, eyes });
      expect(table.allEyes).toEqual(['watcher']);
      expect(table.now().view).toEqual(engineAt(running.record, 9, 'watcher'));
    }
  });

  it.each([
    [-5, 0],
    [1e9, choices.length],
    [Number.NaN, 0],
    [3.7, 3],
  ])('moment %d is taken for %d', (at, near) => {
    expect(new RecordedTable(opened, { at }).at).toBe(near);
  });

  it('changes nothing by choosing, and tells who watches', () => {
    const table = new RecordedTable(opened, { at: 4 });
    let told = 0;
    const stop = table.watch(() => told++);
    const before = table.now();
    table.choose();
    table.undo();
    table.takeOver();
    expect(table.now()).toBe(before);
    table.turn({ at: 5 });
    expect(told).toBe(1);
    stop();
    table.turn({ at: 6 });
    expect(told).toBe(1);
  });
});
