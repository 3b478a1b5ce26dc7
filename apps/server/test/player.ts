import { below, type Decision, type Random } from '@treefort/kernel';
import type { News } from '@treefort/protocol';
import type { Connection } from './client.ts';

/** What one needs of a connection to play. */
export type Line = Pick<Connection, 'last' | 'until' | 'send'>;

/** Answers everything its seat is asked with any option, until the game is over; `watch` sees what it is asked. */
export async function playRandomly(
  connection: Line,
  random: Random,
  watch?: (decision: Decision, news: News) => void,
): Promise<void> {
  for (;;) {
    await connection.until(
      () => connection.last.phase === 'over' || mustAnswer(connection) !== undefined,
    );
    if (connection.last.phase === 'over') return;
    const decision = mustAnswer(connection);
    // Answered meanwhile from another connection of the same player.
    if (!decision) continue;
    watch?.(decision, connection.last);
    const { id: option } = decision.options[below(random, decision.options.length)]!;
    const reply = await connection.send({ do: 'choose', decision: decision.id, options: [option] });
    if (!reply.ok && reply.why !== 'stale' && reply.why !== 'over') {
      throw new Error(`${option} was refused: ${reply.message}`);
    }
  }
}

/** What a seat is asked and has not answered yet. */
export function mustAnswer({ last }: Pick<Connection, 'last'>) {
  const { decision, view, you } = last;
  if (!decision || you === null) return undefined;
  const { waiting } = view as { waiting: readonly number[] };
  return waiting.includes(you) ? decision : undefined;
}

/** Waits until all have heard the same and one of them is asked; what is no question the server answers meanwhile. */
export async function whoIsAsked(connections: readonly Connection[]): Promise<Connection> {
  for (;;) {
    const n = Math.max(...connections.map(({ last }) => last.n));
    await Promise.all(connections.map((one) => one.until(() => one.last.n >= n)));
    const asked = connections.find((one) => mustAnswer(one));
    if (asked) return asked;
    await Promise.race(connections.map((one) => one.until(() => one.last.n > n)));
  }
}
