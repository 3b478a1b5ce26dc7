import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { randomFromText } from '@treefort/kernel';
import { expect, test } from 'vitest';
import { Connection, contribute, newPerson, post } from './client.ts';
import { playRandomly } from './player.ts';
import type { Postgres } from './postgres.ts';
import { running } from './running.ts';

/** The example of a program that plays at a table. */
export const SEAT = fileURLToPath(new URL('../../../docs/examples/seat.py', import.meta.url));

/** Runs a program to its end. */
export async function run(program: string, args: string[], { url = '', input = '' } = {}) {
  const { DATABASE_URL: _, ...environment } = process.env;
  const env = { ...environment, ...(url && { DATABASE_URL: url }) };
  const child = spawn(program, args, { env });
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code, out, err };
}

/** How many devices have taken part in the shuffle, by the last time it was told. */
const shuffles = ({ news }: Connection): number =>
  news.findLast(({ contributions }) => contributions)!.contributions!.filter(Boolean).length;

/** Lets the example play whole games against somebody. */
export function pythonPlays(postgres: Pick<Postgres, 'database'>, games: readonly string[]): void {
  test.each(games)('a bot in Python takes a seat and plays %s to the end', async (game) => {
    const { url } = await running({ url: await postgres.database() });
    const ada = await newPerson(url);
    const { body } = await post(
      url,
      '/api/tables',
      { game, seats: ['me', 'invited', 'open'] },
      ada,
    );
    const table = String(body.id);
    const [, invite] = body.invites as string[];
    const connection = await Connection.open(url, table, ada);
    const pythons = [
      run('python3', [SEAT, url, table, invite!]),
      run('python3', [SEAT, url, table]),
    ];
    await contribute(table, ada);
    await connection.until(() => shuffles(connection) === 3);
    await connection.send({ do: 'start' });
    await playRandomly(connection, randomFromText(game));
    const { outcome } = connection.last;
    const said = (await Promise.all(pythons)).map(({ out, err }) => out + err);
    for (const [i, text] of said.entries()) {
      const winners = `[${outcome!.winners.join(', ')}]`;
      expect(text).toBe(`seat ${i + 1}: ${outcome!.scores[i + 1]} points, won by ${winners}\n`);
    }
    const late = await run('python3', [SEAT, url, table]);
    expect(late).toMatchObject({ code: 1, err: expect.stringContaining('taken') });
  });
}
