import type { FortView } from '@treefort/fort';
import { nth } from '@treefort/kernel';
import { levelIn, plain } from '@treefort/words';
import type { DrawContext } from '../boards/board.ts';
import { flowed, indented, WIDTH } from '../boards/layout.ts';
import type { LoadedLanguage } from '../language.ts';

/** Cards in a row, each with its symbols. */
export function listed(
  view: FortView,
  ids: readonly string[],
  { words, lines }: LoadedLanguage,
): string {
  const cards = ids.map((id) => plain(words.fort.withSymbols(id, view.box)));
  return cards.join(', ') || lines.t('fortBoard:empty');
}

function rewardsOf(view: FortView, seat: number, { words, lines }: LoadedLanguage): string[] {
  const { perk, hasRule, rule } = nth(view.seats, seat);
  const kept =
    rule === null
      ? lines.t('fortBoard:rule-kept')
      : lines.t('fortBoard:rule', { rule: words.fort.madeUpRule(rule).name });
  return [
    ...(perk ? [lines.t('fortBoard:perk', { perk: words.fort.perk(perk).name })] : []),
    ...(hasRule ? [kept] : []),
    ...(view.sculpture === seat ? [lines.t('fortBoard:sculpture')] : []),
  ];
}

/** What a seat has, in pieces that may stand beside each other. */
function possessions(view: FortView, seat: number, language: LoadedLanguage): string[] {
  const { words, lines } = language;
  const { stuff, pack, lookout, yard, discard, ...player } = nth(view.seats, seat);
  return [
    lines.t('fortBoard:stuff', { amount: words.fort.amount(stuff) }),
    lines.t('fortBoard:pack', {
      n: pack.pizza + pack.toy,
      holds: player.packHolds,
      amount: words.fort.amount(pack),
    }),
    lines.t('fortBoard:piles', {
      deck: player.deckCount,
      hand: player.handCount,
      discard: discard.length,
    }),
    ...rewardsOf(view, seat, language),
    lines.t('fortBoard:lookout', {
      n: lookout.length,
      holds: player.lookoutHolds,
      cards: listed(view, lookout, language),
    }),
    lines.t('fortBoard:yard', { cards: listed(view, yard, language) }),
  ];
}

function standing(view: FortView, seat: number, { words, lines }: LoadedLanguage): string {
  const { track, level } = nth(view.seats, seat);
  const price = levelIn(view.box, level + 1);
  return lines.t('fortBoard:standing', {
    points: words.t('fort-amount:points', { n: track }),
    level,
    next: price
      ? lines.t('fortBoard:next', { price: words.fort.price(price) })
      : lines.t('fortBoard:top'),
  });
}

/** One seat's board in two lines, or as many as it takes. */
export function boardLines(
  view: FortView,
  seat: number,
  language: LoadedLanguage,
  context: DrawContext,
): string[] {
  const { words, lines } = language;
  const { leader, first } = view;
  const mark = seat === leader && view.phase !== 'draft' ? '>' : ' ';
  const who = lines.t('fortBoard:who', {
    who: words.player(seat, context.people),
    board: words.t(`fort-colour:${nth(view.seats, seat).board}`),
    first: seat === first ? 'yes' : 'no',
  });
  const [head = '', ...more] = indented(`${who} ${standing(view, seat, language)}`, 2);
  return [
    `${mark} ${context.paint('bold', who)}${head.slice(who.length + 2)}`,
    ...more,
    ...flowed(possessions(view, seat, language), WIDTH - 4).map((line) => `    ${line}`),
  ];
}
