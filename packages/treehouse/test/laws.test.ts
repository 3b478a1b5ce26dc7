import { lawful } from './lawful.ts';

lawful({ games: 10, core: 200 });
