import { fortTable } from '../fort/table-face.tsx';
import { treehouseTable } from '../treehouse/table-face.tsx';
import type { Registry } from './game-face.ts';

export const tableFaces: Registry<'table'> = { fort: fortTable, treehouse: treehouseTable };
