import { lawful } from './lawful.ts';

lawful(2, { games: 2000, core: 500 });
