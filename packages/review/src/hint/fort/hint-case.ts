import {
  type FortMove,
  type FortState,
  type FortView,
  fort,
  type LevelEntry,
  readMove,
  type SeatView,
  TOP_LEVEL,
} from '@treefort/fort';
import { nth, randomFromText, sure } from '@treefort/kernel';
import type { HintCase } from '../reason.ts';
import { Cards, ownedBy } from './deck.ts';
import { outcomeOf, type PlanOutcome } from './plan.ts';
import type { FortHintReason } from './reasons.ts';

/** Looks for one kind of reason. */
export type Find = (found: FortCase) => FortHintReason | undefined | false;

/** An option of Fort that is advised, the best other one, and what is certain to come of each. */
export interface FortCase {
  readonly view: FortView;
  readonly seat: number;
  readonly own: SeatView;
  readonly cards: Cards;
  /** All cards that the seat owns. */
  readonly owned: readonly string[];
  readonly move: FortMove;
  readonly other: FortMove;
  readonly gain: PlanOutcome;
  readonly otherGain: PlanOutcome;
  /** The price of the next level, where there is one. */
  readonly next: LevelEntry | undefined;
  readonly state: FortState;
}

const first = (plan: readonly string[]): FortMove => sure(readMove(nth(plan, 0)));

/** What one action of a card brings, where the other option is not its other action. */
function untilNextAction(plan: readonly string[], otherPlan: readonly string[]): readonly string[] {
  const [move, other] = [first(plan), first(otherPlan)];
  if (move.kind !== 'use' || (other.kind === 'use' && other.action !== move.action)) return plan;
  const next = plan.findIndex((id, step) => step > 0 && id.startsWith('use:'));
  return next < 0 ? plan : plan.slice(0, next);
}

export function fortCase({ view, seat, plan, otherPlan }: HintCase): FortCase {
  const seen = view as FortView;
  const own = nth(seen.seats, seat);
  const state = fort.sample(seen, randomFromText('a hint'));
  const { box } = state;
  return {
    view: seen,
    seat,
    own,
    cards: new Cards(box),
    owned: ownedBy(seen, seat),
    move: first(plan),
    other: first(otherPlan),
    gain: outcomeOf(seen, state, seat, untilNextAction(plan, otherPlan)),
    otherGain: outcomeOf(seen, state, seat, otherPlan),
    next: own.level < TOP_LEVEL ? nth(box.levels, own.level + 1) : undefined,
    state,
  };
}

/** The rival who takes the next turn. */
export const nextRival = ({ view }: FortCase): number => (view.leader + 1) % view.seats.length;

/** Whether the other option is ahead in what counts most, so that smaller things are no reason. */
export const isBehind = ({ gain, otherGain }: FortCase): boolean =>
  otherGain.level > gain.level || otherGain.points > gain.points;
