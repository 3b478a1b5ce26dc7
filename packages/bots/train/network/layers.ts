import { writeFile } from 'node:fs/promises';
import { assembledLayers } from './assemble.ts';

/** Writes `layers-wasm.ts` anew after a change of `layers.wat`: `npm run layers`. */
const MODULE = new URL('../../src/network/layers-wasm.ts', import.meta.url);

await writeFile(
  MODULE,
  `/** \`layers.wat\`, assembled by \`npm run layers\`. */\nexport const LAYERS =\n  '${await assembledLayers()}';\n`,
);
