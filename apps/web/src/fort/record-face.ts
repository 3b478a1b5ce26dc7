import type { FortView } from '@treefort/fort';
import type { Random } from '@treefort/kernel';
import type { FortFacts } from '@treefort/review';
import type { Dealt, RecordFace, RedealPoint } from '../games/game-face.ts';
import type { Playthrough } from '../table/playthrough.ts';
import { type Stretch, theEnd } from '../table/stretch.ts';

const DRAFT: Stretch = { id: 'draft', chapter: 'draft' };

/** The draft, then each player's turn; the turns of a round are a chapter. */
function stretchOf({ phase, round, leader }: FortView): Stretch {
  if (phase === 'over') return theEnd;
  if (phase === 'draft') return DRAFT;
  return { id: `round-${round}-${leader}`, chapter: `round-${round}` };
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

export const fortRecord: RecordFace<FortView, FortFacts> = {
  joinViews: (watched, own) => ({
    ...watched,
    seats: own.map((view, seat) => view.seats[seat]!),
  }),
  stretchOf,
  scenarioOf: (inspected) => inspected as object,
  redeal,
  reviewFacts: ({ followed, followChances, followMissed, lostFromYard }) => [
    ['followed', `${followed} / ${followChances}`],
    ['follow-missed', `${followMissed}`],
    ['lost-from-yard', `${lostFromYard}`],
  ],
};
