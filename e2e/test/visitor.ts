import { fort } from '@treefort/fort';
import { type Game, type GameRecord, sure, Table } from '@treefort/kernel';
import { treehouse } from '@treefort/treehouse';
import type { Client } from '@treefort/web/browser';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** What is waited for tells itself when it is there; pictures may come later. */
export const SOON = { waitUntil: 'commit' } as const;

const GAMES: readonly Game[] = [fort, treehouse];

export interface Visitor {
  readonly page: Page;
  readonly complaints: string[];
}

/** Somebody with a browser of their own, at this server or another. */
export async function visitor(client: Client, baseURL = client.url): Promise<Visitor> {
  const visit = await client.visit({
    baseURL,
    viewport: { width: 480, height: 640 },
    reducedMotion: 'reduce',
    // Keeping the whole client for every visitor would take longer than the games.
    serviceWorkers: 'block',
  });
  // Many pages may be drawn at once on a machine that has other things to do.
  visit.page.setDefaultTimeout(100_000);
  await visit.page.addInitScript(() => {
    localStorage.setItem(
      'treefort.settings',
      JSON.stringify({ locale: 'en', theme: 'day', pace: 'instant' }),
    );
  });
  return visit;
}

/** Ends a visit in which nothing was wrong but what a browser says by itself of connections that fail, and what is expected. */
export async function leave(
  { page, complaints }: Visitor,
  expected: readonly string[] = [],
): Promise<void> {
  const ours = complaints.filter(
    (text) =>
      !/WebSocket connection to|net::ERR_|Service Worker/.test(text) && !expected.includes(text),
  );
  expect(ours).toEqual([]);
  await page.context().close();
}

/** Sets a table up as a visitor would, from the home page, and returns its address. */
export async function setUp(
  { page }: Visitor,
  game: string,
  wishes?: (page: Page) => Promise<void>,
): Promise<string> {
  await page.goto('/', SOON);
  await page.locator(`.game-tile.${game} summary`).click();
  await page.locator(`.game-tile.${game}`).getByText('Play with friends').click();
  await page.getByLabel('Your name').fill('Anna');
  await wishes?.(page);
  await page.getByRole('button', { name: 'Set up the table' }).click();
  await page.locator('.lobby').waitFor();
  return page.url();
}

/** What a page of ours could ask the server for, in its name. */
async function post<T>(page: Page, path: string, data: object): Promise<T> {
  await page.goto('/manifest.webmanifest', SOON);
  return page.evaluate(
    async ([to, body]) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(to, { method: 'POST', headers, body })).json();
    },
    [path, JSON.stringify(data)] as const,
  );
}

/** Gives a visitor a name, as the page would. */
export const become = ({ page }: Visitor, name: string): Promise<unknown> =>
  post(page, '/api/players', { name });

/** A table that is wanted exactly so, as its owner sees it. */
export async function tableOf(owner: Visitor, wanted: object): Promise<string> {
  const { page } = owner;
  await become(owner, 'Anna');
  const { link } = await post<{ link: string }>(page, '/api/tables', wanted);
  await page.goto(link, SOON);
  await page.locator('.lobby').waitFor();
  return page.url();
}

/**
 * Opens one of the dialogs behind the settings, on the home page. The settings are opened by key: what the server answers
 * appears above their button and moves it, even between the press and the release of a mouse.
 */
export async function openFromSettings(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).press('Enter');
  await page.getByRole('button', { name, exact: true }).click();
}

/** Makes a link to another device in a dialog that offers it. */
export async function linkFrom(dialog: Locator): Promise<string> {
  await dialog.getByText('Continue on another device').click();
  await dialog.getByRole('button', { name: 'Create a link' }).click();
  return dialog.getByLabel('Continue on another device').inputValue();
}

/** Opens a link and sits down under a name. */
export async function join({ page }: Visitor, url: string, name: string): Promise<void> {
  if (page.url() !== url) await page.goto(url, SOON);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('button', { name: 'Stand up' }).waitFor();
}

export async function start({ page }: Visitor): Promise<void> {
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.table').waitFor();
}

/** Chooses from the list of all choices, at most so often, until it is enough or the game is over; says what. */
async function playOn({ page }: Visitor, most: number): Promise<string[]> {
  return page.evaluate(async (limit) => {
    const { dataset } = document.documentElement;
    delete dataset.enough;
    const soon = () => new Promise((done) => setTimeout(done, 5));
    const clicked: string[] = [];
    // An answer given before may still be on its way: what it is to is not answered twice.
    let last = dataset.answered;
    while (
      clicked.length < limit &&
      dataset.enough === undefined &&
      !document.querySelector('dialog.end')
    ) {
      const dock = document.querySelector('.dock.asks');
      const decision = `${location.pathname} ${dock?.getAttribute('data-decision')}`;
      const list = dock?.querySelector<HTMLElement>('.button.list');
      if (!list || decision === last) {
        await soon();
        continue;
      }
      list.click();
      await soon();
      const options = [...document.querySelectorAll<HTMLElement>('.choices [data-options]')];
      // Choices vary at first; then what is asked last, to pass or to end, brings a game to its end soon.
      const one =
        options[clicked.length < 30 ? (clicked.length * 7) % options.length : options.length - 1];
      if (!one) continue;
      clicked.push(one.dataset.options ?? '');
      last = decision;
      dataset.answered = decision;
      one.click();
    }
    return clicked;
  }, most);
}

/** All play until one has chosen so often, or the game is over; says what each chose. */
export async function playTogether(
  visitors: readonly Visitor[],
  most = Number.MAX_SAFE_INTEGER,
): Promise<string[][]> {
  const playing = visitors.map((one) => playOn(one, most));
  await Promise.race(playing);
  for (const { page } of visitors) {
    if (most === Number.MAX_SAFE_INTEGER) break;
    await page.evaluate(() => document.documentElement.setAttribute('data-enough', ''));
  }
  return Promise.all(playing);
}

/** The sentences of the log on screen, the newest first. */
export const logOf = ({ page }: Visitor): Promise<string[]> =>
  page.locator('.side .log li').allTextContents();

/** The record that the server gives out at the end. */
export async function recordOf({ page }: Visitor, url: string): Promise<GameRecord> {
  const id = new URL(url).pathname.split('/').at(-1);
  const answer = await page.request.get(`/api/tables/${id}/record`);
  expect(answer.status()).toBe(200);
  return (await answer.json()) as GameRecord;
}

/**
 * What one seat was asked and chose, in the record that the server gives out at the end: not what it had to choose, nor
 * that it kept Do-Over, which is said by going on.
 */
export async function choicesOf(one: Visitor, url: string, seat: number): Promise<string[]> {
  const record = await recordOf(one, url);
  const table = sure(Table.at(GAMES, record, 0));
  const asked: string[] = [];
  for (const [who, option] of record.choices) {
    const decision = table.decision(who);
    const kept = decision?.kind === 'do-over' && option === 'done';
    if (who === seat && decision && decision.options.length > 1 && !kept) asked.push(option);
    sure(table.choose({ seat: who, decision: String(table.state.moment), option }));
  }
  return asked;
}
