import { expect, test } from 'vitest';
import { Connection } from './client.ts';
import type { Postgres } from './postgres.ts';
import { running } from './running.ts';
import { gather, playOut, start } from './table.ts';

/** The view that was told at each place of the log. */
const viewsOf = ({ news }: Connection): Map<number, unknown> =>
  new Map(news.filter(({ view }) => view).map(({ n, view }) => [n, view]));

const sizeOf = ({ received }: Connection): number => received.join('').length;

export const countOf = ({ received }: Connection, field: 'view' | 'changes'): number =>
  received.filter((text) => text.includes(`"${field}":`)).length;

/** A game, its seats and its options. */
type Case = readonly [string, number, object];

/** Plays whole games with some who are told changes, and others who are told whole views. */
export function viewsOfChanges(postgres: Pick<Postgres, 'database'>, cases: readonly Case[]): void {
  test.each(cases)('%s of %i: views made of changes are those told whole', async (...given) => {
    const [game, seats, options] = given;
    const { url } = await running({ url: await postgres.database() });
    const company = await gather(Array(seats).fill(url), { game, options }, { changes: 1 });
    const whole = await Promise.all(
      company.people.map((who) => Connection.open(url, company.table, who)),
    );
    const watchers = await Promise.all(
      ([1, 0] as const).map((changes) =>
        Connection.open(url, company.table, undefined, { changes }),
      ),
    );
    await start(company);
    await playOut(company);
    const pairs = [...company.connections.map((one, i) => [one, whole[i]!]), watchers];
    for (const [one, other] of pairs) {
      await Promise.all([one!, other!].map((c) => c.until(() => c.last.phase === 'over')));
      const told = viewsOf(one!);
      expect(told.size).toBeGreaterThan(80);
      expect(told).toEqual(viewsOf(other!));
      // Whole at the start of the game, and never again.
      expect(countOf(one!, 'view')).toBe(1);
      expect(countOf(one!, 'changes')).toBe(told.size - 1);
      expect(countOf(other!, 'changes')).toBe(0);
      expect(sizeOf(one!)).toBeLessThan(sizeOf(other!) / 2);
    }
  });
}
