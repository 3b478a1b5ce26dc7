import {
  type FortConsequence,
  type FortState,
  type FortView,
  fort,
  type LevelEntry,
  type Resources,
  readMove,
  Trial,
} from '@treefort/fort';
import { moveOf, nth, sure } from '@treefort/kernel';

const NOTHING: Resources = { pizza: 0, toy: 0 };

export const sum = (a: Resources, b: Resources): Resources => ({
  pizza: a.pizza + b.pizza,
  toy: a.toy + b.toy,
});

export const amountOf = ({ pizza, toy }: Resources): number => pizza + toy;

/** What is there more of, kind by kind. */
export const more = (a: Resources, b: Resources): Resources => ({
  pizza: Math.max(0, a.pizza - b.pizza),
  toy: Math.max(0, a.toy - b.toy),
});

/** What is missing of a price. */
export function missing(price: LevelEntry, have: Resources): Resources & { readonly any: number } {
  const lacks = more({ pizza: price.pizzas, toy: price.toys }, have);
  const spare = amountOf(have) - price.pizzas - price.toys + amountOf(lacks);
  return { ...lacks, any: Math.max(0, price.any - spare) };
}

export const allMissing = (price: LevelEntry, have: Resources): number => {
  const { any, ...kinds } = missing(price, have);
  return any + amountOf(kinds);
};

/** What is certain to come of choices that a seat would make one after the other. */
export interface PlanOutcome {
  readonly plan: readonly string[];
  readonly points: number;
  readonly level: number;
  /** What Stuff and Pack gain or lose. */
  readonly stuff: Resources;
  readonly pack: Resources;
  /** What they hold together afterwards. */
  readonly have: Resources;
  /** What the own made-up rule would bring more, as far as it can be told from the rest. */
  readonly rulePoints: number;
  /** How much does not fit. */
  readonly cut: number;
  readonly total: number;
  readonly ending: boolean;
  /** Cards of the hand that are played, added, tucked or trashed. */
  readonly fromHand: readonly string[];
  /** Cards that go to the Lookout, out of the game and to the own discard pile. */
  readonly tucked: readonly string[];
  readonly trashed: readonly string[];
  readonly recruited: readonly string[];
}

/** The card of the hand that a choice uses, if it does. */
function handCard(id: string): readonly string[] {
  const move = sure(readMove(id));
  switch (move.kind) {
    case 'play':
    case 'add':
    case 'follow':
      return [move.card];
    case 'tuck':
    case 'trash':
      return move.from === 'hand' ? [move.card] : [];
    default:
      return [];
  }
}

/** Whether the turn has come to its recruiting, which is the same whatever was played. */
const isRecruiting = (state: FortState, seat: number): boolean =>
  fort.question(state, seat).rule === 'fort.recruit.must';

function tried(state: FortState, seat: number, plan: readonly string[]): FortConsequence[] {
  const trial = new Trial(state, seat);
  for (const [step, id] of plan.entries()) {
    if (!trial.isCertain || (step > 0 && isRecruiting(trial.state, seat))) break;
    const move = moveOf(fort, trial.state, seat, id);
    if (move === undefined) break;
    trial.choose(move);
  }
  return trial.consequences;
}

type Kinded<K> = Extract<FortConsequence, { readonly kind: K }>;

const allOf = <K extends FortConsequence['kind']>(
  told: readonly FortConsequence[],
  kind: K,
): readonly Kinded<K>[] => told.filter((one): one is Kinded<K> => one.kind === kind);

const firstOf = <K extends FortConsequence['kind']>(
  told: readonly FortConsequence[],
  kind: K,
): Kinded<K> | undefined => allOf(told, kind)[0];

/** Plays a plan on a position that the seat's view cannot tell from the real one. */
export function outcomeOf(
  view: FortView,
  state: FortState,
  seat: number,
  plan: readonly string[],
): PlanOutcome {
  const told = view.phase === 'draft' ? [] : tried(state, seat, plan);
  const mine = told.filter((one) => !('seat' in one) || one.seat === seat);
  const before = nth(view.seats, seat);
  const [stuff, pack] = [firstOf(mine, 'stuff') ?? NOTHING, firstOf(mine, 'pack') ?? NOTHING];
  const moved = (where: Kinded<'card'>['to']): string[] =>
    allOf(mine, 'card').flatMap(({ to, card, owner = seat }) =>
      to === where && card && (where !== 'gone' || owner === seat) ? [card] : [],
    );
  const points = firstOf(mine, 'track')?.points ?? 0;
  const level = firstOf(mine, 'level')?.level ?? before.level;
  const total = firstOf(mine, 'total')?.points ?? 0;
  return {
    plan,
    points,
    level,
    stuff: { pizza: stuff.pizza, toy: stuff.toy },
    pack: { pizza: pack.pizza, toy: pack.toy },
    have: sum(sum(before.stuff, before.pack), sum(stuff, pack)),
    rulePoints: level === before.level ? total - points : 0,
    cut: allOf(mine, 'cut').reduce((all, { left }) => all + left, 0),
    total: before.total.now + total,
    ending: allOf(mine, 'ending').length > 0,
    fromHand: plan.flatMap(handCard),
    tucked: moved('lookout'),
    trashed: moved('gone'),
    recruited: moved('discard'),
  };
}
