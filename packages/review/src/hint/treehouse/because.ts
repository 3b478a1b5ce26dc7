import { nth, randomFromText, sure } from '@treefort/kernel';
import {
  COLOURS,
  type Colour,
  colourOf,
  placeAt,
  ROOMS,
  type RoomName,
  readMove,
  type TreehouseMove,
  type TreehouseView,
  treehouse,
  WEEKS,
} from '@treefort/treehouse';
import type { HintCase, HintReason } from '../reason.ts';
import type { TreehouseHintReason } from './reasons.ts';
import { Trees } from './tree-facts.ts';

type MoveTo<K> = Extract<TreehouseMove, { readonly kind: K }>;
type Place = MoveTo<'place'>;

interface TreehouseCase {
  readonly view: TreehouseView;
  readonly seat: number;
  readonly trees: Trees;
}

type Found = TreehouseHintReason | undefined | false;

const hue = (room: RoomName): Colour => nth(COLOURS, colourOf(ROOMS.indexOf(room)));

const firstOf = (found: readonly (() => Found)[]): Found => {
  for (const find of found) {
    const reason = find();
    if (reason) return reason;
  }
  return undefined;
};

/** From this many rooms on somebody collects a colour. */
const COLLECTS = 2;

/** The rival who gets the hand next and collects a colour that still has a place there. */
function receiver({ view, seat, trees }: TreehouseCase, colour: Colour): number | undefined {
  const rival = (seat + 1) % view.players.length;
  // Of a hand of two the other room goes to nobody.
  if (nth(view.players, seat).handSize <= 2) return undefined;
  const collects = trees.count(colour, rival) >= COLLECTS && trees.places(colour, rival) > 0;
  return collects ? rival : undefined;
}

function ofPick(found: TreehouseCase, move: MoveTo<'pick'>, other: MoveTo<'pick'>): Found {
  const { trees } = found;
  const [colour, instead] = [hue(move.room), hue(other.room)];
  const n = trees.count(colour);
  const places = trees.places(colour);
  const rival = receiver(found, colour);
  const strongest = trees.strongest(colour);
  const most = trees.count(colour, strongest);
  const tied = trees.rivals.filter((one) => trees.count(colour, one) === most).length > 1;
  const denies = (): Found =>
    rival !== undefined && { kind: 'denies', colour, rival, n: trees.count(colour, rival) };
  if (places === 0) return denies();
  return firstOf([
    () => trees.places(instead) === 0 && { kind: 'other-unbuildable', room: other.room },
    () => n > 0 && n <= most && n + 1 > most && { kind: 'leads', colour, n: n + 1 },
    () => n > 0 && rival !== undefined && { kind: 'joins-denies', colour, n, rival },
    () => n > 0 && n + 1 === most && !tied && { kind: 'ends-lead', colour, rival: strongest },
    () => n > 0 && trees.growth(colour) === 1 && { kind: 'last-place', colour },
    () => n > trees.count(instead) && { kind: 'joins', colour, n },
    denies,
    () =>
      places > trees.places(instead) && {
        kind: 'more-places',
        colour,
        n: places,
        instead: trees.places(instead),
      },
    () => n > 0 && { kind: 'joins', colour, n },
    () => n === 0 && { kind: 'new-colour', colour },
  ]);
}

const after = ({ trees }: TreehouseCase, { level, place }: Place): Trees =>
  trees.with(placeAt(level, place));

/** How many places all colours of a tree could grow to. */
const allGrowth = (trees: Trees): number =>
  trees.colours.reduce((sum, colour) => sum + trees.growth(colour), 0);

/** The colour that gains most places to grow to, where all together have no fewer. */
function grows(ours: Trees, theirs: Trees): Found {
  if (allGrowth(ours) < allGrowth(theirs)) return undefined;
  const by = (colour: Colour): number => ours.growth(colour) - theirs.growth(colour);
  const colour = ours.colours.reduce((best, one) => (by(one) > by(best) ? one : best));
  const [n, instead] = [ours.growth(colour), theirs.growth(colour)];
  return n > instead && { kind: 'grows', colour, n, instead };
}

/** A colour that keeps more places than with the other option. */
function spares(ours: Trees, theirs: Trees): Found {
  const colour = ours.colours.find((one) => ours.growth(one) > theirs.growth(one));
  return colour !== undefined && { kind: 'spares', colour };
}

function ofPlace(found: TreehouseCase, move: Place, other: Place): Found {
  const [ours, theirs] = [after(found, move), after(found, other)];
  const walled = ours.colours.find((one) => ours.growth(one) > 0 && theirs.growth(one) === 0);
  const worse = ours.colours.some((one) => ours.growth(one) === 0 && theirs.growth(one) > 0);
  return firstOf([
    () => walled !== undefined && !worse && { kind: 'keeps-growing', colour: walled },
    () =>
      found.trees.balance !== 0 &&
      ours.balance === 0 &&
      theirs.balance !== 0 && { kind: 'balances' },
    () => ours.balance === 0 && theirs.balance !== 0 && { kind: 'stays-balanced' },
    () => grows(ours, theirs),
    () => ours.open > theirs.open && { kind: 'opens', n: ours.open, instead: theirs.open },
    () => spares(ours, theirs),
    () => move.level < other.level && { kind: 'lower', level: move.level },
  ]);
}

/** A discard is advised where any place would wall in the same colour. */
function ofDiscard({ trees }: TreehouseCase): Found {
  const { ways } = trees;
  const walled = trees.colours.find(
    (colour) => trees.growth(colour) > 0 && ways.every((way) => way.growth(colour) === 0),
  );
  return ways.length > 0 && walled !== undefined && { kind: 'would-wall-in', colour: walled };
}

type Changing = 'gains-most' | 'costs-most';

/** By how much the seat comes off better than the rival who does best out of a colour that counts more, or less. */
function margin(trees: Trees, colour: Colour, how: Changing): number {
  const by = trees.count(colour) - trees.count(colour, trees.strongest(colour));
  return how === 'gains-most' ? by : -by;
}

const changing = (
  { trees }: TreehouseCase,
  colour: Colour,
  kind: Changing,
): TreehouseHintReason => {
  const rival = trees.strongest(colour);
  return {
    kind,
    colour,
    points: trees.count(colour),
    rival,
    theirs: trees.count(colour, rival),
  };
};

const HOW = { double: 'gains-most', none: 'costs-most' } as const;

/** The rival with the most points if the game ended now. */
function leader({ view, trees }: TreehouseCase): number {
  const total = (seat: number): number => nth(view.players, seat).total.now;
  return trees.rivals.reduce((best, one) => (total(one) > total(best) ? one : best));
}

/** What a changer does on a colour, where it does no more against the strongest rival there. */
function besides(found: TreehouseCase, how: Changing, colour: Colour, other?: Colour): Found {
  const { trees } = found;
  const points = trees.count(colour);
  const instead = other === undefined ? 0 : trees.count(other);
  if (how === 'gains-most') return points > instead && { kind: 'gains', colour, points };
  const rival = leader(found);
  const theirs = trees.count(colour, rival);
  if (theirs > points && (other === undefined || theirs > trees.count(other, rival)))
    return { kind: 'costs-leader', colour, rival, theirs };
  return other !== undefined && points < instead && { kind: 'costs-little', colour, points };
}

/** The colour on which a changer does most. */
function bestFor({ view, trees }: TreehouseCase, how: Changing): Colour {
  const free = COLOURS.filter((colour) => view.changers[colour] === undefined);
  return free.reduce((best, one) =>
    margin(trees, one, how) > margin(trees, best, how) ? one : best,
  );
}

function ofTake(found: TreehouseCase, move: MoveTo<'take'>): Found {
  const how = HOW[move.changer];
  const colour = bestFor(found, how);
  return margin(found.trees, colour, how) > 0
    ? changing(found, colour, how)
    : besides(found, how, colour);
}

function ofColour(found: TreehouseCase, how: Changing, colour: Colour, other: Colour): Found {
  const isBetter = margin(found.trees, colour, how) > margin(found.trees, other, how);
  const isAhead = margin(found.trees, colour, how) > 0;
  return isBetter && isAhead ? changing(found, colour, how) : besides(found, how, colour, other);
}

function reasonFor(found: TreehouseCase, move: TreehouseMove, other: TreehouseMove): Found {
  const { view, seat } = found;
  switch (move.kind) {
    case 'pick':
      return other.kind === 'pick' && ofPick(found, move, other);
    case 'place':
      if (other.kind === 'discard') return { kind: 'counts', n: WEEKS - view.week + 1 };
      return other.kind === 'place' && ofPlace(found, move, other);
    case 'discard':
      return ofDiscard(found);
    case 'take':
      return ofTake(found, move);
    case 'cover': {
      const { changer } = nth(view.players, seat);
      return (
        other.kind === 'cover' &&
        changer !== null &&
        ofColour(found, HOW[changer], move.colour, other.colour)
      );
    }
    case 'colour':
      return other.kind === 'colour' && ofColour(found, 'gains-most', move.colour, other.colour);
  }
}

/** The most telling reason for an option of Treehouse, where there is one. */
export function treehouseBecause({
  view,
  seat,
  plan,
  otherPlan,
}: HintCase): HintReason | undefined {
  const seen = view as TreehouseView;
  const state = treehouse.sample(seen, randomFromText('a hint'));
  const found = { view: seen, seat, trees: new Trees(state, seat) };
  const read = (of: readonly string[]): TreehouseMove => sure(readMove(nth(of, 0)));
  const reason = reasonFor(found, read(plan), read(otherPlan));
  return reason ? { game: 'treehouse', ...reason } : undefined;
}

/** Whether both options come to the same: in an empty tree one side is as good as the other. */
export function treehouseAlike({ view, seat, plan, otherPlan }: HintCase): boolean {
  const { tree } = nth((view as TreehouseView).players, seat);
  const isPlace = (of: readonly string[]): boolean => nth(of, 0).startsWith('place:');
  return tree.length === 0 && isPlace(plan) && isPlace(otherPlan);
}
