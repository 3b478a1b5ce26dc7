import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

export const launcher = fileURLToPath(new URL('../bin/treefort.js', import.meta.url));

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

const folders: string[] = [];

/** An empty folder for the files of one test, gone after the last of them. */
export function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'treefort-'));
  folders.push(made);
  return made;
}

afterAll(() => {
  for (const made of folders) rmSync(made, { recursive: true, force: true });
});

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
