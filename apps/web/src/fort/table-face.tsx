import type { FortView } from '@treefort/fort';
import type { TableFace } from '../games/game-face.ts';
import { fortMoves } from './card-moves.ts';
import { FortCardText } from './card-text.tsx';
import { FortTable } from './fort-table.tsx';
import { FortScores } from './scores.tsx';

export const fortTable: TableFace<FortView> = {
  Board: FortTable,
  CardText: ({ id, view }) => <FortCardText id={id} box={view.box} />,
  Scores: FortScores,
  cardName: (words, id) => words.fort.cardName(id),
  moves: fortMoves,
  sounds: {
    played: 'card',
    added: 'card',
    followed: 'card',
    passed: 'card',
    drew: 'card',
    recruited: 'recruit',
    tucked: 'recruit',
    advanced: 'build',
    scored: 'points',
  },
};
