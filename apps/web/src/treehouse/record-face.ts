import type { TreehouseFacts } from '@treefort/review';
import type { TreehouseView } from '@treefort/treehouse';
import type { RecordFace } from '../games/game-face.ts';
import { type Stretch, theEnd } from '../table/stretch.ts';
import { redeal, scenarioOf } from './redeal.ts';

/** Each pick and each scoring; those of a week are a chapter. */
function stretchOf({ week, picks, phase }: TreehouseView): Stretch {
  if (phase === 'over') return theEnd;
  const chapter = `week-${week}`;
  if (phase !== 'pick' && phase !== 'place') return { id: `${chapter}-scoring`, chapter };
  const n = picks + 1;
  return { id: `${chapter}-pick-${n}`, chapter, n };
}

function joinViews(watched: TreehouseView, own: readonly TreehouseView[]): TreehouseView {
  return {
    ...watched,
    players: own.map((view, seat) => view.players[seat]!),
    discard: watched.discard.map((one, i) => ({
      ...one,
      room: own.map(({ discard }) => discard[i]!.room).find((room) => room !== null) ?? one.room,
    })),
  };
}

export const treehouseRecord: RecordFace<TreehouseView, TreehouseFacts> = {
  joinViews,
  stretchOf,
  scenarioOf,
  redeal,
  reviewFacts: ({ blocked, discarded, givenAway }) => [
    ['blocked', `${blocked}`],
    ['discarded', `${discarded}`],
    ['given-away', `${givenAway}`],
  ],
};
