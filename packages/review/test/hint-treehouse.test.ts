import { nth, sure } from '@treefort/kernel';
import {
  COLOURS,
  type Colour,
  ROOMS,
  type RoomName,
  readMove,
  type TreehouseView,
} from '@treefort/treehouse';
import { describe, expect, it } from 'vitest';
import { treehouseBecause } from '../src/hint/treehouse/because.ts';
import type { TreehouseHintReason } from '../src/hint/treehouse/reasons.ts';
import { type GameWish, type Pair, pairs, type Walk } from './hint-walk.ts';

type TreePair = Pair<TreehouseView>;
type Kind = TreehouseHintReason['kind'];
type Check<K extends Kind> = (
  reason: Extract<TreehouseHintReason, { kind: K }>,
  found: TreePair,
) => boolean;
interface Spot {
  readonly level: number;
  readonly place: number;
}

const colourOf = (room: RoomName): Colour => nth(COLOURS, Math.floor(ROOMS.indexOf(room) / 12));
const move = (walk: Walk<TreehouseView>) => sure(readMove(walk.plan[0]!));
const count = ({ view }: TreePair, seat: number, colour: Colour): number =>
  view.players[seat]!.tree.filter((room) => room.colour === colour).length;
const rivals = ({ view, seat }: TreePair): number[] =>
  [...view.players.keys()].filter((one) => one !== seat);
const strongest = (found: TreePair, colour: Colour): number =>
  Math.max(...rivals(found).map((rival) => count(found, rival, colour)));

const EVERYWHERE: readonly Spot[] = [2, 3, 4, 5, 6].flatMap((level) =>
  Array.from({ length: level }, (_, i) => ({ level, place: i + 1 })),
);
const isSame = (a: Spot, b: Spot): boolean => a.level === b.level && a.place === b.place;
/** Side by side, or one on the other, as the rules draw the tree. */
const touch = (a: Spot, b: Spot): boolean => {
  if (a.level === b.level) return Math.abs(a.place - b.place) === 1;
  const [low, high] = a.level < b.level ? [a, b] : [b, a];
  const step = high.place - low.place;
  return high.level - low.level === 1 && (step === 0 || step === 1);
};
const stands = (tree: readonly Spot[], { level, place }: Spot): boolean =>
  level === 2 ||
  [place - 1, place]
    .filter((below) => below >= 1 && below < level)
    .every((below) => tree.some((room) => isSame(room, { level: level - 1, place: below })));
const sideOf = ({ level, place }: Spot): number => Math.sign(2 * place - level - 1);

interface Tree {
  readonly rooms: readonly (Spot & { readonly colour: Colour })[];
  readonly balance: number;
}
const treeOf = ({ view }: TreePair, seat: number): Tree => ({
  rooms: view.players[seat]!.tree,
  balance: view.players[seat]!.balance,
});
const free = ({ rooms }: Tree): Spot[] =>
  EVERYWHERE.filter((spot) => !rooms.some((room) => isSame(room, spot)));
const open = (tree: Tree): Spot[] =>
  free(tree).filter(
    (spot) => stands(tree.rooms, spot) && (tree.balance === 0 || sideOf(spot) !== tree.balance),
  );
const growth = (tree: Tree, colour: Colour): number =>
  free(tree).filter((spot) =>
    tree.rooms.some((room) => room.colour === colour && touch(room, spot)),
  ).length;
/** Where a room of a colour may be built now. */
const placesIn = (tree: Tree, colour: Colour): Spot[] => {
  const own = tree.rooms.filter((room) => room.colour === colour);
  return open(tree).filter((spot) => own.length === 0 || own.some((room) => touch(room, spot)));
};
const places = (found: TreePair, colour: Colour, seat = found.seat): number =>
  placesIn(treeOf(found, seat), colour).length;
/** The own tree once the picked room stands on a place. */
const built = (found: TreePair, spot: Spot): Tree => {
  const { rooms, balance } = treeOf(found, found.seat);
  const colour = colourOf(found.view.players[found.seat]!.picked!);
  return { rooms: [...rooms, { ...spot, colour }], balance: balance + sideOf(spot) };
};
const builtBy = (found: TreePair, walk: Walk<TreehouseView>): Tree => {
  const told = move(walk);
  if (told.kind !== 'place') throw new Error('no place');
  return built(found, told);
};
const isNext = ({ view, seat }: TreePair, rival: number): boolean =>
  rival === (seat + 1) % view.players.length && view.players[seat]!.handSize > 2;

/** What each reason claims, counted anew from what the seat sees. */
const CHECKS: { readonly [K in Kind]: Check<K> } = {
  'other-unbuildable': ({ room }, found) => {
    const told = move(found.other);
    return told.kind === 'pick' && told.room === room && places(found, colourOf(room)) === 0;
  },
  'joins-denies': ({ colour, n, rival }, found) =>
    count(found, found.seat, colour) === n &&
    n > 0 &&
    isNext(found, rival) &&
    count(found, rival, colour) >= 2 &&
    places(found, colour, rival) > 0,
  joins: ({ colour, n }, found) =>
    n > 0 && count(found, found.seat, colour) === n && places(found, colour) > 0,
  denies: ({ colour, rival, n }, found) =>
    isNext(found, rival) && count(found, rival, colour) === n && places(found, colour, rival) > 0,
  leads: ({ colour, n }, found) =>
    count(found, found.seat, colour) + 1 === n && n > strongest(found, colour),
  'ends-lead': ({ colour, rival }, found) => {
    const most = count(found, rival, colour);
    const everybody = found.view.players.map((_, seat) => count(found, seat, colour));
    return (
      everybody.filter((one) => one === most).length === 1 &&
      most === Math.max(...everybody) &&
      count(found, found.seat, colour) + 1 === most
    );
  },
  'new-colour': ({ colour }, found) => count(found, found.seat, colour) === 0,
  'more-places': ({ colour, n, instead }, found) => {
    const told = move(found.other);
    return (
      n > instead &&
      places(found, colour) === n &&
      told.kind === 'pick' &&
      places(found, colourOf(told.room)) === instead
    );
  },
  'last-place': ({ colour }, found) => growth(treeOf(found, found.seat), colour) === 1,
  balances: (_, found) =>
    treeOf(found, found.seat).balance !== 0 && builtBy(found, found.walk).balance === 0,
  'stays-balanced': (_, found) =>
    builtBy(found, found.walk).balance === 0 && builtBy(found, found.other).balance !== 0,
  opens: ({ n, instead }, found) =>
    open(builtBy(found, found.walk)).length === n &&
    open(builtBy(found, found.other)).length === instead &&
    n > instead,
  'keeps-growing': ({ colour }, found) =>
    growth(builtBy(found, found.walk), colour) > 0 &&
    growth(builtBy(found, found.other), colour) === 0,
  grows: ({ colour, n, instead }, found) =>
    growth(builtBy(found, found.walk), colour) === n &&
    growth(builtBy(found, found.other), colour) === instead &&
    n > instead,
  spares: ({ colour }, found) =>
    growth(builtBy(found, found.walk), colour) > growth(builtBy(found, found.other), colour),
  lower: ({ level }, found) => {
    const [ours, theirs] = [move(found.walk), move(found.other)];
    return ours.kind === 'place' && theirs.kind === 'place' && ours.level === level
      ? level < theirs.level
      : false;
  },
  counts: ({ n }, { view }) => n === 4 - view.week,
  'would-wall-in': ({ colour }, found) => {
    const tree = treeOf(found, found.seat);
    const picked = colourOf(found.view.players[found.seat]!.picked!);
    const spots = placesIn(tree, picked);
    return spots.length > 0 && spots.every((spot) => growth(built(found, spot), colour) === 0);
  },
  'gains-most': ({ colour, points, rival, theirs }, found) =>
    points > theirs &&
    count(found, found.seat, colour) === points &&
    count(found, rival, colour) === theirs &&
    strongest(found, colour) === theirs,
  'costs-most': ({ colour, points, rival, theirs }, found) =>
    theirs > points &&
    count(found, found.seat, colour) === points &&
    count(found, rival, colour) === theirs,
  gains: ({ colour, points }, found) => points > 0 && count(found, found.seat, colour) === points,
  'costs-leader': ({ colour, rival, theirs }, found) =>
    theirs > 0 &&
    count(found, rival, colour) === theirs &&
    rivals(found).every(
      (one) => found.view.players[one]!.total.now <= found.view.players[rival]!.total.now,
    ),
  'costs-little': ({ colour, points }, found) => count(found, found.seat, colour) === points,
};

const check = (reason: TreehouseHintReason, found: TreePair): boolean => {
  // The compiler does not see that the entry is for reasons of this very kind.
  const holds = CHECKS[reason.kind] as (reason: unknown, found: TreePair) => boolean;
  return holds(reason, found);
};

const GAMES: readonly GameWish[] = [
  { seed: 'reasons 20', seats: 4 },
  { seed: 'reasons 0', seats: 2 },
  { seed: 'reasons 4', seats: 3, options: { junior: true } },
];

describe('the reasons of hints in Treehouse', () => {
  const seen = new Set<Kind>();
  const wrong: string[] = [];
  for (const found of pairs<TreehouseView>('treehouse', GAMES)) {
    const { view, seat, walk, other } = found;
    const reason = treehouseBecause({ view, seat, plan: walk.plan, otherPlan: other.plan });
    if (reason?.game !== 'treehouse') continue;
    seen.add(reason.kind);
    if (!check(reason, found))
      wrong.push(`${JSON.stringify(reason)} ${walk.plan.join(' ')} / ${other.plan.join(' ')}`);
  }

  it('claim nothing but what holds at the table', () => {
    expect(wrong).toEqual([]);
  });

  it('all arise in real games', () => {
    expect(Object.keys(CHECKS).filter((kind) => !seen.has(kind as Kind))).toEqual([]);
  });
});
