import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../', import.meta.url));

it('the code in the README runs as written', () => {
  const [, code] = /```ts\n([\s\S]+?)```/.exec(readFileSync(`${folder}README.md`, 'utf8')) ?? [];
  const args = ['--input-type=module-typescript', '--eval', code!];
  const output = execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  expect(output).toMatch(/^seat \d answers \w+: true$/m);
});
