import type { PlaceRule, TreehouseRefusal, TreehouseView } from '@treefort/treehouse';
import { type ByKind, sayByKind } from '../by-kind.ts';
import type { Voice } from '../messages.ts';
import type { Values } from '../speaker.ts';
import type { Text } from '../text.ts';
import { changer, colour, colourOf } from './names.ts';
import { ownPlayer, placeText, type TreePlace } from './places.ts';
import type { TreehouseContext } from './subjects.ts';

/** What fills the sentence of a rule that refuses a place. */
type Filler = (voice: Voice, at: TreePlace, view: TreehouseView) => Values;

/** How many rooms one must stand on: two, or one at the edge of a level. */
const below = ({ level, place }: TreePlace): number => (place === 1 || place === level ? 1 : 2);

const FILLERS: Readonly<Record<PlaceRule, Filler>> = {
  'tree.permanent': () => ({}),
  'tree.support': (_, at) => ({ n: below(at) }),
  'tree.colour': (voice, _, view) => {
    const picked = ownPlayer(view)?.picked;
    return { colour: picked ? colour(voice, colourOf(picked)) : '' };
  },
  'tree.balance.blocked': (_, __, view) => ({
    side: (ownPlayer(view)?.balance ?? 0) < 0 ? 'left' : 'right',
  }),
  'tree.level': () => ({}),
};

const REFUSALS: ByKind<TreehouseRefusal, TreehouseContext> = {
  place: (voice, refused, { view }) => {
    const { rule } = refused;
    const why = voice.parts(`tree-refusal:${rule}`, FILLERS[rule](voice, refused, view));
    return voice.parts('table:refused', { what: placeText(voice, refused), why });
  },
  take: (voice, refused) =>
    voice.parts(`tree-refusal:${refused.rule}`, { changer: changer(voice, refused.changer) }),
  cover: (voice, refused) =>
    voice.parts(`tree-refusal:${refused.rule}`, { colour: colour(voice, refused.colour) }),
  colour: (voice, refused) =>
    voice.parts(`tree-refusal:${refused.rule}`, { colour: colour(voice, refused.colour) }),
};

/** Why an option is not offered; the rule itself is told by who asks. */
export const refusal = (voice: Voice, refused: TreehouseRefusal, context: TreehouseContext): Text =>
  sayByKind(REFUSALS, voice, refused, context);
