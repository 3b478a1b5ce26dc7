import type { FortHeard, FortView } from '@treefort/fort';
import type { GameEvent, Random } from '@treefort/kernel';
import type { Dealt, RecordFace, RedealPoint } from '../games/game-face.ts';
import type { Playthrough } from '../table/playthrough.ts';
import { type Stretch, theEnd } from '../table/stretch.ts';

const DRAFT: Stretch = { id: 'draft', chapter: 'draft' };

/** The draft, then each player's turn; the turns of a round are a chapter. */
function stretchOf({ phase, round, leader }: FortView): Stretch {
  if (phase === 'over') return theEnd;
  if (phase === 'draft') return DRAFT;
  return { id: `round-${round}-${leader}`, chapter: `round-${round}`, short: `${round}` };
}

/** There are several copies of many cards, so hidden ones are sampled as they may have lain before the latest choices. */
function redeal({ game, states, record }: Playthrough, point: RedealPoint, random: Random): Dealt {
  const { from, at, seat } = point;
  const sampled = game.sample(game.view(states[from]!, seat), random);
  return {
    scenario: game.inspect(sampled),
    choices: record.choices.slice(from, at),
  };
}

const pointsOf = ({ seats }: FortView): number[] => seats.map(({ total }) => total.now);

/** A level of the fort says enough by itself; points are told with the action that brought them. */
const BUILDING: readonly FortHeard['kind'][] = ['advanced', 'took-sculpture'];

function telling(beat: readonly GameEvent[], winners: readonly number[]): readonly GameEvent[] {
  const won = beat.filter(({ seat }) => winners.some((winner) => winner === seat));
  const built = won.filter(({ kind }) => BUILDING.some((one) => one === kind));
  if (built.length > 0) return built;
  return won.some(({ kind }) => kind === 'scored') ? won : [];
}

export const fortRecord: RecordFace<FortView> = {
  joinViews: (watched, own) => ({
    ...watched,
    seats: own.map((view, seat) => view.seats[seat]!),
  }),
  seatColour: ({ seats }, seat) => seats[seat]!.board,
  stretchOf,
  roundOf: ({ round }) => round,
  pointsOf,
  gains: (before, after) => {
    const points = pointsOf(before);
    return pointsOf(after).map((now, seat) => now - (points[seat] ?? 0));
  },
  telling,
  scenarioOf: (inspected) => inspected as object,
  redeal,
};
