import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { startProcess } from './process.ts';
import { scratch } from './running.ts';

const HOLD = fileURLToPath(new URL('./hold-folder.ts', import.meta.url));

/** Runs a command as a container runs its first process: its number is 1. */
const UNSHARE = ['unshare', '-r', '-p', '-f', '--kill-child', '--mount-proc'];

/** Where this machine has no namespaces, processes beside one another have to do. */
function ownNamespace(): readonly string[] {
  try {
    execFileSync(UNSHARE[0]!, [...UNSHARE.slice(1), 'true'], { stdio: 'ignore' });
    return UNSHARE;
  } catch {
    return [];
  }
}

const NAMESPACE = ownNamespace();

/** A process that tries to take a folder: what came of it, and how to kill it. */
async function hold(folder: string, within: readonly string[] = []) {
  const [command, ...args] = [...within, process.execPath, HOLD, folder];
  const child = spawn(command!, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const kill = async () => {
    if (!child.stdout.closed) {
      // It is gone when nobody holds its streams any more, also where another command runs it.
      const gone = once(child.stdout, 'close');
      child.kill('SIGKILL');
      await gone;
    }
  };
  onTestFinished(kill);
  const [said] = await once(child.stdout, 'data');
  return { said: String(said).trim(), kill };
}

const noteIn = async (folder: string) =>
  JSON.parse(await readFile(`${folder}/server.json`, 'utf8'));

test.each([
  ['beside one another', []],
  ['each the first process of its own namespace', NAMESPACE],
])('two processes %s never hold one folder', async (_, within) => {
  const folder = await scratch();
  const first = await hold(folder, within);
  expect(first.said).toBe('held');
  const { pid, since } = await noteIn(folder);
  if (within.length > 0) expect(pid).toBe(1);
  const second = await hold(folder, within);
  expect(second.said).toBe(
    `${folder} is in use by the process ${pid} on ${hostname()} since ${since}: stop it, or choose another folder`,
  );
  // Whatever the note beside the lock says, the lock holds.
  await rm(`${folder}/server.json`);
  expect((await hold(folder, within)).said).toContain('in use by another server');
  await first.kill();
  expect((await hold(folder, within)).said).toBe('held');
});

test('a server takes over what a dead one left, also where that names a living process, and refuses others', async () => {
  const folder = await scratch();
  const stale = { pid: process.pid, host: hostname(), since: '2020-01-01T00:00:00.000Z' };
  await writeFile(`${folder}/server.json`, JSON.stringify(stale));
  await writeFile(`${folder}/server.lock`, '');
  await writeFile(`${folder}/server.pid`, `${process.pid}\n`);
  const server = await startProcess({ folder });
  onTestFinished(async () => {
    await server.kill('SIGKILL');
  });
  expect((await noteIn(folder)).since).not.toBe(stale.since);
  await expect(startProcess({ folder })).rejects.toThrow(/ended with 2:\n.*in use by the process/);
  expect(await server.kill('SIGTERM')).toBe(0);
  expect(await readdir(folder)).not.toContain('server.json');
});
