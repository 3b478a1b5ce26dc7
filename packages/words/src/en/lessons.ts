export { deeds, gallery, learn, rulebook } from './learn.ts';
export { fort, fortTry } from './lessons-fort.ts';
export { treehouse, treehouseTry } from './lessons-treehouse.ts';
