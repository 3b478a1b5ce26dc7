import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connections, RECONNECT_GRACE } from '../src/presence/connections.ts';

let changes: string[] = [];
let leftAt = 0;
let connections: Connections;

beforeEach(() => {
  vi.useFakeTimers();
  changes = [];
  connections = new Connections((table, player, at) => {
    leftAt = at;
    changes.push(`${player}${connections.at(table).get(player)?.count ?? 0}`);
  });
});

afterEach(() => {
  vi.useRealTimers();
});

test('a reconnect within the grace period counts as presence', () => {
  connections.opened('t', 'ada');
  for (let round = 0; round < 5; round++) {
    connections.closed('t', 'ada');
    vi.advanceTimersByTime(RECONNECT_GRACE - 1);
    expect(connections.at('t').has('ada')).toBe(true);
    connections.opened('t', 'ada');
  }
  expect(changes).toEqual(['ada1']);
  const now = performance.now();
  connections.closed('t', 'ada');
  vi.advanceTimersByTime(RECONNECT_GRACE);
  expect(changes).toEqual(['ada1', 'ada0']);
  // Left when the connection was lost, not when the grace period ended.
  expect(leftAt).toBe(now);
  expect(connections.at('t').size).toBe(0);
});

test('a player with two pages open is here until both are closed', () => {
  connections.opened('t', 'ada');
  connections.opened('t', 'ada');
  connections.closed('t', 'ada');
  vi.advanceTimersByTime(RECONNECT_GRACE);
  expect(changes).toEqual(['ada1']);
  connections.closed('t', 'ada');
  vi.advanceTimersByTime(RECONNECT_GRACE);
  expect(changes).toEqual(['ada1', 'ada0']);
});

test('anonymous watchers are counted, and a page that reloads is counted once', () => {
  for (let n = 0; n < 3; n++) connections.opened('t', '');
  connections.closed('t', '');
  connections.closed('t', '');
  connections.opened('t', '');
  expect(changes).toEqual(['1', '2', '3']);
  vi.advanceTimersByTime(RECONNECT_GRACE);
  expect(changes.at(-1)).toBe('2');
  connections.closed('t', '');
  connections.closed('t', '');
  vi.advanceTimersByTime(RECONNECT_GRACE);
  expect(changes.slice(4)).toEqual(['1', '0']);
  expect(connections.at('t').size).toBe(0);
});

test('tables are apart, and everybody can be told of again', () => {
  connections.opened('s', 'ada');
  connections.opened('t', 'ada');
  connections.opened('t', '');
  connections.closed('s', 'ada');
  vi.advanceTimersByTime(RECONNECT_GRACE);
  changes = [];
  connections.reportAll();
  expect(changes).toEqual(['ada1', '1']);
});

test('when it is closed nobody goes any more', () => {
  connections.opened('t', 'ada');
  connections.opened('t', 'bob');
  connections.closed('t', 'ada');
  connections.stop();
  connections.closed('t', 'bob');
  vi.advanceTimersByTime(RECONNECT_GRACE * 2);
  expect(changes).toEqual(['ada1', 'bob1']);
});
