import type { FortView, MadeUpRule, Perk } from '@treefort/fort';
import type { Option } from '@treefort/kernel';
import { actionsOf, cardOf, wholeCard, withSymbols } from './cards.ts';
import { type Amount, amount, capital, partsOf, suitName, titleOf, whose } from './names.ts';
import { PERK_TEXTS, RULE_TEXTS } from './rewards.ts';

/** What a sentence about an option may need. */
interface Told {
  readonly view: FortView;
  readonly names: readonly string[];
}

type Say = (parts: readonly string[], told: Told) => string;

/** Where a card comes from and which it is: `park:bug`, `yard:1:bug`, `deck`, or a card of the hand alone. */
function fromWhere([zone = '', ...rest]: readonly string[], { view, names }: Told): string {
  const card = rest.at(-1) ?? '';
  switch (zone) {
    case 'deck':
      return 'the top card of the Park deck, unseen';
    case 'park':
      return `from the Park: ${wholeCard(view, card)}`;
    case 'yard':
      return `from ${whose(names[Number(rest[0])] ?? '')} Yard: ${wholeCard(view, card)}`;
    case 'discard':
      return `from your discard pile: ${wholeCard(view, card)}`;
    default:
      return `from your hand: ${wholeCard(view, rest.at(-1) ?? zone)}`;
  }
}

/** Reads `pizza1-toy2`, or `none`. */
function amountIn(text: string): Amount {
  const of = (kind: string): number => Number(new RegExp(`${kind}(\\d+)`).exec(text)?.[1] ?? 0);
  return { pizza: of('pizza'), toy: of('toy') };
}

/** So short that two payments fit side by side: "1P 2T". */
const short = ({ pizza, toy }: Amount): string =>
  [pizza > 0 && `${pizza}P`, toy > 0 && `${toy}T`].filter(Boolean).join(' ');

function payment([stuff = '', pack = '']: readonly string[]): string {
  if (stuff === 'none' && pack === 'none') return 'Pay nothing';
  if (pack === 'none') return `Pay ${amount(amountIn(stuff))} from Stuff`;
  if (stuff === 'none') return `Pay ${amount(amountIn(pack))} from Pack`;
  return `Stuff ${short(amountIn(stuff))}, Pack ${short(amountIn(pack))}`;
}

const NO_MORE: Readonly<Partial<Record<FortView['phase'], string>>> = {
  add: 'Add nothing more: carry the action out',
  'follow-second': 'Follow with this one card only',
  'do-over': 'Keep the perk: go on to recruiting',
  birthday: 'Recruit no more',
};

function done(view: FortView): string {
  const { played } = view;
  const { addedOnes, addedTwos } = view.registers;
  if (view.phase === 'add' && addedOnes + addedTwos === 0)
    return 'Add nothing: carry the action out';
  if (view.phase !== 'use' || played === null) return NO_MORE[view.phase] ?? 'Done';
  const follows = cardOf(view, played)?.public ? '; the rivals may follow now' : '';
  return `Be done with ${titleOf(played)}${follows}`;
}

const action = (view: FortView, which: string): string =>
  view.played === null
    ? ''
    : actionsOf(view, view.played).split(' | ')[which === 'public' ? 0 : 1]!;

const store = (name = ''): string => (name === 'stuff' ? 'Stuff' : 'Pack');

/** An option in words, by the first part of its id. */
const OPTIONS: Readonly<Record<string, Say>> = {
  play: ([card = ''], { view }) => `Play ${wholeCard(view, card)}`,
  skip: () => 'Play no card',
  diy: () => 'Use up DIY: advance the fort for 1 resource more',
  declare: ([suit = '']) => suitName(suit),
  use: ([which = ''], { view }) => `Use the ${which} action: ${action(view, which)}`,
  done: (_, { view }) => done(view),
  add: ([card = '', suit], { view }) =>
    `Add ${withSymbols(view, card)}${suit ? `, its coin as ${suitName(suit)}` : ''}`,
  'lookout-symbol': ([suit = '']) => `Add a ${suitName(suit)} of your Lookout`,
  suit: ([suit = '']) => suitName(suit),
  gain: ([kind]) => `Gain a ${kind}`,
  kind: ([kind]) => (kind === 'pizza' ? 'Gain pizza' : 'Gain toys'),
  pack: ([kind, other]) =>
    other ? `Pack a ${other} from the supply` : `Pack a ${kind} from Stuff`,
  tuck: (parts, told) => `Tuck ${fromWhere(parts, told)}`,
  trash: (parts, told) =>
    parts[0] === 'this' ? 'Trash the played card in the end' : `Trash ${fromWhere(parts, told)}`,
  recruit: (parts, told) => capital(fromWhere(parts, told)),
  pay: payment,
  score: () => 'Score 1 point',
  spend: ([from, kind]) => `Spend a ${kind} from ${store(from)}`,
  'copy-pack': () => 'Gain what lies in your Pack',
  'copy-rival': ([seat], { view, names }) => {
    const { pack } = view.seats[Number(seat)] ?? { pack: { pizza: 0, toy: 0 } };
    return `Copy ${whose(names[Number(seat)] ?? '')} Pack: gain ${amount(pack)}`;
  },
  convert: ([from, kind]) =>
    `Swap a ${kind} for a ${kind === 'pizza' ? 'toy' : 'pizza'} in ${store(from)}`,
  follow: ([card = ''], { view }) => `Follow: discard ${withSymbols(view, card)}`,
  pass: () => 'Pass',
  keep: ([rule = '']) => `Keep ${titleOf(rule)}: ${RULE_TEXTS[rule as MadeUpRule]}`,
  'take-perk': ([perk = '']) => `Take ${titleOf(perk)}: ${PERK_TEXTS[perk as Perk]}`,
  recycle: ([card = '']) => `Recycling: take ${titleOf(card)}`,
  'rough-housing': (_, { view }) => `Use up Rough Housing: trash ${titleOf(view.played ?? 'this')}`,
  'do-over': () => 'Use up Do-Over: play a second card',
  draft: ([card = ''], { view }) => `Keep ${wholeCard(view, card)}`,
};

export function option({ id }: Option, view: FortView, names: readonly string[]): string {
  const [kind = '', ...parts] = partsOf(id);
  return OPTIONS[kind]?.(parts, { view, names }) ?? id;
}
