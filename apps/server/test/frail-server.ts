import { parseArgs } from 'node:util';
import type { Game } from '@treefort/kernel';
import { toy } from '@treefort/kernel/toy';
import { readConfig, serve } from '../src/index.ts';
import { SETTINGS } from './settings.ts';

/** A server for the toy as a game that fails: where somebody paints blue it throws, with the state half changed. */
let isFrail = false;
const frail: Game = {
  ...toy,
  play(state, seat, move, tell) {
    const { id } = toy.option(state as never, seat, move);
    toy.play(state as never, seat, move, tell as never);
    if (isFrail && id === 'paint:blue') throw new Error('blue is broken');
  },
} as Game;

const names = ['data', ...Object.keys(SETTINGS)];
const { values } = parseArgs({
  options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
});
const { url } = await serve(readConfig(values as Record<string, string>, process.env), [frail]);
// Starting, a server plays some games to warm up.
isFrail = true;
console.log(`Treefort is at ${url}`);
