import { ACTIONS } from './moves.ts';
import { COUNTERS, type Counter, type Verb } from './notation.ts';
import { ONCE } from './program.ts';
import { ACT, ADD, BY_PERK, designOf, type FortState, KEEP, PERK, SUIT } from './state.ts';
import { suitFor, symbols } from './symbols.ts';
import { programNow, verbsLeft } from './under-way.ts';
import { NONE, SYMBOLS } from './words.ts';

/** An action on its way: of the played card, or of the perk DIY. */
export interface UnderWay {
  readonly seat: number;
  readonly card: string | null;
  readonly action: 'public' | 'private' | 'diy';
  /** What it is done as often as, if anything, and how many there are so far. */
  readonly counter: Counter | 'coin' | null;
  readonly counted: number;
  /** Cards and Lookout symbols that were added to this action. */
  readonly added: number;
  /** Which time it is being done, of how many. */
  readonly repetition: number;
  readonly of: number;
  /** What is left to do of the step that is asked about. */
  readonly left: readonly Verb[];
}

function counterOf(s: FortState): UnderWay['counter'] {
  const { counter, anySuit } = programNow(s);
  if (counter === ONCE) return null;
  const chosen = s.anySuit === NONE ? undefined : SYMBOLS[s.anySuit];
  return anySuit && chosen ? chosen : COUNTERS[counter]!;
}

/** How many symbols there are while they are added; after that, what was counted. */
function countedNow(s: FortState): number {
  if (s.phase !== ADD) return s.phase === SUIT ? 0 : s.count;
  const program = programNow(s);
  return symbols(s, designOf(s, s.played), program, suitFor(s, program));
}

const PHASES: readonly number[] = [SUIT, ADD, ACT, KEEP, PERK];

export function underWay(s: FortState): UnderWay | null {
  if (!PHASES.includes(s.phase)) return null;
  const begun = s.phase !== SUIT && s.phase !== ADD;
  const { counter } = programNow(s);
  const times = programNow(s).segments[s.segment]?.counter === ONCE ? 1 : s.count;
  return {
    seat: s.actor,
    card: s.which === BY_PERK ? null : designOf(s, s.played).id,
    action: s.which === BY_PERK ? 'diy' : ACTIONS[s.which]!,
    counter: counterOf(s),
    counted: counter === ONCE ? 0 : countedNow(s),
    added: s.addedOnes + s.addedTwos,
    repetition: begun ? s.rep + 1 : 0,
    of: begun ? times : 0,
    left: begun ? verbsLeft(s) : [],
  };
}
