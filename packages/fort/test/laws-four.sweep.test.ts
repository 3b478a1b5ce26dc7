import { lawful } from './lawful.ts';

lawful(4, { games: 2000, core: 500 });
