import type { TreehouseView } from '@treefort/treehouse';
import type { TableFace } from '../games/game-face.ts';
import { treehouseMoves } from './card-moves.ts';
import { RoomText } from './room-text.tsx';
import { TreehouseScores } from './scores.tsx';
import { TreehouseTable } from './treehouse-table.tsx';

export const treehouseTable: TableFace<TreehouseView> = {
  Board: TreehouseTable,
  CardText: ({ id }) => <RoomText room={id} />,
  Scores: TreehouseScores,
  cardName: (words, id) => words.treehouse.room(id),
  moves: treehouseMoves,
  sounds: {
    dealt: 'card',
    passed: 'card',
    picked: 'card',
    built: 'build',
    scored: 'points',
    majority: 'points',
  },
};
