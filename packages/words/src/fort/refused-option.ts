import type { FortMove, Kind } from '@treefort/fort';
import { type ByKind, sayByKind } from '../by-kind.ts';
import type { Voice } from '../messages.ts';
import { player } from '../people.ts';
import type { Text } from '../text.ts';
import { card, madeUpRule, perk, suit } from './names.ts';
import { option } from './options.ts';
import type { FortContext } from './subjects.ts';

const ofCard = (voice: Voice, of: { readonly card: string }): Text => [card(voice, of.card)];

const ofResource = (voice: Voice, { resource }: { readonly resource: Kind }): Text =>
  voice.parts(`fort-amount:a-${resource}`);

/** A card by its name; the top card of the Park deck has none. */
const ofTaken = (voice: Voice, of: { readonly card: string } | { readonly from: 'deck' }): Text =>
  'card' in of ? [card(voice, of.card)] : voice.parts('fort-refusal-detail:park-deck');

/** What it is that cannot be chosen; what has no name of its own is told as on its button. */
const NAMES: ByKind<FortMove, FortContext> = {
  play: ofCard,
  skip: option,
  diy: (voice) => [perk(voice, 'diy')],
  declare: (voice, of) => [suit(voice, of.suit)],
  use: (voice, { action }) => voice.parts(`fort-refusal-detail:${action}-action`),
  done: (voice) => voice.parts('fort-refusal-detail:done'),
  add: ofCard,
  'lookout-symbol': (voice, of) => [suit(voice, of.suit)],
  suit: (voice, of) => [suit(voice, of.suit)],
  gain: ofResource,
  'gain-either': ofResource,
  pack: ofResource,
  tuck: ofTaken,
  trash: ofTaken,
  'trash-rival': ofTaken,
  'trash-this': option,
  recruit: ofTaken,
  pay: option,
  score: option,
  spend: ofResource,
  'copy-pack': option,
  'copy-rival': (voice, { rival }, { people }) => [player(voice, people, rival)],
  convert: ofResource,
  follow: ofCard,
  pass: option,
  keep: (voice, { madeUp }) => [madeUpRule(voice, madeUp)],
  'take-perk': (voice, of) => [perk(voice, of.perk)],
  recycle: ofCard,
  'rough-housing': (voice) => [perk(voice, 'rough-housing')],
  'do-over': (voice) => [perk(voice, 'do-over')],
  draft: ofCard,
};

export const refusedOption = (voice: Voice, refused: FortMove, context: FortContext): Text =>
  sayByKind(NAMES, voice, refused, context);
