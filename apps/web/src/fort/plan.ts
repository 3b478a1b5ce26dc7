import { type FortConsequence, type FortMove, type Rehearse, readMove } from '@treefort/fort';
import type { Option } from '@treefort/kernel';

export type Action = 'public' | 'private';

/** What one press wants: to play a card, to use these of its actions in this order, and to add these cards. */
export interface Plan {
  readonly card: string;
  readonly actions: readonly Action[];
  /** Cards of the hand to add, or as many as can be. */
  readonly adds: readonly string[] | 'all';
}

/** An option with what it says. */
interface Said {
  readonly id: string;
  readonly move: FortMove;
}

const saidBy = (options: readonly Option[]): Said[] =>
  options.flatMap(({ id }) => {
    const move = readMove(id);
    return move.ok ? [{ id, move: move.value }] : [];
  });

/** Perks may be used at many moments; that is never part of a plan. */
const isPerk = ({ kind }: FortMove): boolean =>
  kind === 'recycle' || kind === 'rough-housing' || kind === 'do-over' || kind === 'diy';

/** What an action does, as opposed to what begins or ends one. */
const STEPS: ReadonlySet<FortMove['kind']> = new Set([
  ...(['gain', 'gain-either', 'pack', 'tuck', 'trash', 'trash-rival', 'trash-this'] as const),
  ...(['pay', 'score', 'spend', 'copy-pack', 'copy-rival', 'convert'] as const),
]);

/**
 * Answers the decisions of a plan one after another; undefined where the player has to say more. It remembers what it
 * has added, so each run of a plan needs its own.
 */
export function answering({
  actions,
  adds,
}: Plan): (options: readonly Option[]) => string | undefined {
  const left = adds === 'all' ? [] : [...adds];
  const wants = (card: string): boolean => {
    if (adds === 'all') return true;
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  return (options) => {
    const all = saidBy(options);
    // Whether Do-Over is kept is the player's to say.
    if (all.some(({ move }) => move.kind === 'do-over')) return undefined;
    const said = all.filter(({ move }) => !isPerk(move));
    const done = said.find(({ move }) => move.kind === 'done');
    if (said.some(({ move }) => move.kind === 'use')) {
      const next = actions
        .map((action) => said.find(({ move }) => move.kind === 'use' && move.action === action))
        .find(Boolean);
      return (next ?? done)?.id;
    }
    // Symbols of the Lookout cost nothing.
    const lent = said.find(({ move }) => move.kind === 'lookout-symbol');
    if (lent) return lent.id;
    if (said.some(({ move }) => move.kind === 'add')) {
      const added = said.find(({ move }) => move.kind === 'add' && wants(move.card));
      return (added ?? done)?.id;
    }
    const [only, ...more] = said;
    return only && more.length === 0 && (only === done || STEPS.has(only.move.kind))
      ? only.id
      : undefined;
  };
}

/** A plan as far as it can be foreseen. */
export interface Foreseen {
  readonly plan: Plan;
  readonly brings: readonly FortConsequence[];
  /** Whether all its actions are begun before the player has to say more. */
  readonly isWhole: boolean;
  /** The cards that it adds. */
  readonly adds: readonly string[];
  /** What it asks on its way, if anything. */
  readonly asks: string | undefined;
}

/** More than any plan has choices. */
const MOST = 40;

/** Tries a plan from where the player stands. */
export function foresee(
  rehearse: Rehearse,
  plan: Plan,
  first: readonly string[],
): Foreseen | undefined {
  const answer = answering(plan);
  const choices = [...first];
  let found = rehearse(choices);
  while (found?.asks && choices.length < MOST) {
    const next = answer(found.asks.options);
    if (next === undefined) break;
    choices.push(next);
    found = rehearse(choices);
  }
  if (!found) return undefined;
  const isWhole = plan.actions.every((action) => choices.includes(`use:${action}`));
  const adds = saidBy(choices.map((id) => ({ id, target: id }))).flatMap(({ move }) =>
    move.kind === 'add' ? [move.card] : [],
  );
  return { plan, brings: found.brings, isWhole, adds, asks: found.asks?.kind };
}

/** What a plan brings with this suit; where it needs cards that are still to be chosen, with all that can be added. */
export function bySuit(rehearse: Rehearse, plan: Plan, suit: string): readonly FortConsequence[] {
  const found = foresee(rehearse, plan, [suit]);
  const whole = found?.asks === 'add' ? foresee(rehearse, { ...plan, adds: 'all' }, [suit]) : found;
  return whole?.brings ?? [];
}

/** How much the player gains who tries it: what rivals have does not change in their own play. */
export function gainOf(brings: readonly FortConsequence[]): number {
  return brings.reduce((sum, one) => {
    if (one.kind === 'stuff' || one.kind === 'pack') return sum + one.pizza + one.toy;
    return one.kind === 'total' ? sum + 2 * one.points : sum;
  }, 0);
}

/** A plan that can be carried out, as far as it can be foreseen. */
export function possible(
  rehearse: Rehearse,
  plan: Plan,
  first: readonly string[],
): Foreseen | undefined {
  const found = foresee(rehearse, plan, first);
  if (found?.asks !== 'declare') return found?.isWhole ? found : undefined;
  // What it brings depends on the suit that is declared first; whether it can be used does not.
  const suits = rehearse(first)?.asks?.options ?? [];
  const can = suits.some(({ id }) => foresee(rehearse, plan, [...first, id])?.isWhole);
  return can ? { ...found, brings: [], isWhole: true } : undefined;
}

/** A plan, with all the cards that can be added where none are named and that brings more: they leave the hand anyway. */
export function bestOf(
  rehearse: Rehearse,
  plan: Plan,
  first: readonly string[],
): Foreseen | undefined {
  const found = possible(rehearse, plan, first);
  const most = plan.adds.length === 0 && possible(rehearse, { ...plan, adds: 'all' }, first);
  return found && most && gainOf(most.brings) > gainOf(found.brings) ? most : found;
}

const ORDERS: readonly (readonly Action[])[] = [
  ['public', 'private'],
  ['private', 'public'],
];

/** Both actions of a card in the order that brings more, where both are possible. */
export function bothOf(
  rehearse: Rehearse,
  { card, adds }: Omit<Plan, 'actions'>,
  first: readonly string[],
): Foreseen | undefined {
  const found = ORDERS.flatMap((actions) => bestOf(rehearse, { card, actions, adds }, first) ?? []);
  return found.toSorted((a, b) => gainOf(b.brings) - gainOf(a.brings))[0];
}

/** What a card is mainly played for: both actions, or the one that can be used. */
export function mainOf(
  rehearse: Rehearse,
  of: Omit<Plan, 'actions'>,
  first: readonly string[],
): Plan | undefined {
  const found = [
    bothOf(rehearse, of, first),
    ...ORDERS[0]!.map((action) => possible(rehearse, { ...of, actions: [action] }, first)),
  ];
  return found.find(Boolean)?.plan;
}
