import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const textOf = (page: string): string => readFileSync(join(root, page), 'utf8');

const readmes = globSync(['README.md', 'packages/*/README.md', 'apps/*/README.md'], {
  cwd: root,
}).sort();

const blocksIn = (page: string, language: string): string[] =>
  Array.from(
    textOf(page).matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]+?)\`\`\``, 'g')),
    ([, code]) => code!,
  );

const literally = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** The lines that a text promises, as a pattern: `…` stands for anything. */
const pattern = (lines: readonly string[]): RegExp => {
  const patterns = lines.map((line) => line.split('…').map(literally).join('.*'));
  return new RegExp(`^${patterns.join('\\n')}\\n$`);
};

/** What the comments of a piece of code say that it prints: `console.log(1 + 1); //=> 2`. */
const promised = (code: string): string[] =>
  Array.from(code.matchAll(/\/\/=> (.*)$/gm), ([, line]) => line!);

const runCode = (code: string): string => {
  const args = ['--input-type=module-typescript', '--eval', code];
  return execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
};

const runCommand = (command: string): string =>
  execFileSync('bash', ['-c', command], { cwd: root, encoding: 'utf8', stdio: 'pipe' });

const examples = readmes.flatMap((page) => blocksIn(page, 'ts').map((code) => ({ page, code })));

/** Sessions of a terminal: a line `$ command`, and below it what it prints. */
const sessions = readmes.flatMap((page) =>
  blocksIn(page, 'console').map((text) => {
    const [command = '', ...lines] = text.trimEnd().split('\n');
    return { page, command: command.replace(/^\$ /, ''), lines };
  }),
);

describe('the examples of the READMEs', () => {
  it.each(examples)('$page: the code runs as written and prints what it says', ({ code }) => {
    expect(promised(code)).not.toEqual([]);
    expect(runCode(code)).toMatch(pattern(promised(code)));
  });

  it.each(sessions)('$page: $command', ({ command, lines }) => {
    expect(runCommand(command)).toMatch(pattern(lines));
  });

  it('every package has a README, with an example', () => {
    const shown = [...examples, ...sessions].map(({ page }) => page);
    const packages = globSync('packages/*/package.json', { cwd: root }).map(dirname);
    expect(packages.filter((part) => !shown.includes(join(part, 'README.md')))).toEqual([]);
  });

  it('every app has a README', () => {
    const apps = globSync('apps/*/package.json', { cwd: root }).map(dirname);
    expect(apps.filter((part) => !readmes.includes(join(part, 'README.md')))).toEqual([]);
  });
});

it.each([...readmes, 'ARCHITECTURE.md', 'CONTRIBUTING.md'])(
  'the links of %s lead somewhere',
  (page) => {
    const links = Array.from(textOf(page).matchAll(/\]\(([^)#:]+)[^):]*\)/g), ([, link]) => link!);
    expect(links.filter((link) => !existsSync(join(root, dirname(page), link)))).toEqual([]);
  },
);

it('ARCHITECTURE.md is one page', () => {
  expect(Buffer.byteLength(textOf('ARCHITECTURE.md'))).toBeLessThanOrEqual(7000);
});
