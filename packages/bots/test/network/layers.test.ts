import { expect, it } from 'vitest';
import { LAYERS } from '../../src/network/layers-wasm.ts';
import { assembledLayers } from '../../train/network/assemble.ts';

it('the layers that run are those of layers.wat', async () => {
  expect(LAYERS).toBe(await assembledLayers());
});
