import { accept, type Result, refuse } from '@treefort/kernel';
import type { LiveTable } from '../tables/live-table.ts';
import type { LiveTables } from '../tables/live-tables.ts';
import type { LogEntry } from '../tables/log-entry.ts';
import type { Match } from '../tables/match.ts';
import { UnreadableTable } from '../tables/replay.ts';
import type { QueueStore } from './queue-store.ts';

const NOT_NOW: Result<never> = refuse({ why: 'stale', message: 'not all are there' });

const playersAt = ({ seats }: Match): string[] =>
  seats.flatMap(({ player }) => (player === null ? [] : [player]));

/** Those whose devices have taken part in the shuffle: they came. */
const cameTo = ({ seats }: Match): string[] =>
  seats.flatMap(({ player, contribution }) =>
    player === null || contribution === null ? [] : [player],
  );

const allCame = (match: Match): boolean =>
  match.seats.every(({ planned, contribution }) => planned.kind === 'bot' || contribution !== null);

const orUnreadable = (error: unknown): void => {
  if (!(error instanceof UnreadableTable)) throw error;
};

/** Tables that the queue has set up: a game begins when all have come, and where one does not the others wait again. */
export class ReadyTables {
  private readonly tables: LiveTables;
  private readonly store: QueueStore;
  private readonly tell: (players: readonly string[]) => void;
  private readonly ending = new Set<string>();

  constructor(
    { tables, store }: { tables: LiveTables; store: QueueStore },
    tell: (players: readonly string[]) => void,
  ) {
    this.tables = tables;
    this.store = store;
    this.tell = tell;
  }

  /** Follows what this server writes at such a table. */
  async wrote(live: LiveTable, { did }: LogEntry): Promise<void> {
    if (!live.match.plan.matched || this.ending.has(live.id)) return;
    if (did === 'contribute') await this.startIfAllCame(live);
    if (did === 'start') await this.started(live.id);
    if (did === 'stand') await this.end(live.id, playersAt);
  }

  /** One of those for whom a table is ready has left the queue: the others need not wait. */
  left(table: string, player: string): Promise<void> {
    return this.end(table, (match) => playersAt(match).filter((other) => other !== player));
  }

  /** The time to come is over. */
  async timeUp(table: string): Promise<void> {
    const live = await this.find(table);
    if (live) await this.startIfAllCame(live);
    await this.end(table, cameTo);
  }

  /** A table that is there and can be read. */
  private async find(table: string): Promise<LiveTable | null> {
    const live = await this.tables.find(table);
    await live?.exclusive(() => {}).catch(orUnreadable);
    return live?.isUnreadable ? null : live;
  }

  private async startIfAllCame(live: LiveTable): Promise<void> {
    await live.append((match) =>
      match.phase === 'open' && allCame(match) ? accept({ did: 'start' }) : NOT_NOW,
    );
  }

  private async started(table: string): Promise<void> {
    const players = await this.store.expectedAt(table);
    await this.store.started(table);
    this.tell(players);
  }

  /** Ends a table before its game, unless that has begun; those whom `back` names keep their places in the queue. */
  private async end(table: string, back: (match: Match) => readonly string[]): Promise<void> {
    const live = await this.find(table);
    if (live && !(await this.emptySeat(live, back))) return await this.started(table);
    const players = await this.store.expectedAt(table);
    const match = live?.match;
    await this.store.dissolve(table, match ? back(match) : players);
    this.tables.forget(table);
    this.tell(players);
  }

  /** Frees a seat, so that the game cannot begin any more; false where it has begun. */
  private async emptySeat(
    live: LiveTable,
    back: (match: Match) => readonly string[],
  ): Promise<boolean> {
    this.ending.add(live.id);
    try {
      const freed = await live.append((match) => {
        const stays = back(match);
        const seat = match.seats.findIndex(
          ({ player }) => player !== null && !stays.includes(player),
        );
        return match.phase === 'open' && seat >= 0 ? accept({ did: 'stand', seat }) : NOT_NOW;
      });
      return freed.ok || (await live.exclusive(({ phase }) => phase === 'open'));
    } finally {
      this.ending.delete(live.id);
    }
  }
}
