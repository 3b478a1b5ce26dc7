import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ASKS_AGAIN = 100;

function isAlive(process_: number): boolean {
  try {
    process.kill(process_, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function tryToLock(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

/** Removes the lock of a process that was killed before it could. */
function removeIfStale(file: string): void {
  try {
    const owner = Number(readFileSync(file, 'utf8'));
    if (owner > 0 && owner !== process.pid && !isAlive(owner)) rmSync(file, { force: true });
  } catch (error) {
    // Its owner removed it just now.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** Runs something that only one process of this machine may do at a time; the others wait for it. */
export async function alone<T>(name: string, act: () => Promise<T>): Promise<T> {
  const file = join(tmpdir(), `treefort-${name}.lock`);
  while (!tryToLock(file)) {
    removeIfStale(file);
    await sleep(ASKS_AGAIN);
  }
  try {
    return await act();
  } finally {
    rmSync(file, { force: true });
  }
}
