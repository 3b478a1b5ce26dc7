import { lawful } from './lawful.ts';

lawful(4);
