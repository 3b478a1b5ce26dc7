import { fortRecord } from '../fort/record-face.ts';
import { treehouseRecord } from '../treehouse/record-face.ts';
import type { Registry } from './game-face.ts';

export const recordFaces: Registry<'record'> = { fort: fortRecord, treehouse: treehouseRecord };
