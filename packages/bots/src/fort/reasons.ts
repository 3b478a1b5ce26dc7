import { MADE_UP_RULES, MOST_DESIGNS, PERKS } from '@treefort/fort';
import { YIELDS } from './yields.ts';

/** Why a player is drawn to a move: what an action yields, then what is particular to a kind of move. */
export const REASONS = [
  ...YIELDS,
  'uses',
  'stopsUsing',
  'skips',
  'addsCard',
  'addsSymbol',
  'stopsAdding',
  'countsMany',
  'follows',
  'handLeft',
  'declaresHeld',
  'gainsNeeded',
  'packsNeeded',
  'packsPlenty',
  'paysFromPack',
  'paysNeeded',
  'copies',
  'spendsFromPack',
  'takesUnseen',
  'takesFromRival',
  'takesNoMore',
  'harmsLeading',
  'trashesFromHand',
  'tucksFromHand',
  'tucksHeldSuit',
  'ruleIsWorth',
  'playsAgain',
  'buildsAlone',
  'roughHouses',
  'recycles',
] as const;
export type Reason = (typeof REASONS)[number];

/** How much each reason weighs, and how each kid, made-up rule and perk is liked. */
export interface MoveWeights {
  readonly reasons: Readonly<Partial<Record<Reason, number>>>;
  readonly play: WeightsByName;
  readonly own: WeightsByName;
  readonly tuck: WeightsByName;
  readonly rules: WeightsByName;
  readonly perks: WeightsByName;
}

export type WeightsByName = Readonly<Record<string, number>>;

/** Where each row of weights begins: the reasons, then the likings by the numbers of cards, rules and perks. */
export const PLAY_AT: number = REASONS.length;
export const OWN_AT: number = PLAY_AT + MOST_DESIGNS;
export const TUCK_AT: number = OWN_AT + MOST_DESIGNS;
export const RULE_AT: number = TUCK_AT + MOST_DESIGNS;
export const PERK_AT: number = RULE_AT + MADE_UP_RULES.length;
export const WEIGHTS: number = PERK_AT + PERKS.length;

/** The place of each reason. */
export const R = Object.fromEntries(REASONS.map((name, i) => [name, i])) as Record<Reason, number>;
