import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { App } from '../src/http/app.ts';
import { keepAlive } from '../src/socket/keep-alive.ts';

/** A connection whose other end answers pings, until it is gone. */
class Connection extends EventEmitter {
  gone = false;
  ended = false;
  ping(): void {
    if (!this.gone) this.emit('pong');
  }
  terminate(): void {
    this.ended = true;
  }
}

const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a connection is ended when its other end answers no more, and no other', () => {
  const [there, gone] = [new Connection(), new Connection()];
  const closing: (() => Promise<void>)[] = [];
  keepAlive({
    websocketServer: { clients: new Set([there, gone]) },
    addHook: (_: string, act: () => Promise<void>) => closing.push(act),
  } as unknown as App);
  vi.advanceTimersByTime(10 * MINUTE);
  expect([there.ended, gone.ended]).toEqual([false, false]);
  gone.gone = true;
  vi.advanceTimersByTime(MINUTE);
  expect([there.ended, gone.ended]).toEqual([false, true]);
  expect(closing).toHaveLength(1);
  void closing[0]!();
  expect(vi.getTimerCount()).toBe(0);
});
