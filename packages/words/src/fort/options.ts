import type { FortMove, FortView, Resources } from '@treefort/fort';
import { nth } from '@treefort/kernel';
import { type ByKind, sayByKind } from '../by-kind.ts';
import type { Key, Voice } from '../messages.ts';
import { owning } from '../people.ts';
import type { Text } from '../text.ts';
import { actionIn, actionText } from './actions.ts';
import { cardIn, shortAction, wholeCard, withSymbols } from './cards.ts';
import { amount, card, madeUpRule, perk, suit, symbols } from './names.ts';
import type { FortContext } from './subjects.ts';

type MoveTo<K> = Extract<FortMove, { readonly kind: K }>;
type Taken = MoveTo<'tuck' | 'trash' | 'trash-rival' | 'recruit'>;

/** A card to choose: by its name, or with all that it shows where there are no pictures. */
const faceOf = (voice: Voice, id: string, { view, terminal }: FortContext): Text =>
  terminal ? wholeCard(voice, id, view.box) : [card(voice, id)];

/** A card that is chosen for its symbols: "The Moles (2 shovels)". */
function symbolsOf(voice: Voice, id: string, { view, terminal }: FortContext): Text {
  if (terminal) return withSymbols(voice, id, view.box);
  const shown = symbols(voice, cardIn(view.box, id)?.suits ?? []);
  return voice.parts('fort-amount:symbols', { card: card(voice, id), symbols: shown });
}

const plainly =
  (key: Key): ((voice: Voice) => Text) =>
  (voice) =>
    voice.parts(key);

const withFace =
  (key: Key) =>
  (voice: Voice, { card: id }: { readonly card: string }, context: FortContext): Text =>
    voice.parts(key, { card: faceOf(voice, id, context) });

/** A card and where it is taken from. */
function taken(voice: Voice, key: Key, of: Taken, context: FortContext): Text {
  if (of.from === 'deck') return voice.parts(key);
  const owner = of.from === 'yard' ? owning(voice, context.people, of.owner) : {};
  return voice.parts(key, { card: faceOf(voice, of.card, context), ...owner });
}

const isNothing = ({ pizza, toy }: Resources): boolean => pizza + toy === 0;

function payment(voice: Voice, { stuff, pack }: MoveTo<'pay'>, { terminal }: FortContext): Text {
  const both = !isNothing(stuff) && !isNothing(pack);
  const form = terminal && both ? 'short' : 'object';
  const values = { stuff: amount(voice, stuff, form), pack: amount(voice, pack, form) };
  if (both) {
    return voice.parts(terminal ? 'fort-option:pay-both-short' : 'fort-option:pay-both', values);
  }
  if (!isNothing(stuff)) return voice.parts('fort-option:pay-stuff', values);
  return isNothing(pack)
    ? voice.parts('fort-option:pay-nothing')
    : voice.parts('fort-option:pay-pack', values);
}

const NO_MORE: Readonly<Partial<Record<FortView['phase'], Key>>> = {
  add: 'fort-option:done-adding',
  'follow-second': 'fort-option:done-following',
  'do-over': 'fort-option:done-do-over',
  birthday: 'fort-option:done-recruiting',
};

function done(voice: Voice, { view }: FortContext): Text {
  const { phase, played, underWay, box } = view;
  if (phase === 'add' && underWay?.added === 0) return voice.parts('fort-option:done-adding-none');
  if (phase !== 'use' || played === null) return voice.parts(NO_MORE[phase] ?? 'fort-option:done');
  const followed = Boolean(cardIn(box, played)?.public);
  const key = followed ? 'fort-option:done-card-follow' : 'fort-option:done-card';
  return voice.parts(key, { card: card(voice, played) });
}

function use(voice: Voice, { action: which }: MoveTo<'use'>, { view, terminal }: FortContext) {
  const entry = view.played === null ? undefined : cardIn(view.box, view.played);
  const notation = entry?.[which] ?? '';
  const action = actionIn(notation);
  const told = action && !terminal ? actionText(voice, action) : shortAction(voice, notation);
  return voice.parts(`fort-option:use-${which}`, { action: told });
}

/** Every kind of move as the text of a button. */
const OPTIONS: ByKind<FortMove, FortContext> = {
  play: withFace('fort-option:play'),
  skip: plainly('fort-option:skip'),
  diy: (voice) => voice.parts('fort-option:diy', { perk: perk(voice, 'diy') }),
  declare: (voice, of) => [suit(voice, of.suit)],
  use,
  done: (voice, _, context) => done(voice, context),
  add: (voice, { card: id, as }, context) => {
    const shown = symbolsOf(voice, id, context);
    return as === undefined || as === 'coin'
      ? voice.parts('fort-option:add', { card: shown })
      : voice.parts('fort-option:add-as', { card: shown, suit: suit(voice, as) });
  },
  'lookout-symbol': (voice, of) =>
    voice.parts('fort-option:lookout-symbol', { suit: suit(voice, of.suit) }),
  suit: (voice, of) => [suit(voice, of.suit)],
  gain: (voice, { resource }) => voice.parts('fort-option:gain', { kind: resource }),
  'gain-either': (voice, { resource }) => voice.parts('fort-option:kind', { kind: resource }),
  pack: (voice, { from, resource }) =>
    voice.parts(from === 'supply' ? 'fort-option:pack-supply' : 'fort-option:pack', {
      kind: resource,
    }),
  tuck: (voice, of, context) => taken(voice, `fort-option:tuck-${of.from}`, of, context),
  trash: (voice, of, context) => taken(voice, `fort-option:trash-${of.from}`, of, context),
  'trash-rival': (voice, of, context) => taken(voice, 'fort-option:trash-yard', of, context),
  'trash-this': plainly('fort-option:trash-this'),
  recruit: (voice, of, context) => taken(voice, `fort-option:recruit-${of.from}`, of, context),
  pay: payment,
  score: plainly('fort-option:score'),
  spend: (voice, { from, resource }) =>
    voice.parts('fort-option:spend', { store: from, kind: resource }),
  'copy-pack': plainly('fort-option:copy-pack'),
  'copy-rival': (voice, { rival }, { view, people }) =>
    voice.parts('fort-option:copy-rival', {
      ...owning(voice, people, rival),
      amount: amount(voice, nth(view.seats, rival).pack, 'object'),
    }),
  convert: (voice, { from, resource }) =>
    voice.parts('fort-option:convert', { store: from, kind: resource }),
  follow: (voice, { card: id }, context) =>
    voice.parts('fort-option:follow', { card: symbolsOf(voice, id, context) }),
  pass: plainly('fort-option:pass'),
  keep: (voice, { madeUp }, { brief }) =>
    brief
      ? [madeUpRule(voice, madeUp)]
      : voice.parts('fort-option:keep', {
          rule: madeUpRule(voice, madeUp),
          text: voice.t(`fort-rule-text:${madeUp}`),
        }),
  'take-perk': (voice, of, { brief }) =>
    brief
      ? [perk(voice, of.perk)]
      : voice.parts('fort-option:take-perk', {
          perk: perk(voice, of.perk),
          text: voice.t(`fort-perk-text:${of.perk}`),
        }),
  recycle: (voice, { card: id }) =>
    voice.parts('fort-option:recycle', {
      perk: perk(voice, 'recycling'),
      card: card(voice, id),
    }),
  'rough-housing': (voice, _, { view }) =>
    voice.parts('fort-option:rough-housing', {
      perk: perk(voice, 'rough-housing'),
      card: view.played === null ? '' : card(voice, view.played),
    }),
  'do-over': (voice) => voice.parts('fort-option:do-over', { perk: perk(voice, 'do-over') }),
  draft: withFace('fort-option:draft'),
};

/** What can be chosen, as the text of a button. */
export const option = (voice: Voice, chosen: FortMove, context: FortContext): Text =>
  sayByKind(OPTIONS, voice, chosen, context);
