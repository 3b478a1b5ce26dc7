import { withPostgres } from './running.ts';
import { viewsOfChanges } from './views-of-changes.ts';

viewsOfChanges(withPostgres(), [
  ['treehouse', 4, {}],
  ['fort', 4, {}],
  ['fort', 3, { setup: 'draft' }],
]);
