import { lawful } from './lawful.ts';

lawful({ games: 40, core: 2000 });
