/** The rules that can stand in the way of an option; each has a sentence in every language. */
export const REFUSAL_RULES = [
  'tree.permanent',
  'tree.support',
  'tree.colour',
  'tree.balance.blocked',
  'tree.level',
  'tree.changer.choose',
  'tree.changer.place',
  'tree.junior',
] as const;

export type RefusalRule = (typeof REFUSAL_RULES)[number];

export const isRefusalRule = (id: string): id is RefusalRule =>
  REFUSAL_RULES.some((rule) => rule === id);
