import { type FortView, type SeatView, SYMBOLS } from '@treefort/fort';
import type { Outcome } from '@treefort/kernel';
import * as cards from '../words/fort/cards.ts';
import { endingText, news } from '../words/fort/events.ts';
import { HELP } from '../words/fort/help.ts';
import { amount, points, suitName, titleOf, whose } from '../words/fort/names.ts';
import { option } from '../words/fort/options.ts';
import { question } from '../words/fort/questions.ts';
import { refusal } from '../words/fort/refusals.ts';
import type { Asked, Board, Hand } from './board.ts';
import { flowed, indented, WIDTH, wrapped } from './layout.ts';

const PHASES: Readonly<Record<FortView['phase'], string>> = {
  draft: 'draft',
  play: 'play a card',
  declare: 'play a card',
  use: 'play a card',
  suit: 'play a card',
  add: 'play a card',
  act: 'carry out an action',
  'keep-rule': 'a made-up rule',
  'take-perk': 'a perk',
  follow: 'follow the leader',
  'follow-second': 'follow the leader',
  'rough-housing': 'follow the leader',
  'do-over': 'play a second card',
  recruit: 'recruit',
  birthday: 'recruit',
  over: 'the end',
};

function title(view: FortView, { names }: Hand): string {
  if (view.phase === 'over') return 'Fort - the end';
  if (view.phase === 'draft') return 'Fort - the draft';
  const { round, leader } = view.registers;
  const last = view.ending === null ? '' : ', the last one';
  return `Fort - round ${round}${last}, ${whose(names[leader]!)} turn: ${PHASES[view.phase]}`;
}

/** The Park, the perks and the rules: what lies in the middle. */
function middle(view: FortView): string[] {
  const perks = view.perks.map(titleOf).join(', ') || 'none left';
  return [
    `Park, ${view.parkDeck} more in its deck (public action | private action):`,
    ...view.park.flatMap((card) => indented(cards.wholeCard(view, card), 2)),
    ...wrapped(`Perks: ${perks}. Made-up rules in the stack: ${view.ruleCount}.`, WIDTH),
  ];
}

/** What the next fort level costs. */
function nextLevel(view: FortView, { level }: SeatView): string {
  const next = cards.levelOf(view, level + 1);
  return next ? `next for ${cards.priceText(next)}` : 'the top';
}

const listed = (view: FortView, ids: readonly string[]): string =>
  ids.map((id) => cards.withSymbols(view, id)).join(', ') || 'empty';

function rewardsOf(view: FortView, seat: number): string[] {
  const { perk, hasRule, rule } = view.seats[seat]!;
  return [
    ...(perk ? [`perk ${titleOf(perk)}`] : []),
    ...(hasRule ? [rule === null ? 'a rule kept' : `rule ${titleOf(rule)}`] : []),
    ...(view.registers.sculpture === seat ? ['macaroni sculpture'] : []),
  ];
}

/** One seat's board in two lines, or as many as it takes. */
function boardLines(view: FortView, seat: number, { names, paint }: Hand): string[] {
  const player = view.seats[seat]!;
  const { stuff, pack, lookout, yard, discard } = player;
  const { leader, first } = view.registers;
  const mark = seat === leader && view.phase !== 'draft' ? '>' : ' ';
  const who = `${names[seat]} (${player.board}${seat === first ? ', first' : ''})`;
  const parts = [
    `Stuff ${amount(stuff, ', ')}`,
    `Pack ${pack.pizza + pack.toy}/${player.packHolds}: ${amount(pack, ', ')}`,
    `deck ${player.deckCount}, hand ${player.handCount}, discard ${discard.length}`,
    ...rewardsOf(view, seat),
    `Lookout ${lookout.length}/${player.lookoutHolds}: ${listed(view, lookout)}`,
    `Yard ${listed(view, yard)}`,
  ];
  const standing = `${points(player.track)}, fort ${player.level}, ${nextLevel(view, player)}`;
  const [head = '', ...more] = indented(`${who} ${standing}`, 2);
  return [
    `${mark} ${paint('bold', who)}${head.slice(who.length + 2)}`,
    ...more,
    ...flowed(parts, WIDTH - 4).map((line) => `    ${line}`),
  ];
}

/** How many symbols the action under way counts so far, while symbols are added. */
function running(view: FortView): string {
  const { phase, registers, added, lent, played } = view;
  const action = cards.actionUnderWay(view);
  if (phase === 'act' && registers.count > 1) return `Times: ${registers.count}.`;
  if (phase !== 'add' || played === null) return '';
  const any = action.includes('anySuit');
  const symbol = any
    ? registers.anySuit
    : SYMBOLS.findIndex((suit) => action.includes(`× ${suit}`));
  const suits = cards.cardOf(view, played)?.suits ?? [];
  const own = suits.filter((suit) => suit === SYMBOLS[symbol] || (suit === 'coin' && !any)).length;
  const count = own + added[symbol]! + (SYMBOLS[symbol] === 'coin' ? 0 : lent[symbol]!);
  return `So far: ${count} × ${suitName(SYMBOLS[symbol] ?? '')}.`;
}

/** The card in play, what was added to it, and how far it has come. */
function inPlay(view: FortView): string[] {
  const { played, declared, registers, lent } = view;
  if (played === null) return view.underWay === 'diy' ? ['In play: the perk DIY.'] : [];
  const others = view.inPlay.toSpliced(view.inPlay.indexOf(played), 1).map(titleOf);
  const fromLookout = SYMBOLS.flatMap((suit, i) =>
    lent[i]! > 0 ? [`${lent[i]} ${suitName(suit)}`] : [],
  );
  const actions = ['public', 'private'].filter((_, i) => (registers.used >> i) & 1);
  const parts = [
    `In play: ${cards.wholeCard(view, played)}.`,
    declared ? `Declared: ${suitName(declared)}.` : '',
    others.length > 0 ? `With it: ${others.join(', ')}.` : '',
    fromLookout.length > 0 ? `From the Lookout: ${fromLookout.join(', ')}.` : '',
    actions.length > 0 ? `Used: ${actions.join(' and ')}.` : '',
    running(view),
  ];
  return ['', ...wrapped(parts.filter(Boolean).join(' '), WIDTH)];
}

/** The own hand; where a card is to be played, only those that cannot be. */
function handLines(view: FortView, own: SeatView, asked: Asked | undefined): string[] {
  if (view.phase === 'draft' || !own.hand) return [];
  const refused = asked?.refusals.filter(({ id }) => id.startsWith('play:')) ?? [];
  if (asked?.decision.kind !== 'play') {
    if (own.hand.length === 0) return ['Your hand is empty.'];
    return ['Your hand:', ...own.hand.flatMap((card) => indented(cards.wholeCard(view, card), 2))];
  }
  if (refused.length === 0) return [];
  const held = refused.map(({ id }) => cards.withSymbols(view, id.slice('play:'.length)));
  return wrapped(`In hand but not playable now: ${held.join(', ')}.`, WIDTH);
}

/** What this seat has kept in the draft so far. */
function keptLines(view: FortView, seat: number): string[] {
  if (view.phase !== 'draft') return [];
  const kept = view.draft.flatMap(({ pack, from, to, cards: picked }) =>
    to === from + 1 && from < view.registers.draftStep && (pack + from) % view.seats.length === seat
      ? picked
      : [],
  );
  return wrapped(`Kept so far: ${listed(view, kept)}.`, WIDTH);
}

function draw(view: FortView, asked: Asked | undefined, hand: Hand): string {
  const { viewer, ending } = view;
  const own = typeof viewer === 'number' ? view.seats[viewer] : undefined;
  const heading = title(view, hand);
  const rivals = view.seats.map((_, seat) => seat).filter((seat) => seat !== viewer);
  const seats = typeof viewer === 'number' ? [...rivals, viewer] : rivals;
  return [
    hand.paint('bold', `${heading} ${'='.repeat(Math.max(0, WIDTH - heading.length - 1))}`),
    ...(ending && view.phase !== 'over' ? [`The end is near: ${endingText(ending)}.`] : []),
    ...middle(view),
    ...seats.flatMap((seat) => boardLines(view, seat, hand)),
    ...inPlay(view),
    '',
    ...(own && typeof viewer === 'number' ? keptLines(view, viewer) : []),
    ...(own ? handLines(view, own, asked) : []),
  ]
    .join('\n')
    .trimEnd();
}

/** The final count, a line for each seat. */
function scores(view: FortView, { scores: totals }: Outcome, { names }: Hand): string {
  const line = (who: string, [track, fort, rule, sculpture, all]: readonly string[]) =>
    `  ${who.padEnd(10)}${track!.padStart(5)}${fort!.padStart(14)}${rule!.padStart(24)}${sculpture!.padStart(11)}${all!.padStart(8)}`;
  const rows = view.seats.map(({ level, count }, seat) => {
    const rule = count?.rule ? `${titleOf(count.rule)}: ${count.rulePoints}` : 'none';
    const fort = `level ${level}: ${count?.fort ?? 0}`;
    const [track, sculpture] = [`${count?.track ?? 0}`, `${count?.sculpture ?? 0}`];
    return line(names[seat]!, [track, fort, rule, sculpture, `${totals[seat]}`]);
  });
  const heads = ['track', 'fort', 'made-up rule', 'sculpture', 'in all'];
  const reason = view.ending ? [`The game ended because ${endingText(view.ending)}.`, ''] : [];
  return [...reason, line('', heads), ...rows].join('\n');
}

const ENDED = { level: 'fort level 5', points: '25 points', 'park-deck': 'empty Park deck' };

/** Fort in a terminal. */
export const fortBoard: Board<FortView> = {
  help: HELP,
  draw,
  question: (decision, view) => question(decision, view),
  option: (chosen, view, { names }) => option(chosen, view, names),
  refusal: (refused, view) => refusal(refused, view),
  news: (events, { names }) => news(events, names),
  scores,
  formality: ({ kind, options, about }) =>
    kind === 'follow' && options.length === 1
      ? `No card of yours can follow ${titleOf(about ?? '')}.`
      : undefined,
  ended: ({ ending, registers }) => ({
    why: ending === null ? 'nothing' : ENDED[ending],
    round: registers.round,
  }),
};
