import { levelsOf } from '@treefort/bots';
import type { Phase } from '@treefort/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OwnTable } from '../src/remote/server.ts';
import { forgetVisit, keepVisit, mergeVisits, type Visit, visits } from '../src/remote/visits.ts';
import { dropText, keepText, keysUnder } from '../src/shell/storage.ts';

const BOT = levelsOf('fort')[0]!;

beforeEach(() => {
  for (const key of keysUnder('treefort.')) dropText(key);
});

const here = (id: string, touched: number, rest: Partial<Visit> = {}): Visit => ({
  id,
  game: 'fort',
  sitters: [{ name: 'Anna' }, { name: 'Borys' }],
  over: false,
  touched,
  ...rest,
});

const told = (id: string, at: number, rest: { phase?: Phase; asked?: boolean } = {}): OwnTable => ({
  id,
  game: 'fort',
  phase: 'playing',
  seats: [{ name: 'Anna' }, 'open', { bot: BOT.id }],
  you: 0,
  asked: false,
  at,
  ...rest,
});

const ids = (list: readonly Visit[]): string[] => list.map(({ id }) => id);

describe('the tables one sits at', () => {
  it('are those remembered here and those of the server, each once, as the server knows them', () => {
    const merged = mergeVisits([here('a', 9), here('b', 5)], [told('b', 7, { phase: 'over' })]);
    expect(ids(merged)).toEqual(['a', 'b']);
    expect(merged[1]).toMatchObject({
      over: true,
      touched: 7,
      sitters: [{ name: 'Anna' }, { bot: BOT.id }],
    });
    expect(mergeVisits([here('a', 1)], [])).toEqual([here('a', 1)]);
  });

  it('keep who sits there, also as older versions did', () => {
    keepVisit(here('a', 2, { sitters: [{ name: 'Anna' }, { name: BOT.id, bot: BOT.id }] }));
    const older = { id: 'b', game: 'fort', names: ['Anna', 'Puddle'], over: true, touched: 1 };
    keepText('treefort.visit.b', JSON.stringify(older));
    expect(visits().map(({ sitters }) => sitters)).toEqual([
      [{ name: 'Anna' }, { name: BOT.id, bot: BOT.id }],
      [{ name: 'Anna' }, { name: 'Puddle' }],
    ]);
  });

  it('come in the order of their urgency: my turn, going on, over; the latest first', () => {
    const tables = [
      told('old', 1),
      told('over', 9, { phase: 'over' }),
      told('turn', 2, { asked: true }),
      told('new', 8),
    ];
    expect(ids(mergeVisits([here('here', 5)], tables))).toEqual([
      ...['turn', 'new', 'here', 'old', 'over'],
    ]);
  });

  it('that the server cannot read are shown as such, last', () => {
    const unreadable = { id: 'x', game: 'fort', unreadable: true, at: 9 } as const;
    const merged = mergeVisits([here('x', 9)], [unreadable, told('a', 1)]);
    expect(ids(merged)).toEqual(['a', 'x']);
    expect(merged[1]).toMatchObject({ unreadable: true, sitters: [] });
  });

  it('that were forgotten stay so, until one sits there again', () => {
    keepVisit(here('a', 1));
    forgetVisit('a');
    forgetVisit('b');
    const server = [told('a', 3), told('b', 2), told('c', 1)];
    expect(ids(mergeVisits(visits(), server))).toEqual(['c']);
    keepVisit(here('a', 4));
    expect(ids(mergeVisits(visits(), server))).toEqual(['a', 'c']);
  });

  it('that made room for newer ones are not forgotten', () => {
    for (let n = 0; n < 25; n++) keepVisit(here(`t${n}`, n));
    expect(visits()).toHaveLength(24);
    expect(ids(mergeVisits(visits(), [told('t0', 0)]))).toContain('t0');
  });
});
