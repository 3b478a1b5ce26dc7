import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const pack = {
  // The highest quality takes twenty times as long for a twentieth less.
  br: (text: Buffer) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  // Browsers take no brotli from a server without encryption, such as one at home.
  gz: (text: Buffer) => promisify(gzip)(text, { level: 9 }),
} as const;

const TEXT = /\.(?:js|css|html|svg)$/;
/** Files that fit into one packet are not compressed. */
const WORTH = 1_200;

/** Writes each text file of the build in compressed form beside itself, as it is sent. */
export function packed(): Plugin {
  return {
    name: 'treefort-packed',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter((name) => TEXT.test(name));
      await Promise.all(
        names.map(async (name) => {
          const text = await readFile(join(dir, name));
          if (text.length < WORTH) return;
          for (const [ending, packing] of Object.entries(pack))
            await writeFile(join(dir, `${name}.${ending}`), await packing(text));
        }),
      );
    },
  };
}
