/** The rules that can stand in the way of an option; each has a sentence in every language. */
export const REFUSAL_RULES = [
  'fort.play.blank',
  'fort.play.actions',
  'fort.play.zero',
  'fort.play.add',
  'fort.play.add-useful',
  'fort.play.add-lookout',
  'fort.play.one-full',
  'fort.follow.card',
  'fort.follow.full',
  'fort.follow.same-kind',
  'fort.act.gain',
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
  'fort.act.copy-pack',
  'fort.act.copy-rival',
  'fort.act.convert',
  'fort.recruit.sources',
  'fort.perk.birthday-party',
  'fort.perk.rough-housing',
  'fort.perk.do-over',
] as const;

export type RefusalRule = (typeof REFUSAL_RULES)[number];

export const isRefusalRule = (id: string): id is RefusalRule =>
  REFUSAL_RULES.some((rule) => rule === id);
