import { hasSeat, type Random } from '@treefort/kernel';
import { type FortConsequence, Trial } from './consequences.ts';
import { type FortQuestion, option, question } from './face.ts';
import { type FortOption, parseMove } from './moves.ts';
import { type FortRefusal, refusals } from './refusals.ts';
import { sample } from './sample.ts';
import { actors } from './seats.ts';
import { blank, type FortState } from './state.ts';
import { type FortView, view as viewOf } from './view.ts';

/** What a seat would be asked after some choices of its own. */
export interface NextDecision extends FortQuestion {
  readonly options: readonly FortOption[];
}

/** What some choices in a row lead to. */
export interface Rehearsed {
  /** What they bring together. */
  readonly brings: readonly FortConsequence[];
  /** What comes next; undefined where somebody else is asked, or learns something, before that. */
  readonly asks: NextDecision | undefined;
  /** What would not be offered then, and why. */
  refusals(): readonly FortRefusal[];
  /** What the seat would see then, where it is asked something. */
  readonly view: FortView | undefined;
}

/** Choices one after another; undefined where one of them would not be offered. */
export type Rehearse = (choices: readonly string[]) => Rehearsed | undefined;

const isOpen = (trial: Trial, seat: number): boolean =>
  trial.isCertain && hasSeat(actors(trial.state), seat);

const offered = ({ options, optionCount }: FortState): number[] =>
  Array.from(options.subarray(0, optionCount)).sort((a, b) => a - b);

const nextOf = (s: FortState, seat: number): NextDecision => ({
  ...question(s),
  options: offered(s).map((m) => option(s, seat, m)),
});

const scratch = blank({ seats: 4, options: {} });

/**
 * Tries choices of a seat that knows no more than its view. As with consequences, any position that fits the view gives
 * the same answer, because nothing is read from it after somebody has learned something.
 */
export function rehearsal(seen: FortView, seat: number, random: Random): Rehearse {
  let from: FortState | undefined;
  const tried = (choices: readonly string[]): Trial | undefined => {
    from ??= sample(seen, random);
    const trial = new Trial(from, seat, scratch);
    for (const id of choices) {
      const move = parseMove(from.box, id);
      const can = isOpen(trial, seat) && move.ok && offered(trial.state).includes(move.value);
      if (!can) return undefined;
      trial.choose(move.value);
    }
    return trial;
  };
  return (choices) => {
    const trial = tried(choices);
    if (!trial) return undefined;
    const open = isOpen(trial, seat);
    return {
      brings: trial.consequences,
      asks: open ? nextOf(trial.state, seat) : undefined,
      // All rehearsals share one position, so this one is tried again.
      refusals: () => {
        const again = open ? tried(choices) : undefined;
        return again ? refusals(again.state) : [];
      },
      view: open ? viewOf(trial.state, seat) : undefined,
    };
  };
}
