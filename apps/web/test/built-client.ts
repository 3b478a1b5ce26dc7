import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { alone } from './alone.ts';

export const WEB = fileURLToPath(new URL('..', import.meta.url));
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const BUILDS = join(ROOT, 'node_modules/.cache/treefort-client');

/** Everything that goes into the client: its own files, the packages, and the versions of what is installed. */
const SOURCES = ['package-lock.json', 'packages', 'apps/web'];
const NO_SOURCE = /\/(?:node_modules|test|train|gallery|lighthouse|measure|dist)(?:\/|$)/;
const DAY = 24 * 3_600_000;

function* filesIn(path: string): Generator<string> {
  for (const entry of readdirSync(join(ROOT, path), { withFileTypes: true })) {
    const inner = `${path}/${entry.name}`;
    if (NO_SOURCE.test(inner)) continue;
    if (entry.isDirectory()) yield* filesIn(inner);
    else yield inner;
  }
}

/** A name for the sources as they are now. */
function digest(): string {
  const [lock, ...folders] = SOURCES;
  const hash = createHash('sha256');
  for (const file of [lock!, ...folders.flatMap((folder) => [...filesIn(folder)]).sort()])
    hash.update(`${file}\n`).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex').slice(0, 16);
}

async function build(folder: string): Promise<void> {
  await mkdir(BUILDS, { recursive: true });
  const unfinished = await mkdtemp(join(BUILDS, 'unfinished-'));
  const env = { ...process.env, NODE_ENV: 'production' };
  const args = ['run', 'build', '--', '--outDir', unfinished, '--emptyOutDir'];
  await promisify(execFile)('npm', args, { cwd: WEB, env });
  await rename(unfinished, folder);
}

/** Builds that nobody has used for a day are of no use to a run that is still going on. */
async function removeOldBuilds(): Promise<void> {
  for (const name of await readdir(BUILDS)) {
    const path = join(BUILDS, name);
    if ((await stat(path)).mtimeMs < Date.now() - DAY) await rm(path, { recursive: true });
  }
}

/** The folder of the client as it is shipped: built once for all tests, and again when its sources have changed. */
export async function builtClient(): Promise<string> {
  const key = digest();
  const folder = join(BUILDS, key);
  await alone(`client-${key}`, async () => {
    if (!existsSync(folder)) await build(folder);
    await utimes(folder, new Date(), new Date());
    await removeOldBuilds();
  });
  return folder;
}
