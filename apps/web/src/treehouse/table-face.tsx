import type { TableFace } from '../games/game-face.ts';
import type { TreehouseTypes } from '../games/game-types.ts';
import { treehouseBubbles } from './bubbles.ts';
import { treehouseDealt, treehouseMoves } from './card-moves.ts';
import { TreehouseEndPicture } from './end-picture.tsx';
import { treehouseMotion } from './motion.ts';
import { RoomText } from './room-text.tsx';
import { TreehouseScores, treehouseScoreParts } from './scores.tsx';
import { treehouseSounds } from './sounds.ts';
import { treehouseSpotlight } from './spotlight.tsx';
import { TreehouseTable } from './treehouse-table.tsx';

export const treehouseTable: TableFace<TreehouseTypes> = {
  Board: TreehouseTable,
  CardText: ({ id }) => <RoomText room={id} />,
  Scores: TreehouseScores,
  scoreParts: treehouseScoreParts,
  EndPicture: TreehouseEndPicture,
  wonTitle: () => 'end:treehouse-won',
  seatClass: () => '',
  cardName: (words, id) => words.treehouse.room(id),
  movesOf: treehouseMoves,
  dealt: treehouseDealt,
  soundsOf: treehouseSounds,
  bubbles: treehouseBubbles,
  spotlight: treehouseSpotlight,
  motion: treehouseMotion,
};
