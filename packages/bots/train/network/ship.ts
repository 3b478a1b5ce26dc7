import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { pack } from '../../src/network/packed.ts';
import { lessonNamed } from './lessons.ts';

/** Writes what was learned as the source that players load. */

const { values } = parseArgs({
  options: {
    lesson: { type: 'string', default: 'treehouse' },
    folder: { type: 'string', default: 'training' },
  },
});

const { lesson: name, folder } = values;
const { shape } = lessonNamed(name);
const bytes = readFileSync(`${folder}/${name}-state.bin`);
const all = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
// The averaged weights come first.
const weights = all.slice(0, all.length / 4);
const packed = Buffer.from(pack(shape, weights));
const SHAPES: Readonly<Record<string, string>> = {
  fort: 'FORT_SHAPE',
  treehouse: 'TREEHOUSE_SHAPE',
};
const text = `import { bytesOf, unpack } from '../network/packed.ts';
import { ${SHAPES[name]} } from './judge.ts';

/** Learned by \`npm run train\`. */
const LETTERS =
  '${packed.toString('base64')}';

export const ${name}Weights = (): Float32Array => unpack(${SHAPES[name]}, bytesOf(LETTERS));
`;
writeFileSync(new URL(`../../src/${name}/weights.ts`, import.meta.url), text);
process.stdout.write(`${name}: ${weights.length} weights in ${packed.length} bytes\n`);
