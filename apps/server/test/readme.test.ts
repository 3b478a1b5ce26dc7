import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { scratch } from './running.ts';

const folder = fileURLToPath(new URL('../', import.meta.url));

test('the code in the README runs as written', async () => {
  const [, code] = /```ts\n([\s\S]+?)```/.exec(readFileSync(`${folder}README.md`, 'utf8')) ?? [];
  const args = ['--input-type=module-typescript', '--eval', code!];
  const env = { ...process.env, DATA: await scratch() };
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder, env });
  expect(stdout).toMatch(/^can be played: treehouse, fort$/m);
});
