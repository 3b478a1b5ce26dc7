import { type FortConsequence, Trial } from './consequences.ts';
import { whichOf } from './move-forms.ts';
import { ACTIONS, KIND, kindOf } from './moves.ts';
import { ADD, blank, DECLARE, type FortState, SUIT } from './state.ts';

/** What an action would bring: with no more added to it than it needs, and with all that can be added. */
export interface Prospect {
  readonly action: 'public' | 'private';
  readonly now: readonly FortConsequence[];
  readonly most: readonly FortConsequence[];
  /** The cards that would be added for the most. */
  readonly adds: readonly string[];
}

const trials = [0, 1].map(() => blank({ seats: 4, options: {} }));

const offered = (s: FortState): number[] => Array.from(s.options.subarray(0, s.optionCount));

/** Chooses a suit and adds cards, as few or as many as possible, until the action begins or is stopped. */
function addTo(trial: Trial, wanted: 'few' | 'many'): string[] {
  const adds: string[] = [];
  const { state } = trial;
  while (trial.isCertain && (state.phase === SUIT || state.phase === ADD)) {
    const options = offered(state);
    const done = options.find((m) => kindOf(m) === KIND.done);
    const more = options.find((m) => kindOf(m) !== KIND.done && kindOf(m) !== KIND.recycle);
    const next = wanted === 'few' ? (done ?? more) : (more ?? done);
    if (next === undefined) break;
    if (kindOf(next) === KIND.add) adds.push(state.box.designs[whichOf(next)]!.id);
    trial.choose(next);
  }
  return adds;
}

function prospectOf(s: FortState, seat: number, use: number): Prospect {
  const now = new Trial(s, seat, trials[1]).choose(use);
  addTo(now, 'few');
  const least = now.consequences;
  const most = new Trial(s, seat, trials[1]).choose(use);
  const adds = addTo(most, 'many');
  return { action: ACTIONS[whichOf(use)]!, now: least, most: most.consequences, adds };
}

/** What the actions of a card would bring: of one that could be played, or of the played one that could be used. */
export function prospects(s: FortState, seat: number, m: number): Prospect[] {
  if (kindOf(m) === KIND.use) return [prospectOf(s, seat, m)];
  if (kindOf(m) !== KIND.play) return [];
  const played = new Trial(s, seat, trials[0]).choose(m);
  const { state } = played;
  if (state.phase === DECLARE) played.choose(offered(state)[0]!);
  const uses = offered(state).filter((option) => kindOf(option) === KIND.use);
  return uses.map((use) => prospectOf(state, seat, use));
}
