import { fortOnline } from '../fort/online-face.ts';
import { treehouseOnline } from '../treehouse/online-face.ts';
import type { Registry } from './game-face.ts';

export const onlineFaces: Registry<'online'> = { fort: fortOnline, treehouse: treehouseOnline };
