import { readFile } from 'node:fs/promises';
import wabt from 'wabt';

const LAYERS = new URL('../../src/network/layers.wat', import.meta.url);
const SLOPES = new URL('slopes.wat', import.meta.url);

async function assembled(text: URL): Promise<Uint8Array> {
  const { parseWat } = await wabt();
  const module = parseWat(text.pathname, await readFile(text, 'utf8'), { simd: true });
  const { buffer } = module.toBinary({});
  module.destroy();
  return buffer;
}

/** `layers.wat` as WebAssembly, in base64. */
export const assembledLayers = async (): Promise<string> =>
  Buffer.from(await assembled(LAYERS)).toString('base64');

/** `slopes.wat` as WebAssembly. */
export const assembledSlopes = (): Promise<Uint8Array> => assembled(SLOPES);
