import type { FortOption, FortRefusal, FortView, SeatView } from '@treefort/fort';
import { nth } from '@treefort/kernel';
import { type FortWords, plain } from '@treefort/words';
import type { Board, Boards, DrawContext, OpenDecision } from '../boards/board.ts';
import { indented, WIDTH, wrapped } from '../boards/layout.ts';
import { sentences } from '../boards/sentences.ts';
import type { LoadedLanguage } from '../language.ts';
import { fortHelp } from './help.ts';
import { inPlayLines } from './in-play.ts';
import { fortScores } from './scores.ts';
import { boardLines, listed } from './seat.ts';

const yes = (condition: boolean): string => (condition ? 'yes' : 'no');

function title(view: FortView, { words, lines }: LoadedLanguage, { people }: DrawContext): string {
  if (view.phase === 'over') return lines.t('fortBoard:title-over');
  if (view.phase === 'draft') return lines.t('fortBoard:title-draft');
  const { round, leader } = view;
  return lines.t('fortBoard:title', {
    round,
    last: yes(view.ending !== null),
    who: words.player(leader, people),
    you: yes(leader === people.you),
    phase: words.fort.phase(view),
  });
}

const whole = ({ wholeCard }: FortWords, { box }: FortView, card: string): string[] =>
  indented(plain(wholeCard(card, box)), 2);

/** The Park, the perks and the rules: what lies in the middle. */
function middle(view: FortView, { words, lines }: LoadedLanguage): string[] {
  const names = view.perks.map((perk) => words.fort.perk(perk).name);
  const perks = names.join(', ') || lines.t('fortBoard:no-perks');
  return [
    ...wrapped(lines.t('fortBoard:park', { n: view.parkDeck }), WIDTH),
    ...view.park.flatMap((card) => whole(words.fort, view, card)),
    ...wrapped(lines.t('fortBoard:middle', { perks, n: view.ruleCount }), WIDTH),
  ];
}

/** The own hand; where a card is to be played, only those that cannot be. */
function handLines(
  view: FortView,
  own: SeatView,
  asked: OpenDecision<FortOption, FortRefusal> | undefined,
  language: LoadedLanguage,
): string[] {
  const { words, lines } = language;
  if (view.phase === 'draft' || !own.hand) return [];
  if (asked?.decision.kind !== 'play') {
    if (own.hand.length === 0) return [lines.t('fortBoard:no-hand')];
    return [
      lines.t('fortBoard:hand'),
      ...own.hand.flatMap((card) => whole(words.fort, view, card)),
    ];
  }
  const held = asked.refusals.flatMap((one) => (one.kind === 'play' ? [one.card] : []));
  if (held.length === 0) return [];
  const cards = listed(view, held, language);
  return wrapped(lines.t('fortBoard:not-playable', { cards }), WIDTH);
}

/** What this seat has kept in the draft so far. */
function keptLines(view: FortView, seat: number, language: LoadedLanguage): string[] {
  const { draft } = nth(view.seats, seat);
  if (!draft) return [];
  const cards = listed(view, draft.kept, language);
  return wrapped(language.lines.t('fortBoard:kept', { cards }), WIDTH);
}

function endNear({ ending, phase }: FortView, { words, lines }: LoadedLanguage): string[] {
  if (!ending || phase === 'over') return [];
  return wrapped(
    lines.t('fortBoard:end-near', { reason: words.t(`fort-ending:${ending}`) }),
    WIDTH,
  );
}

function draw(
  view: FortView,
  asked: OpenDecision<FortOption, FortRefusal> | undefined,
  language: LoadedLanguage,
  context: DrawContext,
): string {
  const { viewer } = view;
  const own = typeof viewer === 'number' ? view.seats[viewer] : undefined;
  const heading = title(view, language, context);
  const rivals = view.seats.map((_, seat) => seat).filter((seat) => seat !== viewer);
  const seats = typeof viewer === 'number' ? [...rivals, viewer] : rivals;
  return [
    context.paint('bold', `${heading} ${'='.repeat(Math.max(0, WIDTH - heading.length - 1))}`),
    ...endNear(view, language),
    ...middle(view, language),
    ...seats.flatMap((seat) => boardLines(view, seat, language, context)),
    ...inPlayLines(view, language),
    '',
    ...(own && typeof viewer === 'number' ? keptLines(view, viewer, language) : []),
    ...(own ? handLines(view, own, asked, language) : []),
  ]
    .join('\n')
    .trimEnd();
}

/** What is only of use where an option is a line of text. */
const HINTS = { play: 'fortBoard:play-hint', pay: 'fortBoard:pay-hint' } as const;
const hasHint = (kind: string): kind is keyof typeof HINTS => Object.hasOwn(HINTS, kind);

function fortBoard(language: LoadedLanguage): Board<FortView> {
  const { words, lines } = language;
  const said = sentences<FortView>(words.game('fort'));
  return {
    ...said,
    help: fortHelp(language),
    draw: (view, asked: OpenDecision<FortOption, FortRefusal> | undefined, context) =>
      draw(view, asked, language, context),
    question: (decision, view, context) => {
      const asks = said.question(decision, view, context);
      return hasHint(decision.kind) ? `${asks} ${lines.t(HINTS[decision.kind])}` : asks;
    },
    scores: (view, outcome, context) => fortScores(view, outcome, words, context),
    formality: ({ kind, options, about }) =>
      kind === 'follow' && options.length === 1
        ? lines.t('fortBoard:cannot-follow', { card: words.fort.cardName(about ?? '') })
        : undefined,
  };
}

const ENDED = { level: 'fort level 5', points: '25 points', 'park-deck': 'empty Park deck' };

/** Fort in a terminal. */
export const fortBoards: Boards<FortView> = {
  in: fortBoard,
  ended: ({ ending, round }) => ({
    why: ending === null ? 'nothing' : ENDED[ending],
    round,
  }),
};
