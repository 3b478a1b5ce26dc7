import type { FortView } from '@treefort/fort';
import type { Decision } from '@treefort/kernel';
import { actionUnderWay, levelOf, priceText } from './cards.ts';
import { notation, suitName, titleOf } from './names.ts';

/** How the price differs from the printed one. */
const EXTRA: Readonly<Record<string, string>> = {
  'advance−1': ', less 1 of your choice',
  'advance+1': ', and 1 more of your choice',
};

function price(view: FortView, seat: number): string {
  const next = (view.seats[seat]?.level ?? 0) + 1;
  const entry = levelOf(view, next);
  const extra =
    view.underWay === 'diy'
      ? EXTRA['advance+1']
      : EXTRA[/advance[−+]1/.exec(actionUnderWay(view))?.[0] ?? ''];
  return `Fort level ${next} costs ${entry ? priceText(entry) : ''}${extra ?? ''}. How do you pay? (P pizza, T toy)`;
}

/** What the public action that can be followed says, and what it may depend on. */
function offer(view: FortView, card: string): string {
  const action = notation(actionUnderWay(view));
  const { leaderKind } = view.registers;
  const kind = leaderKind < 0 ? '' : `, ${leaderKind === 0 ? 'pizza' : 'toys'} only`;
  const declared = view.declared ? ` (declared: ${suitName(view.declared)})` : '';
  return `${card}${declared}: ${action}${kind}`;
}

/** Asked only where a perk or a symbol side by side may come first. */
const BEFORE = 'What do you do first?';

type Ask = (card: string, view: FortView, seat: number) => string;

const QUESTIONS: Readonly<Record<string, Ask>> = {
  draft: (_, { registers }) =>
    `Draft, pick ${registers.draftStep + 1} of 8: which card do you keep?`,
  play: () => 'Which card do you play? (public action | private action)',
  declare: (card) =>
    `Which suit does the coin of ${card} stand for? It is followed with that suit.`,
  use: (card, { registers }) =>
    registers.used === 0
      ? `Which action of ${card} first? One must be used fully.`
      : `Do you use the other action of ${card} as well?`,
  suit: () => 'Which symbol shall count?',
  add: (_, view) => `Add symbols to ${notation(actionUnderWay(view))}?`,
  keep: () => 'You look through the made-up rules. Which one do you keep, in secret?',
  'take-perk': () => 'Level 2: which perk do you take?',
  follow: (card, view) => `Do you follow ${offer(view, card)}?`,
  'follow-second': (card) => `Copy Cat: follow ${card} with a second card?`,
  'rough-housing': (card) => `All have followed or passed. Do you trash ${card}?`,
  'do-over': () => 'Do-Over: do you play a second card?',
  recruit: () => 'Which card do you recruit? It goes to your discard pile.',
  'recruit-more': () => 'Birthday Party: do you recruit one more?',
  kind: () => 'Pizza or toys?',
  gain: () => BEFORE,
  score: () => BEFORE,
  'copy-pack': () => BEFORE,
  'trash-this': () => BEFORE,
  pack: () => 'What do you pack?',
  tuck: () => 'Which card do you tuck into your Lookout, for good?',
  trash: () => 'Which card do you trash? It leaves the game.',
  'trash-rival': () => "Which card of a rival's Yard do you trash?",
  spend: () => 'What do you spend, from where?',
  'copy-rival': () => 'Whose Pack do you copy?',
  convert: () => 'What do you swap? All swaps of one action go the same way.',
  pay: (_, view, seat) => price(view, seat),
};

export function question({ kind, about, seat }: Decision, view: FortView): string {
  return QUESTIONS[kind]?.(titleOf(about ?? ''), view, seat) ?? 'What do you do?';
}
