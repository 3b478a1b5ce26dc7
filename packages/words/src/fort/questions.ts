import type { QuestionKind } from '@treefort/fort';
import type { Key, Voice } from '../messages.ts';
import type { Values } from '../speaker.ts';
import type { Text } from '../text.ts';
import { actionIn, actionShort, actionText } from './actions.ts';
import { followedNotation, levelIn, notationUnderWay, price } from './cards.ts';
import { card, perk, suit } from './names.ts';
import type { FortAsked, FortContext } from './subjects.ts';

type Ask = (voice: Voice, asked: FortAsked, context: FortContext) => Text;

/** An action in a sentence, or as icons are read where room is short. */
function toldAction(voice: Voice, notation: string, { terminal }: FortContext): string {
  const action = actionIn(notation);
  if (!action) return '';
  return terminal ? actionShort(voice, action) : actionText(voice, action).slice(0, -1);
}

const underWay = (voice: Voice, context: FortContext): string =>
  toldAction(voice, notationUnderWay(context.view), context);

const askPrice: Ask = (voice, { seat }, { view }) => {
  const level = (view.seats[seat]?.level ?? 0) + 1;
  const entry = levelIn(view.box, level);
  const printed = notationUnderWay(view);
  const more = view.underWay?.action === 'diy' || printed.includes('advance+1');
  const less = view.underWay?.action !== 'diy' && printed.includes('advance−1');
  const change = more ? 'more' : less ? 'less' : 'no';
  return voice.parts('fort-question:pay', {
    level,
    price: entry ? price(voice, entry) : '',
    change,
  });
};

const askFollow: Ask = (voice, { about = '' }, context) => {
  const { declared } = context.view;
  const values: Values = {
    card: card(voice, about),
    action: toldAction(voice, followedNotation(context.view), context),
  };
  if (declared === null) return voice.parts('fort-question:follow', values);
  return voice.parts('fort-question:follow-declared', { ...values, suit: suit(voice, declared) });
};

const ask =
  (key: Key): Ask =>
  (voice) =>
    voice.parts(key);

const aboutCard =
  (key: Key): Ask =>
  (voice, { about = '' }) =>
    voice.parts(key, { card: card(voice, about) });

/** A question that is asked as often as something is counted: which time it is, so that the next one looks different. */
const eachTime =
  (key: Key): Ask =>
  (voice, _, { view }) => {
    const { repetition = 0, of = 0 } = view.underWay ?? {};
    const time = of > 1 ? voice.parts('fort-question:time', { n: repetition, of }) : [];
    return [...voice.parts(key), ...time];
  };

/** Question only where a perk or a symbol side by side may come first. */
const first = ask('fort-question:first');

const QUESTIONS: Readonly<Record<QuestionKind, Ask>> = {
  draft: (voice, _, { view }) => voice.parts('fort-question:draft', { n: view.draftStep ?? 0 }),
  play: ask('fort-question:play'),
  declare: aboutCard('fort-question:declare'),
  use: (voice, asked, context) => {
    // Both actions are used or cannot be: a perk alone keeps the play open.
    if (asked.options && !asked.options.some(({ id }) => id.startsWith('use:')))
      return voice.parts('fort-question:use-perk', { perk: perk(voice, 'recycling') });
    const key = context.view.used.length === 0 ? 'fort-question:use' : 'fort-question:use-other';
    return aboutCard(key)(voice, asked, context);
  },
  suit: ask('fort-question:suit'),
  add: (voice, _, context) =>
    voice.parts('fort-question:add', { action: underWay(voice, context) }),
  keep: ask('fort-question:keep'),
  'take-perk': ask('fort-question:take-perk'),
  follow: askFollow,
  'follow-second': (voice, { about = '' }) =>
    voice.parts('fort-question:follow-second', {
      card: card(voice, about),
      perk: perk(voice, 'copy-cat'),
    }),
  'rough-housing': aboutCard('fort-question:rough-housing'),
  'do-over': (voice) => voice.parts('fort-question:do-over', { perk: perk(voice, 'do-over') }),
  recruit: ask('fort-question:recruit'),
  'recruit-more': (voice) =>
    voice.parts('fort-question:recruit-more', { perk: perk(voice, 'birthday-party') }),
  kind: ask('fort-question:kind'),
  gain: first,
  score: first,
  'copy-pack': first,
  'trash-this': first,
  pack: eachTime('fort-question:pack'),
  tuck: eachTime('fort-question:tuck'),
  trash: eachTime('fort-question:trash'),
  'trash-rival': eachTime('fort-question:trash-rival'),
  spend: ask('fort-question:spend'),
  'copy-rival': ask('fort-question:copy-rival'),
  convert: ask('fort-question:convert'),
  pay: askPrice,
};

/** What a player is asked. */
export const question: Ask = (voice, asked, context) =>
  QUESTIONS[asked.kind](voice, asked, context);
