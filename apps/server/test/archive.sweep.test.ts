import { pythonPlays } from './python-seats.ts';
import { withPostgres } from './running.ts';

pythonPlays(withPostgres(), ['treehouse', 'fort']);
