import { hidesEveryByte } from './hidden-bytes.ts';
import { withPostgres } from './running.ts';

hidesEveryByte(withPostgres(), [
  ['treehouse', 3, {}, 0],
  ['treehouse', 4, {}, 1],
  ['fort', 3, {}, 1],
  ['fort', 4, { setup: 'draft' }, 0],
]);
