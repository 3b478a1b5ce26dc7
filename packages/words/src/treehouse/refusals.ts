import type { Refusal } from '@treefort/kernel';
import type { TreehouseView } from '@treefort/treehouse';
import type { SentenceContext } from '../game-words.ts';
import type { Voice } from '../messages.ts';
import type { Values } from '../speaker.ts';
import type { Text } from '../text.ts';
import { changer, colour, colourOf } from './names.ts';
import { ownPlayer, placeIn, tailOf } from './places.ts';
import { isRefusalRule, type RefusalRule } from './refusal-rules.ts';

/** What fills the sentence of a rule, from the refused option and the view. */
type Filler = (voice: Voice, id: string, view: TreehouseView) => Values;

const withPlace: Filler = (_, id) => ({ place: tailOf(id) });
const withColour: Filler = (voice, id) => ({ colour: colour(voice, tailOf(id)) });

/** The places that one stands on: "3:1 and 3:2". */
function below(voice: Voice, id: string): Text {
  const { level, place } = placeIn(id);
  const places = [place - 1, place].filter((i) => i >= 1 && i < level);
  return voice.list(places.map((i): Text => [`${level - 1}:${i}`]));
}

const FILLERS: Readonly<Record<RefusalRule, Filler>> = {
  'tree.permanent': withPlace,
  'tree.support': (voice, id) => ({ place: tailOf(id), below: below(voice, id) }),
  'tree.colour': (voice, id, view) => ({
    place: tailOf(id),
    colour: colour(voice, colourOf(ownPlayer(view)?.picked ?? '')),
  }),
  'tree.balance.blocked': (_, __, view) => ({
    side: (ownPlayer(view)?.balance ?? 0) < 0 ? 'left' : 'right',
  }),
  'tree.level': withPlace,
  'tree.changer.choose': (voice, id) => ({ changer: changer(voice, tailOf(id)) }),
  'tree.changer.place': withColour,
  'tree.junior': withColour,
};

/** Why an option is not offered; the rule itself is told by who asks. */
export function refusal(
  voice: Voice,
  { id, rule }: Refusal,
  { view }: SentenceContext<TreehouseView>,
): Text {
  if (isRefusalRule(rule)) {
    return voice.parts(`tree-refusal:${rule}`, FILLERS[rule](voice, id, view));
  }
  // A newer server may name a rule that this client has no words for.
  return voice.parts('table:refused', { what: tailOf(id), why: voice.parts('table:impossible') });
}
