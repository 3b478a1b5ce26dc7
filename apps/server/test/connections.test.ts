import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Door, GRACE } from '../src/presence/connections.ts';

let moved: string[] = [];
let went = 0;
let door: Door;

beforeEach(() => {
  vi.useFakeTimers();
  moved = [];
  door = new Door((table, player, at) => {
    went = at;
    moved.push(`${player}${door.at(table).get(player)?.n ?? 0}`);
  });
});

afterEach(() => {
  vi.useRealTimers();
});

test('whoever is back in time has not been away', () => {
  door.came('t', 'ada');
  for (let round = 0; round < 5; round++) {
    door.left('t', 'ada');
    vi.advanceTimersByTime(GRACE - 1);
    expect(door.at('t').has('ada')).toBe(true);
    door.came('t', 'ada');
  }
  expect(moved).toEqual(['ada1']);
  const now = performance.now();
  door.left('t', 'ada');
  vi.advanceTimersByTime(GRACE);
  expect(moved).toEqual(['ada1', 'ada0']);
  // Gone since the connection was lost, not since that was believed.
  expect(went).toBe(now);
  expect(door.at('t').size).toBe(0);
});

test('a player with two pages open is here until both are closed', () => {
  door.came('t', 'ada');
  door.came('t', 'ada');
  door.left('t', 'ada');
  vi.advanceTimersByTime(GRACE);
  expect(moved).toEqual(['ada1']);
  door.left('t', 'ada');
  vi.advanceTimersByTime(GRACE);
  expect(moved).toEqual(['ada1', 'ada0']);
});

test('those without a name are counted; one who loads the page anew is counted once', () => {
  for (let n = 0; n < 3; n++) door.came('t', '');
  door.left('t', '');
  door.left('t', '');
  door.came('t', '');
  expect(moved).toEqual(['1', '2', '3']);
  vi.advanceTimersByTime(GRACE);
  expect(moved.at(-1)).toBe('2');
  door.left('t', '');
  door.left('t', '');
  vi.advanceTimersByTime(GRACE);
  expect(moved.slice(4)).toEqual(['1', '0']);
  expect(door.at('t').size).toBe(0);
});

test('tables are apart, and everybody can be told of again', () => {
  door.came('s', 'ada');
  door.came('t', 'ada');
  door.came('t', '');
  door.left('s', 'ada');
  vi.advanceTimersByTime(GRACE);
  moved = [];
  door.recall();
  expect(moved).toEqual(['ada1', '1']);
});

test('when it is closed nobody goes any more', () => {
  door.came('t', 'ada');
  door.came('t', 'bob');
  door.left('t', 'ada');
  door.close();
  door.left('t', 'bob');
  vi.advanceTimersByTime(GRACE * 2);
  expect(moved).toEqual(['ada1', 'bob1']);
});
