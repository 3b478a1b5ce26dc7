import { lawful } from './lawful.ts';

lawful(4, { games: 2000, told: 40, core: 500 });
