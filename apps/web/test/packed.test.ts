import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { builtClient } from './built-client.ts';

it('every large text of the built client lies packed beside itself', async () => {
  const folder = await builtClient();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const texts = names.filter((name) => /\.(?:js|css|svg)$/.test(name));
  const packed = texts.filter((name) => existsSync(join(folder, `${name}.br`)));
  const read = (name: string): Buffer => readFileSync(join(folder, name));
  for (const name of packed) {
    expect(brotliDecompressSync(read(`${name}.br`)).equals(read(name)), name).toBe(true);
    expect(gunzipSync(read(`${name}.gz`)).equals(read(name)), name).toBe(true);
  }
  const plain = texts.filter((name) => !packed.includes(name));
  expect(Math.max(...plain.map((name) => read(name).length))).toBeLessThan(1_500);
  expect(packed.some((name) => /index-.*\.js$/.test(name))).toBe(true);
});
