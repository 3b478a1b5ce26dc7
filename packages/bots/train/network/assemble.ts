import { readFile } from 'node:fs/promises';
import wabt from 'wabt';

const WAT = new URL('../../src/network/layers.wat', import.meta.url);

/** `layers.wat` as WebAssembly, in base64. */
export async function assembled(): Promise<string> {
  const { parseWat } = await wabt();
  const module = parseWat('layers.wat', await readFile(WAT, 'utf8'), { simd: true });
  const { buffer } = module.toBinary({});
  module.destroy();
  return Buffer.from(buffer).toString('base64');
}
