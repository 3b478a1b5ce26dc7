import type { RoomName, TreehouseView } from '@treefort/treehouse';
import type { TableFace } from '../games/game-face.ts';
import { treehouseMoves } from './card-moves.ts';
import { RoomText } from './room-text.tsx';
import { TreehouseScores } from './scores.tsx';
import { TreehouseTable } from './treehouse-table.tsx';

export const treehouseTable: TableFace<TreehouseView> = {
  Board: TreehouseTable,
  CardText: ({ id }) => <RoomText room={id as RoomName} />,
  Scores: TreehouseScores,
  cardName: (words, id) => words.treehouse.room(id as RoomName),
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
