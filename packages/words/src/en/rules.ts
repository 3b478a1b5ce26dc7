import * as fort from './rules-fort.ts';
import * as treehouse from './rules-treehouse.ts';

export { fort, treehouse };
