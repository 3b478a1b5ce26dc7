import { sure, Table } from '@treefort/kernel';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { games } from '../src/table/games.ts';
import type { SavedGame } from '../src/table/saved-games.ts';
import { Client } from './browser.ts';
import { clickLit } from './play-out.ts';
import { savedPosition } from './positions.ts';

let client: Client;

beforeAll(async () => {
  client = await Client.start();
}, 60_000);

afterEach(() => client.empty(), 60_000);
afterAll(() => client.stop(), 30_000);

const SETTINGS = '{"locale":"en","theme":"day","pace":"instant"}';

/** A visitor in whose browser these texts lie. */
async function visitor(texts: Readonly<Record<string, string>>) {
  const visit = await client.visit({
    baseURL: client.url,
    viewport: { width: 768, height: 1024 },
    reducedMotion: 'reduce',
  });
  await visit.page.addInitScript((all) => {
    for (const [key, text] of Object.entries(all)) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
    }
  }, texts);
  return visit;
}

/** Answers with the first thing that is lit. */
async function chooseFirst(page: Page): Promise<void> {
  await page.locator('.dock.asks').waitFor();
  await clickLit(page, 0);
}

/** One answer to Fort that can be taken back: a turn begun. */
const passed = (game: 'fort' | 'treehouse'): SavedGame => {
  const until = (table: Table): boolean =>
    game === 'treehouse' || table.decision(0)?.kind === 'play';
  const begun = savedPosition({ game, seats: 2, seed: 'passed around', until }, 'passed');
  return { ...begun, sitters: [{ name: 'Anna' }, { name: 'Olga' }] };
};

/** The hand of a seat after the choices that are kept. */
async function handOf(page: Page, seat: number): Promise<readonly string[]> {
  const text = await page.evaluate(() => localStorage.getItem('treefort.table.passed'));
  const { record } = JSON.parse(text ?? '') as SavedGame;
  const table = sure(Table.open(games, record));
  const view = table.game.view(table.state, seat) as Record<
    'seats' | 'players',
    readonly { hand: readonly string[] | null }[] | undefined
  >;
  return (view.seats ?? view.players)?.[seat]?.hand ?? [];
}

describe.each(['fort', 'treehouse'] as const)('%s passed around', (game) => {
  it('hides both hands while the device changes hands, anywhere on the page', async () => {
    const { page, complaints } = await visitor({
      'treefort.settings': SETTINGS,
      'treefort.table.passed': JSON.stringify(passed(game)),
    });
    await page.goto('/play/passed');
    let covers = 0;
    for (let i = 0; i < 60 && covers < 5; i++) {
      await page.locator('.hand-over, .dock.asks').first().waitFor();
      if (await page.locator('.hand-over').isVisible()) {
        const html = await page.content();
        const hands = [...(await handOf(page, 0)), ...(await handOf(page, 1))];
        expect(hands.length).toBeGreaterThan(0);
        expect(hands.filter((card) => html.includes(`/${card}.svg`))).toEqual([]);
        expect(await page.locator('[data-shows]').count()).toBe(0);
        covers++;
        await page.locator('.hand-over .strong').click();
        await page.locator('.dock.asks').waitFor();
        continue;
      }
      const before = await page.locator('.dock').getAttribute('data-decision');
      await chooseFirst(page);
      await page.waitForFunction(
        (was) => document.querySelector('.dock')?.getAttribute('data-decision') !== was,
        before,
      );
    }
    expect(covers).toBe(5);
    expect(complaints).toEqual([]);
  });
});

it('is set up for two people on the home page, and starts by one more tap', async () => {
  const { page, complaints } = await client.visit({ baseURL: client.url });
  await page.goto('/');
  await page.locator('.game-tile.treehouse summary').click();
  await page.locator('.game-tile.treehouse').getByRole('link', { name: 'Pass and play' }).click();
  const names = page.locator('.seat-row input');
  await names.nth(1).waitFor();
  expect(
    await names.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
  ).toEqual(['Player 1', 'Player 2']);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('.hand-over').getByText('Player 1').first().waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('takes back what was chosen, through the button, and says what', async () => {
  const one = { ...passed('fort'), sitters: [{ name: 'Me' }, { name: 'Hazel', bot: 'squirrel' }] };
  const { page, complaints } = await visitor({
    'treefort.settings': SETTINGS,
    'treefort.table.passed': JSON.stringify(one),
  });
  await page.goto('/play/passed');
  await page.locator('.dock.asks').waitFor();
  const choices = async (): Promise<number> => {
    const text = await page.evaluate(() => localStorage.getItem('treefort.table.passed'));
    return (JSON.parse(text ?? '') as SavedGame).record.choices.length;
  };
  const [count, hand] = [await choices(), await page.locator('.dock .hand').innerHTML()];
  await chooseFirst(page);
  await expect.poll(choices).toBeGreaterThan(count);
  await page.locator('.top-bar button[aria-label^="Undo"][aria-disabled="false"]').click();
  await expect.poll(choices).toBe(count);
  await page.mouse.move(0, 0);
  expect((await page.locator('.dock .hand').innerHTML()).replaceAll(' pointed', '')).toBe(
    hand.replaceAll(' pointed', ''),
  );
  expect(complaints).toEqual([]);
});

describe('a browser that keeps nothing', () => {
  it.each(['full', 'forbidden'])('plays on where storage is %s, and says so', async (how) => {
    const { page, complaints } = await client.visit({
      baseURL: client.url,
      viewport: { width: 768, height: 1024 },
      reducedMotion: 'reduce',
    });
    await page.addInitScript((which) => {
      if (which === 'full') {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      } else {
        Object.defineProperty(globalThis, 'localStorage', {
          get: () => {
            throw new DOMException('no', 'SecurityError');
          },
        });
      }
    }, how);
    await page.goto('/');
    await page.locator('.game-tile.treehouse .play').click();
    await page.locator('.dock.asks').waitFor();
    await page.locator('.forgetful .button').click();
    await chooseFirst(page);
    await page.waitForFunction(() => document.querySelectorAll('.log li').length > 0);
    await page.locator('.top-bar a').first().click();
    await page.locator('.running-game .button').first().click();
    await page.locator('.dock').waitFor();
    expect(complaints).toEqual([]);
  });

  it('shows every screen whatever lies in storage', async () => {
    const one = passed('treehouse');
    const { digest: _, ...bare } = one.record;
    const departed = { ...one, record: { ...bare, choices: [[0, 'pick:nothing']] } };
    const entries: readonly string[] = [
      '',
      '{"id":',
      'null',
      '[]',
      '7',
      '{}',
      JSON.stringify({ ...one, sitters: [null, { name: 7 }] }),
      JSON.stringify({ ...one, record: { ...one.record, seed: 'x' } }),
      JSON.stringify(departed),
    ];
    const { page, complaints } = await visitor({});
    await page.goto('/manifest.webmanifest');
    for (const entry of entries) {
      await page.evaluate((text) => {
        localStorage.clear();
        for (const key of ['settings', 'table.passed', 'table.', 'learn', 'box']) {
          localStorage.setItem(`treefort.${key}`, text);
        }
      }, entry);
      for (const path of ['/play/passed', '/replay/passed']) {
        await page.goto(path);
        expect(await page.locator('main.note h1').textContent()).toBe('This game can’t be opened');
      }
      await page.goto('/');
      await page.locator('.game-tile').first().waitFor();
    }
    expect(complaints).toEqual([]);
  });

  it('lets another bot play on for one that is gone', async () => {
    const one = {
      ...passed('treehouse'),
      sitters: [{ name: 'Me' }, { name: 'Old', bot: 'tiger' }],
    };
    const { page, complaints } = await visitor({
      'treefort.settings': SETTINGS,
      'treefort.table.passed': JSON.stringify(one),
    });
    await page.goto('/play/passed');
    await chooseFirst(page);
    await page.locator('.log li', { hasText: 'Pip' }).first().waitFor({ state: 'attached' });
    expect(await page.locator('.neighbour').textContent()).toContain('Pip');
    expect(complaints).toEqual([]);
  });
});
