import { type GameEvent, heardBy, sure, Table } from '@treefort/kernel';
import type { Clock, Happening, News, SeatInfo } from '@treefort/protocol';
import type { Page, WebSocketRoute } from 'playwright-core';
import type { GameId } from '../src/table/game-id.ts';
import { games } from '../src/table/games.ts';
import type { SavedGame } from '../src/table/saved-games.ts';

/** A table as the server would tell of it; the pictures need no server. */
interface FakeTable {
  readonly id: string;
  readonly game: GameId;
  readonly clock?: Clock;
  readonly seats: readonly SeatInfo[];
  readonly news: Partial<News>;
  /** The connection is lost after the greeting, for good. */
  readonly lost?: boolean;
}

export const person = (name: string, away: SeatInfo['away'] = null): SeatInfo => ({
  kind: 'player',
  name,
  bot: away && 'squirrel',
  away,
});

export const FREE: SeatInfo = { kind: 'open', name: null, bot: null, away: null };
export const bot = (level: string): SeatInfo => ({
  kind: 'bot',
  name: null,
  bot: level,
  away: null,
});

/** Answers a page's requests for a table in place of a server; returns the latest connection. */
export async function tell(page: Page, { id, game, clock, seats, ...rest }: FakeTable) {
  const { news, lost } = rest;
  const table = { id, game, options: {}, public: false, clock: clock ?? { kind: 'none' }, seats };
  const latest: { line?: WebSocketRoute } = {};
  await page.route(`**/api/tables/${id}`, (route) =>
    route.fulfill({ json: { ...table, phase: news.phase ?? 'open', rematch: null } }),
  );
  const ratings = seats.map((seat, i) =>
    seat.kind === 'player'
      ? { player: `player-${i}`, rating: { points: 1500 + 50 * i, provisional: true } }
      : null,
  );
  await page.route(`**/api/tables/${id}/ratings`, (route) =>
    route.fulfill({ json: { rated: clock?.kind === 'live', seats: ratings } }),
  );
  await page.routeWebSocket(new RegExp(`/api/tables/${id}/play`), (line) => {
    if (lost && latest.line) return;
    latest.line = line;
    const greeting = { is: 'news', n: 1, after: 0, phase: 'open', happened: [], you: 0 };
    line.send(JSON.stringify({ ...greeting, decision: null, seats, ...news }));
    // The page has heard the greeting when it asks something.
    if (lost) line.onMessage(() => void line.close());
  });
  return latest;
}

/** A game that was kept here, as the server would tell it to the first seat. */
export function played(
  { record }: SavedGame,
  talk: readonly [number, string][] = [],
): Partial<News> {
  const table = sure(Table.at(games, record, 0));
  const happened: Happening[] = record.choices.map(([seat, option], n) => {
    const decision = String(table.state.moment);
    const events: GameEvent[] = sure(table.choose({ seat, decision, option }));
    return { n, at: n, did: 'choose', seat, events: events.map((event) => heardBy(event, 0)) };
  });
  const names = ['Anna', 'Borys', 'Chloé', 'Davi'];
  const said = talk.map(([seat, text], i): Happening => {
    const n = happened.length + i;
    return { n, at: n, did: 'chat', seat, name: names[seat] ?? '', text };
  });
  return {
    n: happened.length + said.length,
    phase: 'playing',
    happened: [...happened, ...said],
    view: table.game.view(table.state, 0),
    decision: table.decision(0) ?? null,
    orders: { pass: false, ask: ['advance', 'score'], take: [] },
    undo: { rule: 'undo.answered' },
  };
}
