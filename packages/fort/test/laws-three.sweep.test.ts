import { lawful } from './lawful.ts';

lawful(3, { games: 2000, core: 500 });
