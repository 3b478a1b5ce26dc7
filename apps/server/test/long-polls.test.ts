import { expect, test } from 'vitest';
import { WaitingRoom } from '../src/http/long-polls.ts';

const HOUR = 3_600_000;

test('a wait ends by itself, when it is ended, or with the room', async () => {
  const room = new WaitingRoom();
  await room.wait(1).over;
  const [ended, left] = [room.wait(HOUR), room.wait(HOUR)];
  ended.end();
  await ended.over;
  room.close();
  await left.over;
});

test('nobody waits in a room that is closed', async () => {
  const room = new WaitingRoom();
  room.close();
  await expect(room.wait(HOUR).over).resolves.toBeUndefined();
});
