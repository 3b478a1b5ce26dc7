import type { Table } from '@treefort/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { show } from '../gallery/scenes.ts';
import { Client } from './browser.ts';
import { savedPosition } from './positions.ts';

let client: Client;

beforeAll(async () => {
  client = await Client.start();
}, 60_000);

afterAll(() => client.stop(), 30_000);

/** Notes, in the page, the part of the table of every component that React draws: it tells a debugger, where there is one. */
function noteDraws(): void {
  interface Fiber {
    readonly tag: number;
    readonly flags: number;
    readonly child: Fiber | null;
    readonly sibling: Fiber | null;
    readonly alternate: Fiber | null;
    readonly stateNode: unknown;
  }
  const PERFORMED_WORK = 1;
  /** Functions and classes, behind a ref or a memo or not. */
  const COMPONENTS = [0, 1, 11, 14, 15];
  const drawn: string[] = [];
  const hostOf = (fiber: Fiber | null): Element | null => {
    for (let at = fiber; at; at = at.child)
      if (at.stateNode instanceof Element) return at.stateNode;
    return null;
  };
  const note = (fiber: Fiber): void => {
    const host = hostOf(fiber);
    if (!host) return;
    const part = ['dock', 'own-tree'].find((name) => host.closest(`.${name}`));
    drawn.push(part ?? host.getAttribute('class') ?? host.tagName);
  };
  const visit = (fiber: Fiber): void => {
    const before = fiber.alternate;
    if (COMPONENTS.includes(fiber.tag) && fiber.flags & PERFORMED_WORK) note(fiber);
    // Children that nobody has touched are the same ones as before.
    if (before && before.child === fiber.child) return;
    for (let child = fiber.child; child; child = child.sibling) visit(child);
  };
  Object.assign(window, {
    drawn,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount() {},
      onCommitFiberRoot(_id: number, root: { readonly current: Fiber }) {
        visit(root.current);
      },
    },
  });
}

/** The reader and the hand; the places of a room in the own tree. */
const SHOWN_THERE: readonly string[] = ['dock', 'own-tree'];

it.each(['fort', 'treehouse'] as const)(
  'hovering a card of %s draws what shows it, and no other part of the table',
  async (game) => {
    const { page } = await client.visit({
      baseURL: client.url,
      viewport: { width: 1280, height: 800 },
    });
    await page.addInitScript(noteDraws);
    const kind = { fort: 'play', treehouse: 'pick' }[game];
    const until = (table: Table): boolean => table.decision(0)?.kind === kind;
    const kept = () =>
      savedPosition({ game, seed: 'a summer afternoon', seats: 4, until }, 'draws');
    await show(
      page,
      { name: 'draws', path: '/play/draws', kept },
      { locale: 'en', pace: 'instant' },
    );
    await page.locator('.dock.asks').waitFor();
    const drawn = () => page.evaluate(() => (window as unknown as { drawn: string[] }).drawn);
    const cards = page.locator('.hand .lit');
    await cards.nth(0).hover();
    await page.locator('.reader > *').first().waitFor();
    const before = (await drawn()).length;
    await cards.nth(1).hover();
    await page.locator('.hand .pointed').waitFor();
    await expect.poll(async () => (await drawn()).length).toBeGreaterThan(before);
    const hovered = (await drawn()).slice(before);
    expect(hovered).toContain('dock');
    expect(hovered.filter((part) => !SHOWN_THERE.includes(part))).toEqual([]);
  },
  60_000,
);
