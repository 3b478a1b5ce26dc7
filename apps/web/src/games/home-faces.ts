import { fortHome } from '../fort/home-face.ts';
import { treehouseHome } from '../treehouse/home-face.ts';
import type { Registry } from './game-face.ts';

export const homeFaces: Registry<'home'> = { fort: fortHome, treehouse: treehouseHome };
