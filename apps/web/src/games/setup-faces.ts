import { fortSetup } from '../fort/setup-face.tsx';
import { treehouseSetup } from '../treehouse/setup-face.ts';
import type { Registry } from './game-face.ts';

export const setupFaces: Registry<'setup'> = { fort: fortSetup, treehouse: treehouseSetup };
