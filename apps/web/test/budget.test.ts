import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import { describe, expect, it } from 'vitest';

type Output = Rollup.RolldownOutput['output'];

const root = fileURLToPath(new URL('..', import.meta.url));
const KB = 1024;

/** The client as it is shipped, in memory. */
async function shipped(): Promise<Output> {
  process.env.NODE_ENV = 'production';
  const built = await build({
    root,
    mode: 'production',
    logLevel: 'error',
    build: { write: false },
  });
  return (built as Rollup.RolldownOutput).output;
}

/** Everything that a chunk needs before it can run, itself included. */
function needed(output: Output, name: string, found = new Set<string>()): Set<string> {
  const chunk = output.find((file) => file.fileName === name);
  if (chunk?.type !== 'chunk' || found.has(name)) return found;
  found.add(name);
  for (const other of chunk.imports) needed(output, other, found);
  return found;
}

describe('what goes over the wire', async () => {
  const output = await shipped();
  const chunkOf = (module: string): string =>
    output.find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(module))!.fileName;
  const size = (names: Iterable<string>): number =>
    [...new Set(names)].reduce((sum, name) => {
      const file = output.find(({ fileName }) => fileName === name)!;
      return sum + gzipSync(file.type === 'chunk' ? file.code : file.source).length;
    }, 0);
  const language = [
    ...needed(output, chunkOf('words/src/ru/index.ts')),
    ...needed(output, chunkOf('words/src/ru/web.ts')),
  ];
  const home = [...needed(output, chunkOf('index.html')), ...language];
  const worker = output.find(({ fileName }) => fileName.includes('bot-worker'))!.fileName;

  it('is at most 170 KB of code for the home page, with the largest language', () => {
    expect(size(home)).toBeLessThan(170 * KB);
    expect(size(home)).toBeGreaterThan(60 * KB);
  });

  it('is at most 350 KB of code for a table on a server', () => {
    const words = needed(output, chunkOf('words/src/ru/online.ts'));
    const online = [...home, ...words, ...needed(output, chunkOf('screens/online-table.tsx'))];
    expect(size(online)).toBeLessThan(350 * KB);
    expect(size(online)).toBeGreaterThan(size(home) + 40 * KB);
  });

  it('is at most 350 KB of code for a table, with the bots', () => {
    const table = [...home, ...needed(output, chunkOf('screens/local-table.tsx')), worker];
    expect(size(table)).toBeLessThan(350 * KB);
    expect(size(table)).toBeGreaterThan(size(home) + 40 * KB);
  });
});
