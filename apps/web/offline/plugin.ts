import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Only what a browser of today asks for: no older cuts of the fonts, and no texts for terminals. */
const wanted = (file: string): boolean =>
  !/\.(?:woff|map|json)$/.test(file) && !/vietnamese|\/terminal-/.test(file);

/** Writes a service worker that keeps the whole client, so that both games work with the network off. */
export function offline(): Plugin {
  return {
    name: 'treefort-offline',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const files = [...Object.keys(bundle).filter(wanted), 'index.html'].sort();
        const digest = createHash('sha256');
        for (const [name, file] of Object.entries(bundle)) {
          digest.update(name).update(file.type === 'chunk' ? file.code : file.source);
        }
        const about = { version: digest.digest('hex').slice(0, 12), files };
        const code = readFileSync(new URL('./service-worker.js', import.meta.url), 'utf8');
        const source = `const KEPT = ${JSON.stringify(about)};\n${code}`;
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
      },
    },
  };
}
