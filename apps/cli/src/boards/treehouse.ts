import type { Outcome } from '@treefort/kernel';
import { COLOURS, type Colour, type PlayerView, type TreehouseView } from '@treefort/treehouse';
import * as words from '../words/treehouse.ts';
import type { Asked, Board, Hand } from './board.ts';
import { centred, columns, type Piece, row, WIDTH, wrapped } from './layout.ts';

const TOP = 6;
const CELL = 12;
const SMALL_CELL = 4;
const SMALL_WIDTH = 26;

const STYLES = {
  red: 'red',
  yellow: 'yellow',
  green: 'green',
  blue: 'blueBright',
  purple: 'magenta',
  brown: 'cyan',
} as const satisfies Record<Colour, string>;

/** What stands on a place of a drawn tree: a room, the key of an offered place, or a refused one. */
interface Spot {
  readonly level: number;
  readonly place: number;
  readonly text: string;
  readonly style: NonNullable<Piece['style']>;
}

const roomText = (room: string, colour: Colour): string =>
  `[${words.LETTERS[colour]} ${words.shortName(room, CELL - 4).padEnd(CELL - 4)}]`;

function spotAt(id: string, text: string, style: Spot['style']): Spot[] {
  const [, level, place] = /^place:(\d):(\d)$/.exec(id)?.map(Number) ?? [];
  return level && place && level <= TOP ? [{ level, place, text, style }] : [];
}

/** Far from everything built, a place is not worth a mark: only near misses are shown. */
const NEAR_MISSES = ['tree.colour', 'tree.balance.blocked'];

function spotsOf({ tree }: PlayerView, asked: Asked | undefined): Spot[] {
  const offered = asked?.decision.options ?? [];
  const missed = asked?.refusals.filter(({ rule }) => NEAR_MISSES.includes(rule)) ?? [];
  return [
    ...tree.map(({ level, place, room, colour }) => {
      return { level, place, text: roomText(room, colour), style: STYLES[colour] };
    }),
    ...offered.flatMap(({ id }) =>
      spotAt(id, `(${centred(asked?.keys.get(id) ?? '', CELL - 2)})`, 'bold'),
    ),
    ...missed.flatMap(({ id }) => spotAt(id, centred(`x ${words.tailOf(id)}`, CELL), 'dim')),
  ];
}

const marker = (balance: number): string =>
  [-1, 0, 1].map((at) => (at === balance ? '[o]' : '[ ]')).join('-');

const LEANS = [
  'leans left: the left is closed',
  'in balance',
  'leans right: the right is closed',
] as const;

/** The column where a place begins, around the middle of the tree. */
const columnOf = (level: number, place: number, cell: number): number =>
  (place - (level + 1) / 2) * cell - cell / 2;

function ownTree(view: TreehouseView, seat: number, asked: Asked | undefined, hand: Hand) {
  const player = view.players[seat]!;
  const { names, paint } = hand;
  const spots = spotsOf(player, asked);
  const top = Math.max(2, ...spots.map(({ level }) => level));
  const lines: string[] = [];
  for (let level = top; level >= 2; level--) {
    const pieces = spots
      .filter((spot) => spot.level === level)
      .map(
        ({ place, text, style }): Piece => ({ at: 40 + columnOf(level, place, CELL), text, style }),
      );
    lines.push(row([{ at: 1, text: `${level}`, style: 'dim' }, ...pieces], paint));
  }
  const name: Piece = { at: 1, text: names[seat]!, style: 'bold' };
  lines.push(row([name, { at: 33, text: '\\____||____/' }], paint));
  const leans = LEANS[player.balance + 1]!;
  lines.push(
    row(
      [
        { at: 34, text: marker(player.balance) },
        { at: 47, text: leans },
      ],
      paint,
    ),
  );
  return lines;
}

function smallTree(player: PlayerView, name: string, top: number, { paint }: Hand): string[] {
  const lines: string[] = [];
  for (let level = top; level >= 2; level--) {
    const pieces = player.tree
      .filter((room) => room.level === level)
      .map(({ place, colour }): Piece => {
        const at = 13 + columnOf(level, place, SMALL_CELL);
        return { at, text: `[${words.LETTERS[colour]}]`, style: STYLES[colour] };
      });
    lines.push(row(pieces, paint));
  }
  lines.push(row([{ at: 11, text: '\\||/' }], paint));
  lines.push(row([{ at: 7, text: marker(player.balance) }], paint));
  const { picked } = player;
  lines.push(centred(picked ? words.shortName(picked, 20) : '', SMALL_WIDTH));
  return [row([{ at: 1, text: name.slice(0, 24), style: 'bold' }], paint), ...lines];
}

function otherTrees(view: TreehouseView, hand: Hand): string[] {
  const others = view.players.flatMap((player, seat) =>
    seat === view.viewer ? [] : [{ player, name: hand.names[seat]! }],
  );
  const levels = others.flatMap(({ player }) => player.tree.map(({ level }) => level));
  const top = Math.max(2, ...levels);
  const drawn = others.map(({ player, name }) => smallTree(player, name, top, hand));
  return columns(drawn.slice(0, 3), SMALL_WIDTH).concat(columns(drawn.slice(3), SMALL_WIDTH));
}

/** The colour cards with what lies on them, and how many rooms of each colour everybody has. */
function tableau(view: TreehouseView, { names, paint }: Hand): string[] {
  const cells = (head: string, values: readonly string[], last: string) =>
    `  ${head.slice(0, 11).padEnd(11)}${[...values, last].map((v) => v.padStart(9)).join('')}`.trimEnd();
  const heads = COLOURS.map((colour) => `${words.LETTERS[colour]} ${colour}`);
  const laid = COLOURS.map((colour) => {
    const card = view.changers[colour];
    return card === undefined ? '-' : `x${view.worth[colour]}`;
  });
  const counts = ({ tree }: PlayerView) =>
    COLOURS.map((colour) => String(tree.filter((room) => room.colour === colour).length));
  return [
    paint('dim', cells('', heads, 'points')),
    cells(view.junior ? 'picked' : 'changers', laid, ''),
    ...view.players.map((player, seat) => cells(names[seat]!, counts(player), `${player.score}`)),
  ];
}

/** During the scoring: the changers nobody has taken yet, and who holds which. */
function changerLines({ phase, middle, players }: TreehouseView, { names }: Hand): string[] {
  if (phase !== 'take' && phase !== 'cover') return [];
  const holders = players.flatMap(({ changer }, seat) =>
    changer ? [{ name: names[seat]!, changer }] : [],
  );
  return wrapped(words.changersNow(middle, holders), WIDTH);
}

function title(view: TreehouseView): string {
  if (view.phase === 'over') return 'Treehouse - the end';
  const draft = view.phase === 'pick' || view.phase === 'place';
  const step = draft ? `pick ${view.picks + 1} of 5` : 'scoring';
  return `Treehouse - week ${view.week} of 3, ${step}`;
}

function handLines({ hand }: PlayerView, { decision }: Asked): string[] {
  if (!hand || hand.length === 0 || decision.kind === 'pick') return [];
  return wrapped(`Left in your hand: ${hand.map(words.roomWithColour).join(', ')}`, WIDTH);
}

function draw(view: TreehouseView, asked: Asked | undefined, hand: Hand): string {
  const { viewer } = view;
  const own = typeof viewer === 'number' ? { seat: viewer, ...view.players[viewer]! } : undefined;
  const heading = title(view);
  return [
    hand.paint('bold', `${heading} ${'='.repeat(WIDTH - heading.length - 1)}`),
    ...otherTrees(view, hand),
    ...(own ? ownTree(view, own.seat, asked, hand) : []),
    '',
    ...tableau(view, hand),
    ...changerLines(view, hand),
    ...(own && asked ? handLines(own, asked) : []),
  ].join('\n');
}

function scores(view: TreehouseView, { scores: totals }: Outcome, { names }: Hand): string {
  const cells = (head: string, values: readonly (string | number)[]) =>
    `  ${head.padEnd(12)}${values.map((value) => `${value}`.padStart(12)).join('')}`;
  const part = (at: number) => view.players.map(({ weeks }) => weeks[at] ?? 0);
  const counted = view.players.map(({ weeks }) => weeks.reduce((sum, n) => sum + n, 0));
  const brought = totals.map((total, seat) => total - counted[seat]!);
  return [
    cells('', names),
    ...(brought.some((n) => n !== 0) ? [cells('before', brought)] : []),
    ...[1, 2, 3].map((week) => cells(`week ${week}`, part(week - 1))),
    cells('majorities', part(3)),
    cells('in all', totals),
  ].join('\n');
}

/** Treehouse in a terminal. */
export const treehouseBoard: Board<TreehouseView> = {
  help: words.HELP,
  draw,
  question: words.question,
  option: words.option,
  refusal: words.refusal,
  news: (events, { names }) => events.flatMap((event) => words.event(event, names) ?? []),
  scores,
};
