import type { FortView } from '@treefort/fort';
import { plain, symbolsSoFar } from '@treefort/words';
import { WIDTH, wrapped } from '../boards/layout.ts';
import type { LoadedLanguage } from '../language.ts';

/** How many symbols the action under way counts so far, while symbols are added; how often it is done, after that. */
function running(view: FortView, { words, lines }: LoadedLanguage): string {
  const { phase, underWay } = view;
  if (phase === 'act' && underWay && underWay.of > 1) {
    return lines.t('fortBoard:times', { n: underWay.of });
  }
  const counted = symbolsSoFar(view);
  if (!counted) return '';
  return lines.t('fortBoard:so-far', { n: counted.n, suit: words.fort.suit(counted.suit) });
}

/** The symbols that the Lookout has lent. */
function lentText({ lent }: FortView, { words }: LoadedLanguage): string {
  return lent.map(({ suit, n }) => words.t(`fort-suit-count:${suit}`, { n })).join(', ');
}

/** The card in play, what was added to it, and how far it has come. */
export function inPlayLines(view: FortView, language: LoadedLanguage): string[] {
  const { played, declared, used, box } = view;
  const { words, lines } = language;
  if (played === null) {
    if (view.underWay?.action !== 'diy') return [];
    return [lines.t('fortBoard:in-play-diy', { perk: words.fort.perk('diy').name })];
  }
  const others = view.inPlay.toSpliced(view.inPlay.indexOf(played), 1);
  const cards = others.map((id) => words.fort.cardName(id).text).join(', ');
  const symbols = lentText(view, language);
  const actions = used.length > 1 ? 'both' : (used[0] ?? '');
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
