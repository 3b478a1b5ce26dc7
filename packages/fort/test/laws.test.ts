import { lawful } from './lawful.ts';

for (const seats of [2, 3, 4]) lawful(seats, { games: 100, told: 4, core: 100 });
