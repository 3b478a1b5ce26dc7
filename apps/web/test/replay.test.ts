import type { FortView } from '@treefort/fort';
import { sure, Table } from '@treefort/kernel';
import type { TreehouseView } from '@treefort/treehouse';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { games } from '../src/table/games.ts';
import type { SavedGame } from '../src/table/saved-games.ts';
import { Client } from './browser.ts';
import { playOut } from './play-out.ts';
import { savedPosition } from './positions.ts';

let client: Client;

beforeAll(async () => {
  client = await Client.start();
}, 60_000);

afterEach(() => client.empty(), 60_000);
afterAll(() => client.stop(), 30_000);

const GAMES = {
  fort: savedPosition({ game: 'fort', seats: 3, seed: 'replay' }, 'fort-1'),
  treehouse: savedPosition({ game: 'treehouse', seats: 3, seed: 'replay' }, 'tree-1'),
};
type GameName = keyof typeof GAMES;

/** A visitor in whose browser these games are kept. */
async function visitor(games: readonly SavedGame[] = []) {
  const visit = await client.visit({
    baseURL: client.url,
    viewport: { width: 768, height: 1024 },
    reducedMotion: 'reduce',
  });
  await visit.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit.page.addInitScript(
    (texts) => {
      localStorage.setItem('treefort.settings', '{"locale":"en","theme":"day","pace":"instant"}');
      // A later page of the same visitor finds what the earlier one left.
      for (const [id, text] of texts) {
        if (!localStorage.getItem(id)) localStorage.setItem(id, text);
      }
    },
    games.map((one) => [`treefort.table.${one.id}`, JSON.stringify(one)] as const),
  );
  return visit;
}

/** What the engine shows after so many choices of a game. */
function engineAt({ record }: SavedGame, at: number, seat: number): FortView | TreehouseView {
  const table = sure(Table.at(games, record, at));
  return table.game.view(table.state, seat) as FortView | TreehouseView;
}

/** What lies in the zones of the page, each in no order, after every press of a key so often. */
const shownAfter = (page: Page, zones: readonly string[], key: string, times: number) =>
  page.evaluate(
    async ([names, pressed, count]) => {
      const shown = (name: string): string[] => {
        const all = document.querySelectorAll<HTMLElement>(`[data-zone="${name}"] [data-shows]`);
        return [...all].map(({ dataset }) => dataset.shows ?? '').sort();
      };
      const found: Record<string, string[]>[] = [];
      for (let i = 0; i < count; i++) {
        const press = new KeyboardEvent('keydown', { key: pressed, bubbles: true });
        document.body.dispatchEvent(press);
        // What a key changed is drawn before the next task.
        await new Promise((done) => setTimeout(done));
        found.push(Object.fromEntries(names.map((name) => [name, shown(name)])));
      }
      return found;
    },
    [zones, key, times] as const,
  );

/** Where everything lies by the engine: open cards and all hands of Fort, all trees of Treehouse. */
function zonesAt(game: SavedGame, at: number): Record<string, readonly string[]> {
  const zones = [...game.sitters.keys()].flatMap((seat): [string, readonly string[]][] => {
    const view = engineAt(game, at, seat);
    if (view.game === 'treehouse') {
      const rooms = view.players[seat]!.tree.map(({ room }) => room as string);
      return [[`tree:${seat}`, rooms.sort()]];
    }
    const { yard, hand, lookout } = view.seats[seat]!;
    return [
      ['park', view.park],
      [`yard:${seat}`, yard],
      [`hand:${seat}`, hand ?? []],
      [`lookout:${seat}`, lookout],
    ];
  });
  return Object.fromEntries(zones);
}

/** What the rivals of seat 0 hold. */
const rivalsAt = (game: SavedGame, at: number): readonly string[] =>
  [1, 2].flatMap((seat): readonly string[] => {
    const view = engineAt(game, at, seat);
    return (view.game === 'fort' ? view.seats[seat] : view.players[seat])?.hand ?? [];
  });

describe.each(['fort', 'treehouse'] as const)('the replay of a game of %s', (name: GameName) => {
  const game = GAMES[name];
  const last = game.record.choices.length;

  it('is stepped through to the end and back, each position the engine’s', async () => {
    const { page, complaints } = await visitor([game]);
    await page.goto(`/replay/${game.id}?at=0&eyes=all`);
    await page.locator('.controls[data-at="0"]').waitFor();
    const positions = Array.from({ length: last + 1 }, (_, at) => zonesAt(game, at));
    const zones = Object.keys(positions[0]!);
    const there = await shownAfter(page, zones, 'ArrowRight', last);
    expect(there).toEqual(positions.slice(1));
    const back = await shownAfter(page, zones, 'ArrowLeft', last);
    expect(back).toEqual(positions.slice(0, -1).reverse());
    expect(await page.locator('.controls').getAttribute('data-at')).toBe('0');
    expect(complaints).toEqual([]);
  });

  it('goes by turns, to either end, and by slider', async () => {
    const { page, complaints } = await visitor([game]);
    await page.goto(`/replay/${game.id}?at=0&eyes=all`);
    const at = async (): Promise<number> =>
      Number(await page.locator('.controls').getAttribute('data-at'));
    await page.locator('.controls').waitFor();
    await page.keyboard.press('PageDown');
    const turn = await at();
    expect(turn).toBeGreaterThan(0);
    await page.locator('[data-step="turn-back"]').click();
    expect(await at()).toBe(0);
    await page.keyboard.press('End');
    expect(await at()).toBe(last);
    await page.locator('[data-step="back"]').click();
    expect(await at()).toBe(last - 1);
    await page.locator('.time-line input').fill('7');
    expect(await at()).toBe(7);
    await page.locator('.time-line input').focus();
    await page.keyboard.press('ArrowRight');
    expect(await at()).toBe(8);
    expect(complaints).toEqual([]);
  });

  it('runs by itself, and goes to any turn of a list', async () => {
    const { page, complaints } = await visitor([game]);
    await page.goto(`/replay/${game.id}?at=8&eyes=all`);
    await page.locator('.speed').selectOption('4');
    await page.locator('[data-step="play"]').click();
    await page.waitForFunction(
      () => Number(document.querySelector<HTMLElement>('.controls')?.dataset.at) >= 10,
    );
    await page.locator('[data-step="play"]').click();
    await page.locator('.controls').waitFor();
    await page.keyboard.press('Home');
    await page.locator('.controls[data-at="0"]').waitFor();
    await page.locator('.looks .button').click();
    await page.locator('.jump select').selectOption({ index: 3 });
    await page.waitForFunction(
      () => Number(document.querySelector<HTMLElement>('.controls')?.dataset.at) > 2,
    );
    expect(complaints).toEqual([]);
  });

  it('shows a seat’s eyes nothing of a rival’s hand, and all of it where cards lie open', async () => {
    const { page, complaints } = await visitor([game]);
    const moments = [1, Math.floor(last / 4), Math.floor(last / 2)];
    const shown = async (at: number): Promise<string> => {
      await page.locator('.time-line input').fill(`${at}`);
      await page.locator(`.controls[data-at="${at}"]`).waitFor();
      const html = await page.locator('#root').innerHTML();
      return html.replace(/<aside class="side">.*?<\/aside>/s, '');
    };
    let secrets = 0;
    await page.goto(`/replay/${game.id}?at=0&eyes=0`);
    for (const at of moments) {
      // What the seat knows by the engine may be shown: it came into the open before.
      const known = JSON.stringify(engineAt(game, at, 0));
      const secret = rivalsAt(game, at).filter((card) => !known.includes(`"${card}"`));
      const html = await shown(at);
      expect(secret.filter((card) => html.includes(`/${card}.svg`))).toEqual([]);
      secrets += secret.length;
    }
    expect(secrets).toBeGreaterThan(3);
    await page.locator('.eyes').selectOption('all');
    for (const at of moments) {
      const html = await shown(at);
      expect(rivalsAt(game, at).filter((card) => !html.includes(`/${card}.svg`))).toEqual([]);
    }
    expect(complaints).toEqual([]);
  });

  it('has a link to each moment, which opens that moment in a fresh browser', async () => {
    const first = await visitor([game]);
    await first.page.goto(`/replay/${game.id}?at=3&eyes=0`);
    await first.page.locator('.controls[data-at="3"]').waitFor();
    await first.page.keyboard.press('ArrowRight');
    await first.page.locator('.eyes').selectOption('1');
    await first.page.waitForURL(`**/replay/${game.id}?at=4&eyes=1`);
    await first.page.locator('.looks .button').click();
    await first.page.locator('.replay-more .row .button').first().click();
    await first.page.locator('.link-given').waitFor();
    const link = await first.page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).search).toBe('?at=4&eyes=1');
    const second = await visitor();
    await second.page.goto(link);
    await second.page.locator('.controls[data-at="4"]').waitFor();
    expect(await second.page.locator('.eyes').inputValue()).toBe('1');
    const names = await second.page.locator('.eyes option').allTextContents();
    expect(names.slice(1, 4)).toEqual(game.sitters.map((sitter) => sitter.name));
    expect([...first.complaints, ...second.complaints]).toEqual([]);
  });

  it('is played on from a moment, to an end', async () => {
    const { page, complaints } = await visitor([game]);
    await page.goto(`/replay/${game.id}?at=${last - 9}&eyes=all`);
    await page.locator('.looks .button').click();
    await page.locator('.replay-more .row .button').last().click();
    await page.locator('.play-on .pill').first().click();
    await page.locator('.play-on .strong').first().click();
    await page.waitForURL('**/play/*');
    await playOut(page);
    const id = page.url().split('/').at(-1);
    const text = await page.evaluate((at) => localStorage.getItem(`treefort.table.${at}`), id);
    const { record } = JSON.parse(text ?? '') as SavedGame;
    const shared = game.record.choices.slice(0, last - 9);
    expect(record.choices.slice(0, shared.length)).toEqual(shared);
    expect(record.outcome?.scores).toHaveLength(3);
    expect(complaints).toEqual([]);
  });

  it('is shared from the end of a game, and opens in a fresh browser', async () => {
    const { page } = await visitor([game]);
    await page.goto(`/play/${game.id}`);
    await page.getByRole('button', { name: 'More…' }).click();
    await page.locator('dialog.end .record-tools button').first().click();
    await page.locator('dialog.end .link-given').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await visitor();
    await other.page.goto(link);
    await other.page.locator('.controls').waitFor();
    await other.page.keyboard.press('End');
    await other.page.locator('.controls .next .button').click();
    await other.page.getByRole('button', { name: 'More…' }).click();
    const totals = await other.page.locator('dialog.end tr.in-all td').allTextContents();
    expect(totals.map(Number)).toEqual(game.record.outcome?.scores);
    expect(other.complaints).toEqual([]);
  });

  it('is verified, and found out where it was changed', async () => {
    const { outcome, digest: _, ...rest } = game.record;
    const scores = outcome!.scores.with(0, outcome!.scores[0]! + 1);
    const changed = {
      ...game,
      id: 'changed',
      record: { ...rest, outcome: { ...outcome!, scores } },
    };
    const { page, complaints } = await visitor([game, changed]);
    const verdict = async (id: string): Promise<string | null> => {
      await page.goto(`/replay/${id}`);
      await page.locator('.looks .button').click();
      await page.locator('.record-tools button').nth(1).click();
      return page.locator('.verified .judgement').textContent();
    };
    expect(await verdict(game.id)).toMatch(/^Verified/);
    for (const what of ['commitment', 'digest', 'result']) {
      expect(await page.locator(`[data-checked="${what}"].fits`).count()).toBe(1);
    }
    expect(await page.locator('.verified code').nth(1).textContent()).toBe(game.record.commitment);
    expect(await verdict('changed')).toMatch(/^Not verified/);
    expect(await page.locator('[data-checked="result"].misfit').textContent()).toContain(
      scores.join(' : '),
    );
    expect(complaints).toEqual([]);
  });
});
