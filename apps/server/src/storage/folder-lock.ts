import { readFile, rm, writeFile } from 'node:fs/promises';

/** A folder is used by one server at a time: two would spoil each other's files. */
export class FolderInUse extends Error {}

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Takes a folder for this process; a lock left behind by a process that is gone is taken over. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = `${folder}/server.pid`;
  const holder = await readFile(file, 'utf8').catch(() => '');
  const pid = Number.parseInt(holder, 10);
  if (pid !== process.pid && Number.isInteger(pid) && isRunning(pid)) {
    throw new FolderInUse(`${folder} is in use by the process ${pid}`);
  }
  await rm(file, { force: true });
  try {
    await writeFile(file, `${process.pid}\n`, { flag: 'wx' });
  } catch {
    throw new FolderInUse(`${folder} is being taken by another server`);
  }
  return () => rm(file, { force: true });
}
