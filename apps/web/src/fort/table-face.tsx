import type { TableFace } from '../games/game-face.ts';
import type { FortTypes } from '../games/game-types.ts';
import { fortDealt, fortMoves } from './card-moves.ts';
import { FortCardText } from './card-text.tsx';
import { FortTable } from './fort-table.tsx';
import { FortScores } from './scores.tsx';
import { fortSounds } from './sounds.ts';

export const fortTable: TableFace<FortTypes> = {
  Board: FortTable,
  CardText: ({ id, view }) => <FortCardText id={id} box={view.box} />,
  Scores: FortScores,
  cardName: (words, id) => words.fort.cardName(id),
  movesOf: fortMoves,
  dealt: fortDealt,
  soundsOf: fortSounds,
  spotlight: () => null,
};
