import { type CardEntry, parseAction, type Verb, verbsIn } from '@treefort/fort';

/** What a card can do, in the groups by which people look for it. */
export const ABILITIES = [
  ...(['gain', 'pack', 'lookout', 'advance', 'score', 'trash'] as const),
  ...(['recruit', 'spend', 'copy', 'convert', 'nothing'] as const),
] as const;
export type Ability = (typeof ABILITIES)[number];

const ABILITY_OF: Readonly<Record<Verb, Ability>> = {
  pizza: 'gain',
  toy: 'gain',
  any: 'gain',
  pack: 'pack',
  lookout: 'lookout',
  trash: 'trash',
  trashRival: 'trash',
  trashThis: 'trash',
  recruit: 'recruit',
  advance: 'advance',
  'advance−1': 'advance',
  'advance+1': 'advance',
  score: 'score',
  'spend pizza': 'spend',
  'spend toy': 'spend',
  copyPack: 'copy',
  copyRival: 'copy',
  convert: 'convert',
};

/** Everything that a card can do; a card without actions can only be added to others. */
export function abilitiesOf(card: CardEntry): ReadonlySet<Ability> {
  const actions = [card.public, card.private].flatMap((notation) => {
    if (!notation) return [];
    const parsed = parseAction(notation);
    return 'action' in parsed ? verbsIn(parsed.action) : [];
  });
  return new Set<Ability>(
    actions.length > 0 ? actions.map((verb) => ABILITY_OF[verb]) : ['nothing'],
  );
}
