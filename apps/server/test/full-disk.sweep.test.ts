import { execFileSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { ask, newPerson, newTable } from './client.ts';
import { startProcess, TREEFORT } from './process.ts';
import { scratch } from './running.ts';

/** Runs a command on a disk of its own, small enough to be filled. */
const smallDisk = (folder: string) => [
  ...['unshare', '-rm', 'sh', '-c'],
  ...['mount -t tmpfs -o size=120m none "$0" && exec "$@"', folder],
];

/** Not every machine lets one have a disk of one's own. */
function canMount(): boolean {
  try {
    const [command, ...args] = [...smallDisk('/mnt'), 'true'];
    execFileSync(command!, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function readiness(url: string, status: number) {
  for (;;) {
    const answer = await ask(url, '/readyz');
    if (answer.status === status) return answer.body;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test.runIf(canMount())('on a full disk it is not ready and says so, and recovers', async () => {
  const folder = await scratch();
  const server = await startProcess({ folder }, {}, [...smallDisk(folder), ...TREEFORT]);
  onTestFinished(async () => {
    await server.kill('SIGKILL');
  });
  const { url } = server;
  await readiness(url, 200);
  const filler = `/proc/${server.pid}/root${folder}/filler`;
  await expect(writeFile(filler, Buffer.alloc(130 << 20))).rejects.toThrow('ENOSPC');
  expect((await readiness(url, 503)).wrong).toContain('No space left on device');
  expect(await ask(url, '/healthz')).toMatchObject({ status: 200 });
  await rm(filler);
  await readiness(url, 200);
  const ada = await newPerson(url);
  await newTable(ada, { game: 'fort', seats: ['me', 'open'] });
});
