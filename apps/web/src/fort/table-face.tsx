import { TOP_LEVEL } from '@treefort/fort';
import type { TableFace } from '../games/game-face.ts';
import type { FortTypes } from '../games/game-types.ts';
import { fortBubbles } from './bubbles.ts';
import { fortDealt, fortMoves } from './card-moves.ts';
import { FortCardText } from './card-text.tsx';
import { FortEndPicture } from './end-picture.tsx';
import { FortTable } from './fort-table.tsx';
import { joinedDecision } from './joined.ts';
import { FortScores, fortScoreParts } from './scores.tsx';
import { fortSounds } from './sounds.ts';
import { fortSpotlight } from './spotlight.tsx';

export const fortTable: TableFace<FortTypes> = {
  Board: FortTable,
  CardText: ({ id, view }) => <FortCardText id={id} box={view.box} />,
  Scores: FortScores,
  scoreParts: fortScoreParts,
  EndPicture: FortEndPicture,
  wonTitle: ({ seats }, seat) =>
    seats[seat]?.level === TOP_LEVEL ? 'end:fort-castle' : 'end:fort-won',
  seatClass: ({ seats }, seat) => `board-${seats[seat]?.board}`,
  cardName: (words, id) => words.fort.cardName(id),
  movesOf: fortMoves,
  dealt: fortDealt,
  soundsOf: fortSounds,
  bubbles: fortBubbles,
  spotlight: fortSpotlight,
  joined: joinedDecision,
};
