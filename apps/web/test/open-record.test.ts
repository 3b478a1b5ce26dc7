import { type GameRecord, sealRecord, sure } from '@treefort/kernel';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type OpenResult, openImported, openRecord } from '../src/table/open-record.ts';
import { makeLink, readLink } from '../src/table/record-link.ts';
import { deleteGame, savedGame, saveGame } from '../src/table/saved-games.ts';
import { savedPosition } from './positions.ts';

const unnamed = (seat: number): string => `Player ${seat + 1}`;
const GAMES = {
  fort: savedPosition({ game: 'fort', seats: 3, seed: 'opened' }, 'f'),
  treehouse: savedPosition({ game: 'treehouse', seats: 2, seed: 'opened' }, 't'),
};

const bare = ({ commitment: _, outcome: __, digest: ___, ...rest }: GameRecord): GameRecord => rest;

/** What is wrong, as it is told. */
function wrong(opening: OpenResult): string {
  if (opening.ok) throw new Error('was opened');
  return opening.why === 'damaged' ? opening.fault.message : opening.why;
}

/** A server that answers so. */
const server = (answers: Readonly<Record<string, [status: number, body: unknown]>>): void => {
  vi.stubGlobal('fetch', async (path: string) => {
    const [status, body] = answers[path] ?? [404, { ok: false }];
    return new Response(JSON.stringify(body), { status });
  });
};

afterEach(() => {
  vi.unstubAllGlobals();
  for (const id of ['f', 't']) deleteGame(id);
});

describe.each(['fort', 'treehouse'] as const)('a record of %s', (game) => {
  const { record, sitters, id } = GAMES[game];

  it('is opened from the shelf', async () => {
    saveGame(GAMES[game]);
    const source = { from: 'kept', id } as const;
    expect(await openRecord(source, unnamed)).toEqual({
      ok: true,
      value: { record, sitters, source },
    });
  });

  it('is opened from a link, with the names that travelled in it', async () => {
    const named = sitters.with(0, { name: 'Ann & Оля, #1+%' });
    const source = { from: 'link', text: sure(makeLink(record, named)) } as const;
    const opened = await openRecord(source, unnamed);
    expect(opened).toEqual({ ok: true, value: { record: bare(record), sitters: named, source } });
    expect(source.text).toMatch(/^[\w%*.+&=-]+$/);
  });

  it('is opened from a server, with the names that it tells', async () => {
    server({
      '/api/tables/x/record': [200, record],
      '/api/tables/x': [200, { seats: sitters.map(({ name, bot }) => ({ name, bot })) }],
    });
    const source = { from: 'server', id: 'x' } as const;
    expect(await openRecord(source, unnamed)).toEqual({
      ok: true,
      value: { record, sitters, source },
    });
  });

  it('is put on the shelf when it is brought as JSON, once', async () => {
    const text = `\n${JSON.stringify(record)}\n`;
    const [first, second] = [await openImported(text, unnamed), await openImported(text, unnamed)];
    expect(first).toEqual(second);
    if (!first.ok || first.value.source.from !== 'kept') throw new Error('not on the shelf');
    expect(first.value.record).toEqual(record);
    expect(first.value.sitters[1]).toEqual({ name: 'Player 2' });
    expect(savedGame(first.value.source.id)).toMatchObject({ ok: true, value: { record } });
    deleteGame(first.value.source.id);
  });

  it('is opened from its short text, alone or in a link', async () => {
    const text = sure(makeLink(record, sitters)).split('&')[0]!;
    for (const brought of [text, ` ${text}\n`, `https://example.org/replay?at=3#${text}`]) {
      const opened = await openImported(brought, unnamed);
      expect(opened).toMatchObject({ ok: true, value: { record: { choices: record.choices } } });
    }
  });
});

describe('what cannot be opened is told', () => {
  const { record, sitters } = GAMES.fort;

  it('where nothing is saved, and where what is saved is damaged', async () => {
    expect(wrong(await openRecord({ from: 'kept', id: 'f' }, unnamed))).toBe('no-game');
    saveGame({ ...GAMES.fort, record: { ...record, choices: record.choices.slice(1) } });
    expect(wrong(await openRecord({ from: 'kept', id: 'f' }, unnamed))).toMatch(/digest/);
    saveGame({ ...GAMES.fort, sitters: sitters.slice(1) });
    expect(wrong(await openRecord({ from: 'kept', id: 'f' }, unnamed))).toMatch(
      /sitters: expected 3 seats, found 2/,
    );
    saveGame({ ...GAMES.fort, sitters: sitters.with(0, { name: ' ' }) });
    expect(wrong(await openRecord({ from: 'kept', id: 'f' }, unnamed))).toMatch(/name/);
  });

  it('where choices are not by the rules', async () => {
    const cheated = { ...bare(record), choices: record.choices.with(3, [0, 'play:nobody']) };
    expect(wrong(await openImported(JSON.stringify(cheated), unnamed))).toMatch(/^choice 3 /);
    const sealed = sealRecord({ ...bare(record), choices: record.choices.slice(5) }, undefined);
    expect(wrong(await openImported(JSON.stringify(sealed), unnamed))).toMatch(/^choice \d+ /);
  });

  it('where a link was not copied whole, or one letter of it was changed', async () => {
    const [text = ''] = sure(makeLink(record, sitters)).split('&');
    const changed = `${text.slice(0, -1)}${text.endsWith('A') ? 'B' : 'A'}`;
    const short = text.slice(0, -20);
    for (const damaged of ['', 'x', 'tf1-', 'tf1-AAAA', changed, short]) {
      expect(wrong(await openImported(damaged, unnamed))).toMatch(/record text: .*copied whole/);
    }
  });

  it('where JSON is none, or no record', async () => {
    expect(wrong(await openImported('{"game":', unnamed))).toMatch(/not JSON/);
    expect(wrong(await openImported('{"game":"chess"}', unnamed))).toMatch(/record\./);
    expect(wrong(await openImported(`{"a":${'['.repeat(99)}`, unnamed))).toMatch(/nested deeper/);
  });

  it.each([
    [404, 'no-table'],
    [409, 'not-over'],
    [500, 'no-answer'],
  ])('where a server answers %d', async (status, why) => {
    server({ '/api/tables/x/record': [status, { ok: false }], '/api/tables/x': [status, {}] });
    expect(wrong(await openRecord({ from: 'server', id: 'x' }, unnamed))).toBe(why);
  });

  it('where no server answers, or another one', async () => {
    const source = { from: 'server', id: 'x' } as const;
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    expect(wrong(await openRecord(source, unnamed))).toBe('no-answer');
    vi.stubGlobal('fetch', async () => new Response('<!doctype html>', { status: 200 }));
    expect(wrong(await openRecord(source, unnamed))).toBe('no-answer');
  });

  it('but names that are missing or of unknown bots do no harm', () => {
    const text = sure(makeLink(record, [{ name: 'A'.repeat(300), bot: 'tiger' }]));
    const { seats } = readLink(text);
    expect(seats).toEqual([{ name: 'A'.repeat(80), bot: 'tiger' }]);
    expect(readLink('x&name&bot&&').seats).toEqual([{ name: '', bot: '' }]);
  });

  it('and an unknown bot sits as a person, a nameless seat under its number', async () => {
    const text = sure(makeLink(record, [{ name: 'Ann', bot: 'tiger' }]));
    const opened = await openRecord({ from: 'link', text }, unnamed);
    expect(opened).toMatchObject({
      ok: true,
      value: { sitters: [{ name: 'Ann' }, { name: 'Player 2' }, { name: 'Player 3' }] },
    });
  });
});
