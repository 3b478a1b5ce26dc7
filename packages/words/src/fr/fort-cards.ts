/** L’édition française garde les surnoms anglais. */
export { cards } from '../en/fort-cards.ts';
