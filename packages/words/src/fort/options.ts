import type { FortView, Resources } from '@treefort/fort';
import type { Option } from '@treefort/kernel';
import type { SentenceContext } from '../game-words.ts';
import type { Key, Voice } from '../messages.ts';
import { owning } from '../people.ts';
import type { Values } from '../speaker.ts';
import type { Text } from '../text.ts';
import { actionIn, actionText } from './actions.ts';
import { cardIn, shortAction, wholeCard, withSymbols } from './cards.ts';
import { amount, card, madeUpRule, perk, rewardText, suit, symbols } from './names.ts';

type Say = (voice: Voice, parts: readonly string[], context: SentenceContext<FortView>) => Text;

/** A card to choose: by its name, or with all that it shows where there are no pictures. */
const faceOf = (voice: Voice, id: string, { view, terminal }: SentenceContext<FortView>): Text =>
  terminal ? wholeCard(voice, id, view.box) : [card(voice, id)];

/** A card that is chosen for its symbols: "The Moles (2 shovels)". */
function symbolsOf(voice: Voice, id: string, { view, terminal }: SentenceContext<FortView>): Text {
  if (terminal) return withSymbols(voice, id, view.box);
  const shown = symbols(voice, cardIn(view.box, id)?.suits ?? []);
  return voice.parts('fort-amount:symbols', { card: card(voice, id), symbols: shown });
}

const plainly =
  (key: Key): Say =>
  (voice) =>
    voice.parts(key);

const suitAlone: Say = (voice, [name = '']) => [suit(voice, name)];

const withFace =
  (key: Key): Say =>
  (voice, [id = ''], context) =>
    voice.parts(key, { card: faceOf(voice, id, context) });

type Zone = 'park' | 'deck' | 'yard' | 'discard' | 'hand';

const TUCK: Readonly<Partial<Record<Zone, Key>>> = {
  hand: 'fort-option:tuck-hand',
  park: 'fort-option:tuck-park',
  deck: 'fort-option:tuck-deck',
  yard: 'fort-option:tuck-yard',
};
const TRASH: typeof TUCK = {
  hand: 'fort-option:trash-hand',
  discard: 'fort-option:trash-discard',
  yard: 'fort-option:trash-yard',
};
const RECRUIT: typeof TUCK = {
  park: 'fort-option:recruit-park',
  deck: 'fort-option:recruit-deck',
  yard: 'fort-option:recruit-yard',
};

const isZone = (name: string, keys: typeof TUCK): name is Zone => Object.hasOwn(keys, name);

/** Where a card comes from and which it is: `park:bug`, `yard:1:bug`, `deck`, `discard:bug`, `hand:bug` or `bug`. */
const fromZone =
  (keys: typeof TUCK): Say =>
  (voice, parts, context) => {
    const [zone = ''] = parts;
    const key = isZone(zone, keys) ? keys[zone] : keys.hand;
    const owner = zone === 'yard' ? owning(voice, context.people, Number(parts[1])) : {};
    const values: Values = { card: faceOf(voice, parts.at(-1) ?? '', context), ...owner };
    return key ? voice.parts(key, values) : [parts.join(':')];
  };

/** Reads `pizza1-toy2`, or `none`. */
function amountIn(text: string): Resources {
  const of = (kind: string): number => Number(new RegExp(`${kind}(\\d+)`).exec(text)?.[1] ?? 0);
  return { pizza: of('pizza'), toy: of('toy') };
}

const payment: Say = (voice, [stuff = '', pack = ''], { terminal }) => {
  const form = terminal && stuff !== 'none' && pack !== 'none' ? 'short' : 'object';
  const values = {
    stuff: amount(voice, amountIn(stuff), form),
    pack: amount(voice, amountIn(pack), form),
  };
  if (stuff === 'none' && pack === 'none') return voice.parts('fort-option:pay-nothing');
  if (pack === 'none') return voice.parts('fort-option:pay-stuff', values);
  if (stuff === 'none') return voice.parts('fort-option:pay-pack', values);
  return voice.parts(terminal ? 'fort-option:pay-both-short' : 'fort-option:pay-both', values);
};

const NO_MORE: Readonly<Partial<Record<FortView['phase'], Key>>> = {
  add: 'fort-option:done-adding',
  'follow-second': 'fort-option:done-following',
  'do-over': 'fort-option:done-do-over',
  birthday: 'fort-option:done-recruiting',
};

const done: Say = (voice, _, { view }) => {
  const { phase, played, underWay, box } = view;
  if (phase === 'add' && underWay?.added === 0) return voice.parts('fort-option:done-adding-none');
  if (phase !== 'use' || played === null) return voice.parts(NO_MORE[phase] ?? 'fort-option:done');
  const followed = Boolean(cardIn(box, played)?.public);
  const key = followed ? 'fort-option:done-card-follow' : 'fort-option:done-card';
  return voice.parts(key, { card: card(voice, played) });
};

const use: Say = (voice, [which = ''], { view, terminal }) => {
  const entry = view.played === null ? undefined : cardIn(view.box, view.played);
  const notation = (which === 'public' ? entry?.public : entry?.private) ?? '';
  const action = actionIn(notation);
  const told = action && !terminal ? actionText(voice, action) : shortAction(voice, notation);
  return voice.parts(which === 'public' ? 'fort-option:use-public' : 'fort-option:use-private', {
    action: told,
  });
};

const usingPerk =
  (key: Key, id: string): Say =>
  (voice, [chosen], { view }) =>
    voice.parts(key, { perk: perk(voice, id), card: card(voice, chosen ?? view.played ?? '') });

const copyRival: Say = (voice, [seat], { view, people }) =>
  voice.parts('fort-option:copy-rival', {
    ...owning(voice, people, Number(seat)),
    amount: amount(voice, view.seats[Number(seat)]?.pack ?? { pizza: 0, toy: 0 }, 'object'),
  });

/** An option in words, by the first part of its id. */
const OPTIONS: Readonly<Record<string, Say>> = {
  play: withFace('fort-option:play'),
  skip: plainly('fort-option:skip'),
  diy: usingPerk('fort-option:diy', 'diy'),
  declare: suitAlone,
  use,
  done,
  add: (voice, [id = '', coin], context) => {
    const shown = symbolsOf(voice, id, context);
    if (coin === undefined || coin === 'coin')
      return voice.parts('fort-option:add', { card: shown });
    return voice.parts('fort-option:add-as', { card: shown, suit: suit(voice, coin) });
  },
  'lookout-symbol': (voice, [name = '']) =>
    voice.parts('fort-option:lookout-symbol', { suit: suit(voice, name) }),
  suit: suitAlone,
  gain: (voice, [kind = '']) => voice.parts('fort-option:gain', { kind }),
  kind: (voice, [kind = '']) => voice.parts('fort-option:kind', { kind }),
  pack: (voice, [kind = '', other]) =>
    other === undefined
      ? voice.parts('fort-option:pack', { kind })
      : voice.parts('fort-option:pack-supply', { kind: other }),
  tuck: fromZone(TUCK),
  trash: (voice, parts, context) =>
    parts[0] === 'this'
      ? voice.parts('fort-option:trash-this')
      : fromZone(TRASH)(voice, parts, context),
  recruit: fromZone(RECRUIT),
  pay: payment,
  score: plainly('fort-option:score'),
  spend: (voice, [store = '', kind = '']) => voice.parts('fort-option:spend', { store, kind }),
  'copy-pack': plainly('fort-option:copy-pack'),
  'copy-rival': copyRival,
  convert: (voice, [store = '', kind = '']) => voice.parts('fort-option:convert', { store, kind }),
  follow: (voice, [id = ''], context) =>
    voice.parts('fort-option:follow', { card: symbolsOf(voice, id, context) }),
  pass: plainly('fort-option:pass'),
  keep: (voice, [id = '']) =>
    voice.parts('fort-option:keep', { rule: madeUpRule(voice, id), text: rewardText(voice, id) }),
  'take-perk': (voice, [id = '']) =>
    voice.parts('fort-option:take-perk', { perk: perk(voice, id), text: rewardText(voice, id) }),
  recycle: usingPerk('fort-option:recycle', 'recycling'),
  'rough-housing': usingPerk('fort-option:rough-housing', 'rough-housing'),
  'do-over': usingPerk('fort-option:do-over', 'do-over'),
  draft: withFace('fort-option:draft'),
};

/** What can be chosen, as the text of a button. */
export function option(voice: Voice, { id }: Option, context: SentenceContext<FortView>): Text {
  const [kind = '', ...parts] = id.split(':');
  return OPTIONS[kind]?.(voice, parts, context) ?? [id];
}
