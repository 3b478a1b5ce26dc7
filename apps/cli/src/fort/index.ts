import { type Box, fort, standard } from '@treefort/fort';
import type { Options } from '@treefort/kernel';
import type { GameFace } from '../game-face.ts';
import { type Call, textOf } from '../usage.ts';
import { boxIn } from './box-file.ts';

/** The standard box goes by its name; any other is carried whole by the record. */
const optionFor = (box: Box): unknown => (box === standard ? box.file.name : box.file);

async function fortOptions(call: Call): Promise<Options> {
  const file = textOf(call, 'box');
  return {
    setup: call.given.draft === true ? 'draft' : 'basic',
    ...(file !== undefined && { box: optionFor(await boxIn(file)) }),
  };
}

/** Fort on the command line. */
export const fortFace: GameFace = {
  game: fort,
  flags: {
    draft: { type: 'boolean', help: 'the advanced setup: the first cards are drafted' },
    box: { type: 'string', value: 'FILE', help: 'play with the cards and prices of a box file' },
  },
  options: fortOptions,
  loadBoard: async () => (await import('./board.ts')).fortBoards,
};
