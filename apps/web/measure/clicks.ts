import { writeFile } from 'node:fs/promises';
import { loadNetwork } from '@treefort/bots';
import { type Decision, type GameRecord, sure, Table } from '@treefort/kernel';
import { hintFor } from '@treefort/review';
import type { Locator, Page } from 'playwright-core';
import type { GameId } from '../src/table/game-id.ts';
import { games } from '../src/table/games.ts';
import { Client } from '../test/browser.ts';
import { hurry } from '../test/play-out.ts';

await loadNetwork('fort');
await loadNetwork('treehouse');

/**
 * Whole games against bots through the real screen, in which every choice is what the hint advises: how many presses of
 * the mouse or the finger they take. `npm run measure:clicks -- [GAMES]`
 */

const SEAT = 0;

interface Screen {
  readonly game: GameId;
  readonly width: number;
  readonly height: number;
  readonly hasTouch: boolean;
}

const SCREENS: readonly Screen[] = [
  { game: 'fort', width: 1280, height: 800, hasTouch: false },
  { game: 'treehouse', width: 390, height: 844, hasTouch: true },
];

interface Count {
  readonly game: GameId;
  rounds: number;
  choices: number;
  presses: number;
  /** Questions that were shown, and those of them with one answer. */
  prompts: number;
  forced: number;
  /** Choices that could only be made in the list of all choices. */
  listed: number;
}

/** The game that is played, as the page has kept it. */
const kept = async (page: Page): Promise<GameRecord> =>
  page.evaluate(() => {
    const id = location.pathname.split('/').at(-1);
    return JSON.parse(localStorage.getItem(`treefort.table.${id}`) ?? '').record;
  });

/** What the hint advises from here on, as far as the seat goes on choosing by itself. */
function advised(record: GameRecord, most: number): string[] {
  const table = sure(Table.open(games, record));
  const plan: string[] = [];
  const { news } = table.state;
  while (plan.length < most && !table.over && table.state.news === news) {
    const asked = table.decisions();
    const own = asked.find(({ seat }) => seat === SEAT);
    if (!own || asked.length > 1) break;
    const option = bestOf(table.record, own);
    plan.push(option);
    sure(table.choose({ seat: SEAT, decision: own.id, option }));
  }
  if (plan.length > 0) return plan;
  return [bestOf(record, table.decision(SEAT)!)];
}

const bestOf = (record: GameRecord, { options }: Decision): string =>
  (options.length > 1 ? sure(hintFor(record, SEAT))?.option : undefined) ?? options[0]!.id;

/** A player at the screen who counts. */
class Player {
  private readonly page: Page;
  private readonly screen: Screen;
  private readonly count: Count;

  constructor(page: Page, screen: Screen, count: Count) {
    this.page = page;
    this.screen = screen;
    this.count = count;
  }

  private async press(what: Locator): Promise<void> {
    this.count.presses++;
    await (this.screen.hasTouch ? what.tap() : what.click());
  }

  /** Presses one of these, if it can be seen. */
  private async pressed(selector: string): Promise<boolean> {
    const found = this.page.locator(selector).filter({ visible: true }).first();
    if ((await found.count()) === 0) return false;
    await this.press(found);
    return true;
  }

  private async offers(option: string): Promise<boolean> {
    return (await this.page.locator(`.table [data-options~="${option}"]`).count()) > 0;
  }

  /** Does the first of these choices, and as many of the others as the same presses do. */
  async carryOut(plan: readonly string[]): Promise<void> {
    const [first = '', ...rest] = plan;
    // That a perk is kept is said by going on.
    if (first === 'done' && rest.length > 0 && !(await this.offers(first)))
      return this.carryOut(rest);
    if (first.startsWith('play:') && (await this.playCard(first, plan))) return;
    if (first.startsWith('pick:') && (await this.pickRoom(first, plan))) return;
    if (await this.choose(first)) return;
    this.count.listed++;
    await this.press(this.page.locator('.button.list'));
    await this.press(this.page.locator(`dialog [data-options="${first}"]`));
  }

  /** A card of Fort, for one or both of its actions. */
  private async playCard(first: string, plan: readonly string[]): Promise<boolean> {
    const actions = plan.flatMap((id) => (id.startsWith('use:') ? [id.slice(4)] : []));
    const card = `.hand [data-options~="${first}"]`;
    const [action] = actions;
    if (action && actions.length === 1) return this.pressed(`${card} .strip.${action}`);
    const shown = this.page.locator(card).filter({ visible: true }).first();
    if ((await shown.count()) === 0) return false;
    if (this.screen.hasTouch) await this.press(shown);
    else await shown.hover();
    await this.page.locator(`.reader [data-does]`).first().waitFor();
    if (actions.length > 1 && (await this.pressed('.reader [data-does="both"]'))) return true;
    return this.pressed(`.reader [data-does="${action}"], .reader [data-does]`);
  }

  /** A room of Treehouse, and the place where it goes. */
  private async pickRoom(first: string, plan: readonly string[]): Promise<boolean> {
    if (!(await this.pressed(`.hand [data-options~="${first}"]`))) return false;
    const place = plan.find((id) => id.startsWith('place:'))?.slice('place:'.length);
    if (place && (await this.pressed(`.own-tree .ghost.lit[data-target$=":${place}"]`)))
      return true;
    if (await this.pressed('.own-tree .ghost.lit')) return true;
    return this.pressed('.reader button');
  }

  /** Something on the table or a button; what only shows itself at first is pressed again. */
  private async choose(option: string): Promise<boolean> {
    const before = await this.decision();
    const lit = `.table [data-options~="${option}"]`;
    if (!(await this.pressed(lit))) return false;
    for (let again = 0; again < 2 && (await this.decision()) === before; again++) {
      const reader = `.reader [data-options~="${option}"], .inspector button`;
      if (!(await this.pressed(reader)) && !(await this.pressed(lit))) break;
    }
    return true;
  }

  async decision(): Promise<string | null> {
    return this.page.locator('.dock').getAttribute('data-decision');
  }
}

/** How many choices of the seat were none because there was no other. */
function forcedIn(record: GameRecord): number {
  const table = sure(Table.at(games, record, 0));
  let forced = 0;
  for (const [seat, option] of record.choices) {
    const asked = table.decision(seat);
    if (seat === SEAT && asked?.options.length === 1) forced++;
    sure(table.choose({ seat, decision: String(table.state.moment), option }));
  }
  return forced;
}

async function play(client: Client, screen: Screen): Promise<Count> {
  const { game, width, height, hasTouch } = screen;
  const { page } = await client.visit({
    baseURL: client.url,
    viewport: { width, height },
    hasTouch,
    isMobile: hasTouch,
    reducedMotion: 'reduce',
  });
  await hurry('en')(page);
  await page.goto('/');
  await page.locator(`.${game} .button.strong`).first().click();
  const count: Count = {
    game,
    rounds: 0,
    choices: 0,
    presses: 0,
    prompts: 0,
    forced: 0,
    listed: 0,
  };
  const player = new Player(page, screen, count);
  for (;;) {
    await page.locator('.dock.asks, .end').first().waitFor();
    if (await page.locator('.end').isVisible()) break;
    const before = await player.decision();
    const record = await kept(page);
    const asked = sure(Table.open(games, record)).decision(SEAT);
    count.prompts++;
    if (asked?.options.length === 1) count.forced++;
    const plan = advised(record, 12);
    await player.carryOut(plan);
    await page
      .waitForFunction(
        (was) =>
          document.querySelector('.end') ||
          document.querySelector<HTMLElement>('.dock')?.dataset.decision !== was,
        before,
        { timeout: 15_000 },
      )
      .catch(async () => {
        await page.screenshot({ path: 'clicks-stuck.png' });
        throw new Error(`nothing happened after ${plan.join(' ')}: see clicks-stuck.png`);
      });
  }
  const record = await kept(page);
  const own = record.choices.filter(([seat]) => seat === SEAT).length;
  count.choices = own - forcedIn(record);
  const { state, game: engine } = sure(Table.open(games, record));
  const view = engine.view(state, 'watcher') as { round?: number; week?: number };
  count.rounds = view.round ?? view.week ?? 0;
  await client.empty();
  return count;
}

const sum = (counts: readonly Count[], of: (count: Count) => number): number =>
  counts.reduce((all, one) => all + of(one), 0);

function row(screen: Screen, counts: readonly Count[]): string {
  const presses = sum(counts, ({ presses: n }) => n);
  const cells = [
    `${screen.game}, ${screen.width} × ${screen.height}, ${screen.hasTouch ? 'finger' : 'mouse'}`,
    counts.length,
    sum(counts, ({ choices }) => choices),
    sum(counts, ({ prompts }) => prompts),
    presses,
    (presses / sum(counts, ({ rounds }) => rounds)).toFixed(2),
    (presses / sum(counts, ({ choices }) => choices)).toFixed(2),
    sum(counts, ({ forced }) => forced),
    sum(counts, ({ listed }) => listed),
  ];
  return `| ${cells.join(' | ')} |`;
}

const [, , wanted = '20', only] = process.argv;
const client = await Client.start();
const rows: string[] = [];
try {
  for (const screen of SCREENS.filter(({ game }) => only === undefined || game === only)) {
    const counts: Count[] = [];
    for (let nth = 0; nth < Number(wanted); nth++) {
      counts.push(await play(client, screen));
      console.log(row(screen, counts));
    }
    rows.push(row(screen, counts));
  }
} finally {
  await client.stop();
}
if (only === undefined) {
  await writeFile(
    new URL('../../../bench/results/clicks.md', import.meta.url),
    [
      '# Clicks',
      '',
      'Whole games of one person against bots through the real screen; every choice is what the hint advises',
      '(`npm run measure:clicks`). A round of Fort is a turn of everybody, one of Treehouse a week. A choice is',
      'an answer that could have been another; a prompt is a question on the screen.',
      '',
      '| table | games | choices | prompts | presses | a round | a choice | prompts with one option | only in the list |',
      '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
      ...rows,
      '',
    ].join('\n'),
  );
}
