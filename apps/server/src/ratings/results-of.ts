import type { FinishedTable, Replayed } from '../storage/finished-tables.ts';
import { UnreadableTable } from '../tables/replay.ts';
import { resultOf } from './result.ts';
import type { CountedGame } from './result-store.ts';

/** How some games ended, as far as they are replayed before somebody wants to stop. */
export async function resultsOf(
  replayed: AsyncIterable<Replayed<FinishedTable>>,
  stopped = () => false,
): Promise<CountedGame[]> {
  const games: CountedGame[] = [];
  for await (const { table, match } of replayed) {
    if (stopped()) break;
    const result = match instanceof UnreadableTable ? null : resultOf(match);
    games.push({ table: table.id, result });
  }
  return games;
}
