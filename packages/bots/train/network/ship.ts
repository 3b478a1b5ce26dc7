import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { pack } from '../../src/network/packed.ts';
import { offsetsOf } from '../../src/network/shape.ts';
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
const { end } = offsetsOf(shape);
if (all.length % end !== 0) throw new Error(`no rows of ${end} weights: the widths are others`);
// The averaged weights come first.
const weights = all.slice(0, end);
const packed = Buffer.from(pack(shape, weights));
const text = `/** Learned by \`npm run train\`. Nothing but the letters, so that the page and its workers share one file. */
// biome-ignore lint/style/noDefaultExport: with a name each of them would get a file of its own
export default '${packed.toString('base64')}';
`;
writeFileSync(new URL(`../../src/${name}/weights.ts`, import.meta.url), text);
process.stdout.write(`${name}: ${weights.length} weights in ${packed.length} bytes\n`);
