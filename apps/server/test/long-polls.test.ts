import { expect, test } from 'vitest';
import { LongPolls } from '../src/http/long-polls.ts';

const HOUR = 3_600_000;

test('a wait ends by itself, when it is ended, or when the server stops', async () => {
  const polls = new LongPolls();
  await polls.wait(1).over;
  const [ended, left] = [polls.wait(HOUR), polls.wait(HOUR)];
  ended.end();
  await ended.over;
  polls.close();
  await left.over;
});

test('nobody waits on a server that has stopped', async () => {
  const polls = new LongPolls();
  polls.close();
  await expect(polls.wait(HOUR).over).resolves.toBeUndefined();
});
