import { below, type Random } from '@treefort/kernel';
import type { Connection } from './client.ts';

/** Answers everything its seat is asked with any option, until the game is over. */
export async function playRandomly(connection: Connection, random: Random): Promise<void> {
  for (;;) {
    await connection.until(
      () => connection.last.phase === 'over' || mustAnswer(connection) !== undefined,
    );
    if (connection.last.phase === 'over') return;
    const decision = mustAnswer(connection)!;
    const { id: option } = decision.options[below(random, decision.options.length)]!;
    const reply = await connection.send({ do: 'choose', decision: decision.id, options: [option] });
    if (!reply.ok && reply.why !== 'stale') {
      throw new Error(`${option} was refused: ${reply.message}`);
    }
  }
}

/** What a seat is asked and has not answered yet. */
export function mustAnswer({ last }: Connection) {
  const { decision, view, you } = last;
  if (!decision || you === null) return undefined;
  const { waiting } = view as { waiting: readonly number[] };
  return waiting.includes(you) ? decision : undefined;
}
