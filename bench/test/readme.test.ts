import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const readme = readFileSync(`${root}README.md`, 'utf8');

it('the code in the README runs as written', () => {
  const [, code] = /```ts\n([\s\S]+?)```/.exec(readme) ?? [];
  const args = ['--input-type=module-typescript', '--eval', code!];
  const output = execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  expect(output).toMatch(/scores: \[ \d+, \d+, \d+ \], winners: \[.+\] } after 108 choices/);
});

it.each(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'])(
  'the links of %s lead somewhere',
  (page) => {
    const text = readFileSync(root + page, 'utf8');
    const links = Array.from(text.matchAll(/\]\(([^)#:]+)[^):]*\)/g), (match) => match[1]!);
    expect(links.filter((link) => !existsSync(root + link))).toEqual([]);
  },
);
