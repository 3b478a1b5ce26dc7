import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

it('every large text of the built client lies packed beside itself', async () => {
  const outDir = await mkdtemp(join(tmpdir(), 'treefort-packed-'));
  try {
    await build({ root, mode: 'production', logLevel: 'error', build: { outDir } });
    const names = readdirSync(outDir, { recursive: true, encoding: 'utf8' });
    const texts = names.filter((name) => /\.(?:js|css|svg)$/.test(name));
    const packed = texts.filter((name) => existsSync(join(outDir, `${name}.br`)));
    const read = (name: string): Buffer => readFileSync(join(outDir, name));
    for (const name of packed) {
      expect(brotliDecompressSync(read(`${name}.br`)).equals(read(name)), name).toBe(true);
      expect(gunzipSync(read(`${name}.gz`)).equals(read(name)), name).toBe(true);
    }
    const plain = texts.filter((name) => !packed.includes(name));
    expect(Math.max(...plain.map((name) => read(name).length))).toBeLessThan(1_500);
    expect(packed.some((name) => /index-.*\.js$/.test(name))).toBe(true);
  } finally {
    await rm(outDir, { recursive: true });
  }
}, 120_000);
