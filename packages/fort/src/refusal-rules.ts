import type { RuleId } from './rule-ids.ts';
import type { Kind } from './words.ts';

/** The rules that can stop an action on its way, or before it begins. */
export const OBSTACLE_RULES = [
  'fort.play.zero',
  'fort.stuff',
  'fort.pack',
  'fort.lookout',
  'fort.act.pack',
  'fort.act.lookout',
  'fort.act.trash',
  'fort.act.trash-rival',
  'fort.act.trash-this',
  'fort.act.recruit',
  'fort.act.advance',
  'fort.act.spend',
  'fort.act.copy-rival',
  'fort.act.convert',
] as const satisfies readonly RuleId[];
export type ObstacleRule = (typeof OBSTACLE_RULES)[number];

/** The rules for which one cannot follow with any card. */
export const PASS_RULES = [
  ...OBSTACLE_RULES,
  'fort.follow.card',
  'fort.follow.full',
  'fort.follow.same-kind',
] as const satisfies readonly RuleId[];
export type PassRule = (typeof PASS_RULES)[number];

/** The rules that can stand in the way of an option: each needs a sentence in every language. */
const REFUSAL_RULES = [
  ...OBSTACLE_RULES,
  'fort.play.blank',
  'fort.play.actions',
  'fort.play.add',
  'fort.play.add-useful',
  'fort.play.add-lookout',
  'fort.play.one-full',
  'fort.follow.card',
  'fort.follow.full',
  'fort.follow.same-kind',
  'fort.act.gain',
  'fort.recruit.sources',
  'fort.perk.birthday-party',
  'fort.perk.rough-housing',
  'fort.perk.do-over',
] as const satisfies readonly RuleId[];
export type RefusalRule = (typeof REFUSAL_RULES)[number];

/** Figures that help to understand a refusal. */
export type RefusalDetail = {
  /** How many there are, for how many there is room, and how many were wanted. */
  readonly resource?: Kind;
  readonly have?: number;
  readonly room?: number;
  readonly wants?: number;
  /** A fort level and the price of the next, with what it costs more. */
  readonly level?: number;
  readonly toys?: number;
  readonly pizzas?: number;
  readonly any?: number;
  /** Resources that a level costs more, or symbols that would be added. */
  readonly more?: number;
  /** The symbols that an action has without what would be added. */
  readonly symbols?: number;
  /** The rule behind the refusal: what stops the action, or each action of a card. */
  readonly limit?: RefusalRule;
  readonly public?: RefusalRule;
  readonly private?: RefusalRule;
  /** Steps that could be done before the action is stopped. */
  readonly done?: number;
};
