import { lawful } from './lawful.ts';

lawful(3, { games: 2000, told: 40, core: 500 });
