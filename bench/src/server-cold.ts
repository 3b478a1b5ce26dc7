import { nth } from '@treefort/kernel';
import type { Running } from './server-process.ts';
import { ask, Treefort } from './server-treefort.ts';

/** How many tables are asked. */
export const COLD = 200;

interface Asked {
  readonly decision: { readonly id: string; readonly options: readonly { readonly id: string }[] };
}

interface Question {
  readonly id: string;
  readonly token: string;
  readonly news: Partial<Asked>;
}

/** What somebody is asked at each of some tables. */
async function questions({ url }: Running): Promise<Question[]> {
  const server = new Treefort('', { url, pid: 0, stop: async () => {} });
  const tables = await Promise.all(Array.from({ length: COLD }, (_, i) => server.begin(i)));
  const asked = tables.map(async ({ id, tokens }) => {
    const seats = tokens.map(async (token) => {
      const headers = { authorization: `Bearer ${token}` };
      const response = await fetch(`${url}/api/tables/${id}/news`, { headers });
      return { id, token, news: (await response.json()) as Partial<Asked> };
    });
    return (await Promise.all(seats)).find(({ news }) => news.decision)!;
  });
  return Promise.all(asked);
}

const inOrder = (times: number[]): number[] => times.toSorted((a, b) => a - b);

/** Milliseconds of one request after the other. */
async function timed(requests: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const times = [];
  for (const request of requests) {
    const begin = performance.now();
    await request();
    times.push(performance.now() - begin);
  }
  return inOrder(times);
}

/**
 * Milliseconds of the first choice at each table on a server just started, and of a line of chat after it: the same work
 * at a table that is in memory. Both in order of length.
 */
export async function coldAnswers(
  serve: () => Promise<Running>,
): Promise<{ cold: number[]; warm: number[] }> {
  const before = await serve();
  const asked = await questions(before);
  await before.stop();
  const running = await serve();
  const at = (id: string, command: string, body: object, token: string) => () =>
    ask(running.url, `/api/tables/${id}/${command}`, body, token);
  const cold = await timed(
    asked.map(({ id, token, news }) => {
      const { id: decision, options } = news.decision!;
      return at(id, 'choose', { decision, options: [nth(options, 0).id] }, token);
    }),
  );
  const warm = await timed(asked.map(({ id, token }) => at(id, 'chat', { text: 'well' }, token)));
  await running.stop();
  return { cold, warm };
}
