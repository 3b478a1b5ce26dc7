import type { GameEvent } from '@treefort/kernel';
import type { TreehouseHeard, TreehouseView } from '@treefort/treehouse';
import type { RecordFace } from '../games/game-face.ts';
import { type Stretch, theEnd } from '../table/stretch.ts';
import { redeal, scenarioOf } from './redeal.ts';

/** Each pick and each scoring; those of a week are a chapter. */
function stretchOf({ week, picks, phase }: TreehouseView): Stretch {
  if (phase === 'over') return theEnd;
  const [chapter, short] = [`week-${week}`, `${week}`];
  if (phase !== 'pick' && phase !== 'place') return { id: `${chapter}-scoring`, chapter, short };
  const n = picks + 1;
  return { id: `${chapter}-pick-${n}`, chapter, short, n };
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

const pointsOf = ({ players }: TreehouseView): number[] => players.map(({ total }) => total.now);

/** When a week ends its rooms begin to count for the next one, which is nobody's doing. */
const gains = (before: TreehouseView, after: TreehouseView): number[] =>
  after.players.map(({ score, total }, seat) => {
    const now = before.week === after.week ? total.now : score + total.majorities;
    return now - (before.players[seat]?.total.now ?? 0);
  });

/** What anybody does to the colours counts for all; a room counts for who builds it. */
const FOR_ALL: readonly TreehouseHeard['kind'][] = ['covered', 'coloured'];

const telling = (beat: readonly GameEvent[], winners: readonly number[]): readonly GameEvent[] =>
  beat.filter(
    ({ kind, seat }) =>
      FOR_ALL.some((one) => one === kind) ||
      (kind === 'built' && winners.some((winner) => winner === seat)),
  );

export const treehouseRecord: RecordFace<TreehouseView> = {
  joinViews,
  seatColour: (_, seat) => `seat-${seat}`,
  stretchOf,
  roundOf: ({ week }) => week,
  pointsOf,
  gains,
  telling,
  scenarioOf,
  redeal,
};
