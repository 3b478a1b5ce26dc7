import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

export const launcher = fileURLToPath(new URL('../bin/treefort.js', import.meta.url));

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** An empty folder for the files of one test. */
export const folder = (): string => mkdtempSync(join(tmpdir(), 'treefort-'));

/** Runs the real command to its end, in English unless it is told otherwise. */
export async function treefort(
  args: readonly string[],
  input = '',
  env: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  const child = spawn(process.execPath, [launcher, ...args], {
    cwd: folder(),
    env: { ...process.env, LC_ALL: 'C', ...env },
  });
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code, out, err };
}
