import { readFileSync, writeFileSync } from 'node:fs';
import { pictureOf } from './picture.ts';
import { generationsIn } from './table.ts';

/** Draws the curves of training from the tables beside them. */
const PAGE = new URL('../../results/training.md', import.meta.url);
const PICTURE = new URL('../../results/training.svg', import.meta.url);

writeFileSync(PICTURE, pictureOf(generationsIn(readFileSync(PAGE, 'utf8'))));
