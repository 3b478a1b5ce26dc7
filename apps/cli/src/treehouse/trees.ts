import { nth } from '@treefort/kernel';
import type {
  Colour,
  PlayerView,
  RoomName,
  TreehouseMove,
  TreehouseOption,
  TreehouseRefusal,
  TreehouseView,
} from '@treefort/treehouse';
import type { Words } from '@treefort/words';
import type { DrawContext, OpenDecision } from '../boards/board.ts';
import { centred, columns, fitted, type Piece, row } from '../boards/layout.ts';

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

function roomText(room: RoomName, colour: Colour, words: Words): string {
  const letter = words.t(`tree-colour-letter:${colour}`);
  return `[${letter} ${fitted(words.treehouse.room(room).text, CELL - 4).padEnd(CELL - 4)}]`;
}

function spotAt(move: TreehouseMove, text: string, style: Spot['style']): Spot[] {
  if (move.kind !== 'place' || move.level > TOP) return [];
  const { level, place } = move;
  return [{ level, place, text, style }];
}

/** A refused place by the name that a player can ask about. */
const crossed = (move: TreehouseMove): string =>
  move.kind === 'place' ? `x ${move.level}:${move.place}` : '';

/** Far from everything built, a place is not worth a mark: only near misses are shown. */
const NEAR_MISSES = ['tree.colour', 'tree.balance.blocked'];

function spotsOf(
  { tree }: PlayerView,
  asked: OpenDecision<TreehouseOption, TreehouseRefusal> | undefined,
  words: Words,
): Spot[] {
  const offered = asked?.decision.options ?? [];
  const missed = asked?.refusals.filter(({ rule }) => NEAR_MISSES.includes(rule)) ?? [];
  return [
    ...tree.map(({ level, place, room, colour }) => {
      return { level, place, text: roomText(room, colour, words), style: STYLES[colour] };
    }),
    ...offered.flatMap((option) =>
      spotAt(option, `(${centred(asked?.keys.get(option.id) ?? '', CELL - 2)})`, 'bold'),
    ),
    ...missed.flatMap((refusal) => spotAt(refusal, centred(crossed(refusal), CELL), 'dim')),
  ];
}

const marker = (balance: number): string =>
  [-1, 0, 1].map((at) => (at === balance ? '[o]' : '[ ]')).join('-');

const LEANS = ['tree-score:leans-left', 'tree-score:balanced', 'tree-score:leans-right'] as const;

/** The column where a place begins, around the middle of the tree. */
const columnOf = (level: number, place: number, cell: number): number =>
  (place - (level + 1) / 2) * cell - cell / 2;

/** The tree of the viewer, with the places that are offered and nearly missed. */
export function ownTree(
  { viewer, players }: TreehouseView,
  asked: OpenDecision<TreehouseOption, TreehouseRefusal> | undefined,
  words: Words,
  { people, paint }: DrawContext,
): string[] {
  const player = typeof viewer === 'number' ? players[viewer] : undefined;
  if (typeof viewer !== 'number' || !player) return [];
  const spots = spotsOf(player, asked, words);
  const lines: string[] = [];
  for (let level = Math.max(2, ...spots.map((spot) => spot.level)); level >= 2; level--) {
    const pieces = spots
      .filter((spot) => spot.level === level)
      .map(
        ({ place, text, style }): Piece => ({ at: 40 + columnOf(level, place, CELL), text, style }),
      );
    lines.push(row([{ at: 1, text: `${level}`, style: 'dim' }, ...pieces], paint));
  }
  const name: Piece = { at: 1, text: words.player(viewer, people).text, style: 'bold' };
  lines.push(row([name, { at: 33, text: '\\____||____/' }], paint));
  const leans: Piece = { at: 47, text: words.t(nth(LEANS, player.balance + 1)) };
  lines.push(row([{ at: 34, text: marker(player.balance) }, leans], paint));
  return lines;
}

/** The tree of a rival, as high as the highest of them. */
interface Rival {
  readonly player: PlayerView;
  readonly name: string;
}

function smallTree(
  { player, name }: Rival,
  top: number,
  words: Words,
  { paint }: DrawContext,
): string[] {
  const lines: string[] = [];
  for (let level = top; level >= 2; level--) {
    const pieces = player.tree
      .filter((room) => room.level === level)
      .map(({ place, colour }): Piece => {
        const at = 13 + columnOf(level, place, SMALL_CELL);
        return { at, text: `[${words.t(`tree-colour-letter:${colour}`)}]`, style: STYLES[colour] };
      });
    lines.push(row(pieces, paint));
  }
  lines.push(row([{ at: 11, text: '\\||/' }], paint));
  lines.push(row([{ at: 7, text: marker(player.balance) }], paint));
  const picked = player.picked ? fitted(words.treehouse.room(player.picked).text, 20) : '';
  lines.push(centred(picked, SMALL_WIDTH));
  return [row([{ at: 1, text: name.slice(0, 24), style: 'bold' }], paint), ...lines];
}

export function otherTrees(view: TreehouseView, words: Words, context: DrawContext): string[] {
  const others = view.players.flatMap((player, seat) =>
    seat === view.viewer ? [] : [{ player, name: words.player(seat, context.people).text }],
  );
  const levels = others.flatMap(({ player }) => player.tree.map(({ level }) => level));
  const top = Math.max(2, ...levels);
  const drawn = others.map((rival) => smallTree(rival, top, words, context));
  return columns(drawn.slice(0, 3), SMALL_WIDTH).concat(columns(drawn.slice(3), SMALL_WIDTH));
}
