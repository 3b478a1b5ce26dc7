import { nth, type Outcome } from '@treefort/kernel';
import {
  CHANGERS,
  COLOURS,
  type PlayerView,
  type TreehouseOption,
  type TreehouseRefusal,
  type TreehouseView,
} from '@treefort/treehouse';
import { plain, type Words } from '@treefort/words';
import type { Board, Boards, DrawContext, OpenDecision } from '../boards/board.ts';
import { fitted, paragraph, WIDTH, wrapped } from '../boards/layout.ts';
import { sentences } from '../boards/sentences.ts';
import type { LoadedLanguage } from '../language.ts';
import { otherTrees, ownTree } from './trees.ts';

const COLUMN = 9;

/** The colour cards with what lies on them, and how many rooms of each colour everybody has. */
function tableau(
  view: TreehouseView,
  { words, lines }: LoadedLanguage,
  { people, paint }: DrawContext,
): string[] {
  const cells = (head: string, values: readonly string[], last: string) =>
    `  ${head.slice(0, 11).padEnd(11)}${[...values, last].map((v) => v.padStart(COLUMN)).join('')}`.trimEnd();
  const heads = COLOURS.map((colour) => {
    const letter = words.t(`tree-colour-letter:${colour}`);
    return `${letter} ${fitted(words.treehouse.colour(colour).text, COLUMN - 3)}`;
  });
  const laid = COLOURS.map((colour) => {
    const card = view.changers[colour];
    return card === undefined ? '-' : `x${view.worth[colour]}`;
  });
  const counts = ({ tree }: PlayerView) =>
    COLOURS.map((colour) => String(tree.filter((room) => room.colour === colour).length));
  return [
    paint('dim', cells('', heads, lines.t('treehouseBoard:points'))),
    cells(lines.t(view.junior ? 'treehouseBoard:picked' : 'treehouseBoard:changers'), laid, ''),
    ...view.players.map((player, seat) =>
      cells(words.player(seat, people).text, counts(player), `${player.score}`),
    ),
  ];
}

/** During the scoring: the changers nobody has taken yet, and who holds which. */
function changerLines(
  view: TreehouseView,
  { words, lines }: LoadedLanguage,
  { people }: DrawContext,
): string[] {
  const { phase, middle, players } = view;
  if (phase !== 'take' && phase !== 'cover') return [];
  const lying = CHANGERS.filter((changer) => middle[changer] > 0).map((changer) =>
    lines.t('treehouseBoard:lying', {
      n: middle[changer],
      changer: words.treehouse.changer(changer),
    }),
  );
  const held = players.flatMap(({ changer }, seat) => {
    if (!changer) return [];
    const values = { who: words.player(seat, people), changer: words.treehouse.changer(changer) };
    return [lines.t('treehouseBoard:held', values)];
  });
  const text = lines.t('treehouseBoard:middle', {
    changers: lying.join(', ') || lines.t('treehouseBoard:no-changer'),
    holders: held.join(', ') || lines.t('treehouseBoard:no-holder'),
  });
  return wrapped(text, WIDTH);
}

function title(view: TreehouseView, { words, lines }: LoadedLanguage): string {
  if (view.phase === 'over') return lines.t('treehouseBoard:title-over');
  return lines.t('treehouseBoard:title', { week: view.week, phase: words.treehouse.phase(view) });
}

function handLines(
  view: TreehouseView,
  asked: OpenDecision<TreehouseOption, TreehouseRefusal> | undefined,
  { words, lines }: LoadedLanguage,
) {
  const hand = typeof view.viewer === 'number' ? view.players[view.viewer]?.hand : undefined;
  if (!asked || !hand || hand.length === 0 || asked.decision.kind === 'pick') return [];
  const rooms = hand.map((room) => plain(words.treehouse.roomWithColour(room))).join(', ');
  return wrapped(lines.t('treehouseBoard:hand', { rooms }), WIDTH);
}

function draw(
  view: TreehouseView,
  asked: OpenDecision<TreehouseOption, TreehouseRefusal> | undefined,
  language: LoadedLanguage,
  context: DrawContext,
): string {
  const heading = title(view, language);
  return [
    context.paint('bold', `${heading} ${'='.repeat(WIDTH - heading.length - 1)}`),
    ...otherTrees(view, language.words, context),
    ...ownTree(view, asked, language.words, context),
    '',
    ...tableau(view, language, context),
    ...changerLines(view, language, context),
    ...handLines(view, asked, language),
  ].join('\n');
}

function scores(
  view: TreehouseView,
  outcome: Outcome,
  words: Words,
  { people }: DrawContext,
): string {
  const cells = (head: string, values: readonly (string | number)[]) =>
    `  ${head.padEnd(12)}${values.map((value) => `${value}`.padStart(12)).join('')}`;
  const part = (at: number) => view.players.map(({ weeks }) => weeks[at] ?? 0);
  const counted = view.players.map(({ weeks }) => weeks.reduce((sum, n) => sum + n, 0));
  const brought = outcome.scores.map((total, seat) => total - nth(counted, seat));
  const names = view.players.map((_, seat) => words.player(seat, people).text);
  return [
    cells('', names),
    ...(brought.some((n) => n !== 0) ? [cells(words.t('tree-score:before'), brought)] : []),
    ...[1, 2, 3].map((week) => cells(words.t('tree-score:week', { week }), part(week - 1))),
    cells(words.t('tree-score:majorities'), part(3)),
    cells(words.t('tree-score:total'), outcome.scores),
  ].join('\n');
}

/** The rules of Treehouse in a few lines. */
function help({ lines }: LoadedLanguage): string {
  const rules = (['support', 'colour', 'balance'] as const).flatMap((key) =>
    paragraph(lines.t(`treehouseHelp:${key}`), 2),
  );
  return [
    ...paragraph(lines.t('treehouseHelp:week')),
    '',
    ...rules,
    '',
    ...paragraph(lines.t('treehouseHelp:scoring')),
    '',
    ...paragraph(lines.t('treehouseHelp:places')),
  ].join('\n');
}

const treehouseBoard = (language: LoadedLanguage): Board<TreehouseView> => ({
  ...sentences<TreehouseView>(language.words.game('treehouse')),
  help: help(language),
  draw: (view, asked: OpenDecision<TreehouseOption, TreehouseRefusal> | undefined, context) =>
    draw(view, asked, language, context),
  scores: (view, outcome, context) => scores(view, outcome, language.words, context),
});

/** Treehouse in a terminal. */
export const treehouseBoards: Boards<TreehouseView> = { in: treehouseBoard };
