import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropText, keepText, keysUnder, readText } from '../src/shell/storage.ts';
import { deleteGame, hintsAt, savedGame, savedGames, saveGame } from '../src/table/saved-games.ts';
import { savedPosition } from './positions.ts';

/** A browser's storage with room for so many letters. */
class Room implements Storage {
  [name: string]: unknown;
  constructor(room: number) {
    Object.defineProperty(this, 'room', { value: room, enumerable: false });
  }
  get length(): number {
    return Object.keys(this).length;
  }
  key = (n: number): string | null => Object.keys(this)[n] ?? null;
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null;
  }
  setItem(key: string, text: string): void {
    const others = Object.entries(this).filter(([name]) => name !== key);
    const taken = others.reduce((sum, [name, value]) => sum + `${name}${value}`.length, 0);
    if (taken + key.length + text.length > Number(this.room)) {
      throw new DOMException('full', 'QuotaExceededError');
    }
    this[key] = text;
  }
  removeItem(key: string): void {
    delete this[key];
  }
  clear(): void {
    for (const key of Object.keys(this)) delete this[key];
  }
}

const room = (letters: number): Room => {
  const made = new Room(letters);
  // The keys are the texts alone, as in a browser.
  Object.defineProperty(made, 'key', { enumerable: false });
  vi.stubGlobal('localStorage', made);
  return made;
};

const finished = savedPosition({ game: 'treehouse', seats: 2, seed: 'shelf' }, 'a');
const running = savedPosition(
  { game: 'treehouse', seats: 2, seed: 'shelf', until: () => true },
  'run',
);
const size = JSON.stringify(finished).length + 40;

beforeEach(() => vi.unstubAllGlobals());
afterEach(() => {
  for (const key of keysUnder('treefort.')) dropText(key);
  vi.unstubAllGlobals();
});

describe('saved games in a browser', () => {
  it('knows what was said of hints', () => {
    room(1e6);
    saveGame(finished);
    saveGame({ ...running, hints: false });
    expect(['a', 'run', 'nothing'].map(hintsAt)).toEqual([{}, { hints: false }, {}]);
    saveGame({ ...running, hints: true });
    expect(hintsAt('run')).toEqual({ hints: true });
  });

  it('gives back what was put on it, the latest first', () => {
    room(1e6);
    saveGame({ ...finished, touched: 5 });
    saveGame({ ...running, touched: 9 });
    expect(savedGames().map(({ id }) => id)).toEqual(['run', 'a']);
    expect(savedGame('a')).toEqual({ ok: true, value: { ...finished, touched: 5 } });
    deleteGame('a');
    expect(savedGame('a')).toBeUndefined();
  });

  it('keeps the latest forty', () => {
    const storage = room(1e8);
    for (let i = 0; i < 42; i++) saveGame({ ...finished, id: `n${i}`, touched: i });
    expect(savedGames().map(({ touched }) => touched)).toEqual(
      Array.from({ length: 40 }, (_, i) => 41 - i),
    );
    expect(Object.keys(storage)).toHaveLength(40);
  });

  it('lets the oldest finished games make room when the browser is full', () => {
    const storage = room(3 * size);
    for (const [i, id] of ['a', 'b', 'c'].entries()) saveGame({ ...finished, id, touched: i });
    saveGame({ ...finished, id: 'd', touched: 9 });
    expect(Object.keys(storage).sort()).toEqual(
      ['b', 'c', 'd'].map((id) => `treefort.table.${id}`),
    );
    saveGame({ ...running, touched: 10 });
    expect(savedGames().map(({ id }) => id)).toContain('run');
    expect(Object.keys(storage)).toContain('treefort.table.run');
  });

  it('never lets a running game make room', () => {
    room(size);
    saveGame({ ...running, touched: 1 });
    saveGame({ ...finished, touched: 2 });
    expect(localStorage.getItem('treefort.table.run')).not.toBeNull();
    // It did not fit, so it lives as long as the page.
    expect(savedGame('a')).toMatchObject({ ok: true });
  });

  it.each(['full', 'forbidden'])('goes on in memory where storage is %s', (how) => {
    if (how === 'full') room(0);
    else {
      vi.stubGlobal('localStorage', undefined);
      Object.defineProperty(globalThis, 'localStorage', {
        configurable: true,
        get: () => {
          throw new DOMException('no', 'SecurityError');
        },
      });
    }
    saveGame(running);
    expect(savedGames().map(({ id }) => id)).toEqual(['run']);
    expect(savedGame('run')).toEqual({ ok: true, value: running });
    expect(keepText('treefort.settings', '{}')).toBe(false);
    expect(readText('treefort.settings')).toBe('{}');
    deleteGame('run');
    expect(savedGames()).toEqual([]);
  });

  it('forgets what memory holds once the browser takes it again', () => {
    room(0);
    expect(keepText('treefort.x', 'old')).toBe(false);
    const storage = room(1e6);
    expect(keepText('treefort.x', 'new')).toBe(true);
    storage.removeItem('treefort.x');
    expect(readText('treefort.x')).toBeNull();
  });
});

describe('what others left there', () => {
  const entry = (changed: object): string => JSON.stringify({ ...running, ...changed });
  const { record, sitters } = running;
  const DAMAGED = {
    nothing: '',
    'no JSON': '{"id":',
    null: 'null',
    'a list': '[]',
    'a text': '"run"',
    'no game': '{}',
    'another id': entry({ id: 'other' }),
    'an id that is none': entry({ id: 7 }),
    'a field too many': entry({ more: 1 }),
    'no sitters': entry({ sitters: null }),
    'too few sitters': entry({ sitters: sitters.slice(1) }),
    'sitters that are none': entry({ sitters: [null, 3] }),
    'nameless sitters': entry({ sitters: [{}, {}] }),
    'a name that is none': entry({ sitters: [{ name: 7 }, { name: 'Ann' }] }),
    'a long name': entry({ sitters: [{ name: 'x'.repeat(99) }, { name: 'Ann' }] }),
    'a bot that is none': entry({ sitters: [{ name: 'Ann', bot: '../x' }, { name: 'Bo' }] }),
    'no time': entry({ touched: 'yesterday' }),
    'no record': entry({ record: undefined }),
    'another game': entry({ record: { ...record, game: 'chess' } }),
    'other rules': entry({ record: { ...record, rules: '0' } }),
    'a changed record': entry({ record: { ...record, seats: 3 } }),
  };

  it.each(Object.entries(DAMAGED))('is left alone: %s', (_, text) => {
    room(1e6);
    localStorage.setItem('treefort.table.run', text);
    expect(savedGames()).toEqual([]);
    expect(savedGame('run')?.ok).toBe(false);
    expect(localStorage.getItem('treefort.table.run')).toBe(text);
  });

  it('is refused where its choices are not by the rules', () => {
    room(1e6);
    const { digest: _, ...bare } = record;
    const choices = [[0, 'pick:nothing']];
    localStorage.setItem('treefort.table.run', entry({ record: { ...bare, choices } }));
    const refused = savedGame('run');
    expect(refused).toMatchObject({ ok: false, fault: { why: 'departs' } });
  });
});
