import { type FortView, SYMBOLS } from '@treefort/fort';
import { countedSoFar, plain } from '@treefort/words';
import { WIDTH, wrapped } from '../boards/layout.ts';
import type { LoadedLanguage } from '../language.ts';

/** How many symbols the action under way counts so far, while symbols are added; how often it is done, after that. */
function running(view: FortView, { words, lines }: LoadedLanguage): string {
  const { phase, registers } = view;
  if (phase === 'act' && registers.count > 1) {
    return lines.t('fortBoard:times', { n: registers.count });
  }
  const counted = countedSoFar(view);
  if (!counted) return '';
  return lines.t('fortBoard:so-far', { n: counted.n, suit: words.fort.suit(counted.suit) });
}

/** The symbols that the Lookout has lent. */
function lentText({ lent }: FortView, { words }: LoadedLanguage): string {
  return SYMBOLS.flatMap((suit, i) =>
    lent[i]! > 0 ? [words.t(`fort-suit-count:${suit}`, { n: lent[i]! })] : [],
  ).join(', ');
}

const USED = ['', 'public', 'private', 'both'];

/** The card in play, what was added to it, and how far it has come. */
export function inPlayLines(view: FortView, language: LoadedLanguage): string[] {
  const { played, declared, registers, box } = view;
  const { words, lines } = language;
  if (played === null) {
    if (view.underWay !== 'diy') return [];
    return [lines.t('fortBoard:in-play-diy', { perk: words.fort.perk('diy').name })];
  }
  const others = view.inPlay.toSpliced(view.inPlay.indexOf(played), 1);
  const cards = others.map((id) => words.fort.cardName(id).text).join(', ');
  const symbols = lentText(view, language);
  const actions = USED[registers.used] ?? '';
  const parts = [
    lines.t('fortBoard:in-play', { card: plain(words.fort.wholeCard(played, box)) }),
    declared && lines.t('fortBoard:declared', { suit: words.fort.suit(declared) }),
    cards && lines.t('fortBoard:added', { cards }),
    symbols && lines.t('fortBoard:lent', { symbols }),
    actions && lines.t('fortBoard:used', { actions }),
    running(view, language),
  ];
  return ['', ...wrapped(parts.filter(Boolean).join(' '), WIDTH)];
}
