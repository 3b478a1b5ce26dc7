import { randomInt } from 'node:crypto';
import { findGame, type Game, nth } from '@treefort/kernel';
import { CLOCKS } from '@treefort/protocol';
import { standIn } from '../bots/levels.ts';
import { type RatedBot, ratedBots } from '../ratings/bot-ratings.ts';
import { pointsOf } from '../ratings/scale.ts';
import type { PlannedSeat } from '../tables/plan.ts';
import { planMatched } from '../tables/plan-table.ts';
import type { Company } from './company.ts';
import { type Group, Grouping, Pairs, type Waiting } from './grouping.ts';
import type { MatchedTable, Pool, QueueStore } from './queue-store.ts';
import type { ReadyTables } from './ready-tables.ts';

/** Tables that are made in one statement: it has to be a short one. */
const MOST_TABLES = 250;
/** Milliseconds from a round to the next while somebody waits: ranges grow, and people close their pages. */
const NEXT_ROUND = 2000;

/** The bot that suits some people best. */
function fittingLevel(game: string, people: readonly Waiting[]): string {
  const mean = pointsOf(people.reduce((sum, { rating }) => sum + rating, 0) / people.length);
  const off = ({ points }: RatedBot): number => Math.abs(points - mean);
  return ratedBots(game).toSorted((a, b) => off(a) - off(b))[0]?.bot ?? standIn(game);
}

/** A random order: who waited longest does not always begin. */
function shuffled<T>(all: readonly T[]): T[] {
  const order = [...all];
  for (let i = order.length - 1; i > 0; i--) {
    const j = randomInt(i + 1);
    [order[i], order[j]] = [nth(order, j), nth(order, i)];
  }
  return order;
}

/** Finds company for those who wait, one pool at a time; any server may, but only one at a time looks at a pool. */
export class Matcher {
  private readonly games: readonly Game[];
  private readonly store: QueueStore;
  private readonly ready: ReadyTables;
  private readonly company: Company;
  private readonly tell: (players: readonly string[]) => void;

  constructor(
    given: { games: readonly Game[]; store: QueueStore; ready: ReadyTables; company: Company },
    tell: (players: readonly string[]) => void,
  ) {
    this.games = given.games;
    this.store = given.store;
    this.ready = given.ready;
    this.company = given.company;
    this.tell = tell;
  }

  /** Looks after the pool that is due, if one is; says whether one was. */
  async round(): Promise<boolean> {
    const pool = await this.store.claim();
    if (!pool) return false;
    for (const table of await this.store.overdue(pool)) await this.ready.timeUp(table);
    this.tell(await this.store.removeGone(pool));
    const tables = await this.matchIn(pool);
    await this.store.release(pool, tables === MOST_TABLES ? 0 : NEXT_ROUND);
    return true;
  }

  /** Makes the tables that can be made; gives how many. */
  private async matchIn(pool: Pool): Promise<number> {
    const waiting = await this.store.waiting(pool);
    if (waiting.length === 0) return 0;
    const blocked = await this.company.blocks.blocked(waiting.map(({ player }) => player));
    const groups = new Grouping(waiting, new Pairs(blocked)).groups(MOST_TABLES);
    if (groups.length === 0) return 0;
    const tables = groups.map((group) => this.tableFor(pool, group));
    await this.store.match(tables);
    // First the pages that are open.
    this.tell(tables.flatMap(({ players }) => players));
    for (const { plan, players } of tables) {
      for (const player of players) {
        this.company.calls.tell({ player, about: 'table-ready', table: plan.id });
      }
    }
    return tables.length;
  }

  private tableFor({ game, pace }: Pool, { people, bots }: Group): MatchedTable {
    const seats = people.map(({ player, name }): PlannedSeat => ({ kind: 'player', player, name }));
    for (let i = 0; i < bots; i++) seats.push({ kind: 'bot', level: fittingLevel(game, people) });
    const found = findGame(this.games, game);
    if (!found.ok) throw new Error(found.fault.message);
    const plan = planMatched(found.value, shuffled(seats), CLOCKS[pace]);
    return { plan, players: people.map(({ player }) => player) };
  }
}
