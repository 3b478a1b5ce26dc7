import { readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

/** A folder is used by one server at a time: two would spoil each other's files. */
export class FolderInUse extends Error {}

/** SQLite's code for "locked by somebody else". */
const BUSY = 5;

/** Who holds a folder. Only tells people whom to stop: whether the folder is held, the lock itself says. */
const holder = z.object({ pid: z.number(), host: z.string(), since: z.string() });

/**
 * An exclusive lock of the operating system on an open file. It holds across containers, where two processes may have
 * the same number, and ends with its process, however that ends. Node has no call for it, but SQLite, which comes with
 * Node, locks its files so; nothing is ever stored in this one.
 */
function lockFile(file: string): DatabaseSync {
  const lock = new DatabaseSync(file);
  try {
    lock.exec('pragma journal_mode = off; begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    throw error;
  }
}

/** Takes a folder for this process until it gives it back or ends. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const held = `${folder}/server.json`;
  let lock: DatabaseSync;
  try {
    lock = lockFile(`${folder}/server.lock`);
  } catch (error) {
    if ((error as { errcode?: number }).errcode !== BUSY) throw error;
    throw new FolderInUse(
      `${folder} is in use by ${await holderOf(held)}: stop it, or choose another folder`,
    );
  }
  const self = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
  await writeFile(held, `${JSON.stringify(self)}\n`);
  return async () => {
    await rm(held, { force: true });
    lock.close();
  };
}

async function holderOf(file: string): Promise<string> {
  try {
    const { pid, host, since } = holder.parse(JSON.parse(await readFile(file, 'utf8')));
    return `the process ${pid} on ${host} since ${since}`;
  } catch {
    return 'another server';
  }
}
