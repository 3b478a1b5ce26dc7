import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { describe, expect, it } from 'vitest';
import { builtClient } from './built-client.ts';

const KB = 1024;

describe('what goes over the wire', async () => {
  const folder = await builtClient();
  const manifest = JSON.parse(
    readFileSync(join(folder, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;

  /** Everything that a chunk needs before it can run, itself included. */
  const needed = (key: string, found = new Set<string>()): Set<string> => {
    const { file, imports = [] } = manifest[key]!;
    if (found.has(file)) return found;
    found.add(file);
    for (const other of imports) needed(other, found);
    return found;
  };
  const chunkOf = (module: string): Set<string> =>
    needed(Object.keys(manifest).find((key) => key.endsWith(module))!);
  const size = (files: Iterable<string>): number =>
    [...new Set(files)].reduce((sum, file) => {
      return sum + gzipSync(readFileSync(join(folder, file))).length;
    }, 0);
  const language = [...chunkOf('words/src/ru/index.ts'), ...chunkOf('words/src/ru/web.ts')];
  const home = [...chunkOf('index.html'), ...language];
  const worker = readdirSync(join(folder, 'assets')).find((name) => /^bot-worker.*js$/.test(name))!;

  it('is at most 170 KB of code for the home page, with the largest language', () => {
    expect(size(home)).toBeLessThan(170 * KB);
    expect(size(home)).toBeGreaterThan(60 * KB);
  });

  it('is at most 350 KB of code for a table on a server', () => {
    const words = chunkOf('words/src/ru/online.ts');
    const online = [...home, ...words, ...chunkOf('screens/online-table.tsx')];
    expect(size(online)).toBeLessThan(350 * KB);
    expect(size(online)).toBeGreaterThan(size(home) + 40 * KB);
  });

  it('is at most 350 KB of code for a table, with the bots', () => {
    const table = [...home, ...chunkOf('screens/local-table.tsx'), `assets/${worker}`];
    expect(size(table)).toBeLessThan(350 * KB);
    expect(size(table)).toBeGreaterThan(size(home) + 40 * KB);
  });

  it('is at most 300 KB for what the bots of a game have learned, in one file for the page and its workers', () => {
    const learned = readdirSync(join(folder, 'assets')).filter((name) =>
      /^weights.*js$/.test(name),
    );
    expect(learned).toHaveLength(2);
    for (const name of learned) expect(size([`assets/${name}`])).toBeLessThan(300 * KB);
    const kept = readFileSync(join(folder, 'service-worker.js'), 'utf8');
    for (const name of learned) expect(kept).toContain(name);
  });

  it('holds no schemas: they check what the server sends, in its tests', () => {
    const scripts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'));
    // What zod says of a value that does not fit.
    const withZod = scripts.filter((name) =>
      readFileSync(join(folder, 'assets', name), 'utf8').includes('invalid_type'),
    );
    expect(withZod).toEqual([]);
  });
});
