import {
  COVER,
  TAKE,
  type TreehouseHeard,
  type TreehouseState,
  treehouse,
} from '@treefort/treehouse';
import { ln } from '../exp-ln.ts';
import type { Heuristics } from '../heuristics.ts';
import { networkOf } from '../network/loaded.ts';
import { add, valueAt } from '../row.ts';
import { MOST_SEATS } from '../tree-paths.ts';
import { BUILDER, RULE_OF_THUMB, SAGE, SPOILER } from './characters.ts';
import { TreehouseJudge } from './judge.ts';
import { RivalModel, type RivalType, rivalType } from './rival-model.ts';
import { Scoring } from './scoring.ts';

/** The first hardly goes by rules of thumb, as who plays for the win alone; the others do, whether they look ahead or not. */
const KINDS: readonly RivalType[] = [
  rivalType(0.35, SAGE, 3),
  rivalType(0.35, SAGE, 1),
  rivalType(0.1, RULE_OF_THUMB, 0),
  rivalType(0.1, SPOILER, 0),
  rivalType(0.1, BUILDER, 0.4),
];
const BOLD = 0;

const inScoring = (s: TreehouseState): boolean => s.phase === TAKE || s.phase === COVER;

/** The position as it was when the scoring began. */
function beforeScoring(s: TreehouseState): TreehouseState {
  const two = s.seats === 2;
  const options = { junior: s.junior === 1, fewest: s.fewest === 1 };
  const before = treehouse.copy(s, treehouse.blank({ seats: s.seats, options }));
  before.card.fill(-1);
  before.held.fill(two ? 1 : -1, 0, s.seats);
  before.turn = 0;
  before.phase = two ? COVER : TAKE;
  before.doubles = before.nones = two ? 0 : 2;
  return before;
}

/** Writes what the network thinks of the position before the scoring, all seats together. */
function judgeBy(judge: TreehouseJudge): (s: TreehouseState, out: Float64Array) => void {
  const seen = new Float64Array(MOST_SEATS);
  return (s, out) => {
    const before = beforeScoring(s);
    out.fill(0);
    for (let seat = 0; seat < s.seats; seat++) {
      judge.look(before, seat);
      judge.chances(seen);
      for (let who = 0; who < s.seats; who++) add(out, who, valueAt(seen, who));
    }
    for (let who = 0; who < s.seats; who++) out[who] = ln(valueAt(out, who));
  };
}

/**
 * A seat that sees Treehouse as before, but reckons a scoring to its end where the others seem to play for the win alone.
 * Against those who go by rules of thumb it is better to play it on as they would.
 */
export function reckoning(
  seat: number,
  seen: Heuristics<TreehouseState>,
): Heuristics<TreehouseState> {
  const scoring = new Scoring(judgeBy(new TreehouseJudge(networkOf(treehouse.id))));
  const kinds = new RivalModel(KINDS);
  const memory = seen.remember(seat);
  const bold = (s: TreehouseState): boolean => {
    let odds = 0;
    for (let rival = 0; rival < s.seats; rival++) {
      if (rival === seat) continue;
      odds += valueAt(kinds.sharesOf(s, rival), BOLD) - 0.5;
    }
    return odds > 0;
  };
  return {
    ...seen,
    reckon: (s) => {
      if (!inScoring(s) || !bold(s)) return undefined;
      scoring.chances(s, seat);
      return scoring;
    },
    remember: () => ({
      hear(event: TreehouseHeard) {
        memory.hear(event);
        kinds.hear(event);
      },
      likelihood: (s) => memory.likelihood(s),
      guess: (s, rival, random) => memory.guess?.(s, rival, random),
    }),
  };
}
