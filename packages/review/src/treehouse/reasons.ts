import type { GameEvent } from '@treefort/kernel';
import {
  COLOURS,
  type Colour,
  type TreehouseConsequence,
  type TreehouseHeard,
  type TreehouseView,
} from '@treefort/treehouse';
import type { ToldTurn } from '../game-review.ts';

/** What can be pointed at when the chances changed in Treehouse. */
export type TreehouseReason =
  /** Somebody has the most rooms of a colour now, alone, and had not before. */
  | {
      readonly why: 'most';
      readonly seat: number;
      readonly colour: Colour;
      readonly rooms: number;
    }
  /** Somebody had the most rooms of a colour alone, and has not any more. */
  | { readonly why: 'caught-up'; readonly seat: number; readonly colour: Colour }
  /** What was laid on a colour brings or takes this week, by seat. */
  | { readonly why: 'week-change'; readonly points: readonly number[] }
  /** A week was scored. */
  | { readonly why: 'week-scored'; readonly week: number; readonly points: readonly number[] };

/** Rooms are picked and built by all at once; changers are laid in turn. */
export function whoseTurn(view: unknown): number | undefined {
  const { phase, waiting } = view as TreehouseView;
  return phase === 'pick' || phase === 'place' ? undefined : waiting[0];
}

/** What is told of a turn: what came onto the table. */
const TOLD: readonly TreehouseHeard['kind'][] = [
  'built',
  'discarded',
  'took',
  'covered',
  'coloured',
];

export const told = ({ events }: ToldTurn): readonly GameEvent[] =>
  events.filter(({ kind }) => TOLD.some((one) => one === kind));

/** Who alone has the most rooms of a colour, and how many. */
function leader(
  { players }: TreehouseView,
  colour: Colour,
): { seat: number; rooms: number } | null {
  const counts = players.map(({ tree }) => tree.filter((room) => room.colour === colour).length);
  const rooms = Math.max(...counts);
  const seat = counts.indexOf(rooms);
  return rooms > 0 && counts.lastIndexOf(rooms) === seat ? { seat, rooms } : null;
}

function leads(before: TreehouseView, after: TreehouseView): TreehouseReason[] {
  return COLOURS.flatMap((colour): TreehouseReason[] => {
    const [was, is] = [leader(before, colour), leader(after, colour)];
    if (is?.seat === was?.seat) return [];
    // The first room of a colour is no lead that anybody would speak of.
    if (is && is.rooms > 1) return [{ why: 'most', colour, ...is }];
    return was && was.rooms > 1 ? [{ why: 'caught-up', seat: was.seat, colour }] : [];
  });
}

/** What was laid on a colour does to everybody's week. */
function weekChanges({ n, until, events, before, foreseen }: ToldTurn): TreehouseReason[] {
  const told = events as readonly TreehouseHeard[];
  if (!told.some(({ kind }) => kind === 'covered' || kind === 'coloured')) return [];
  const points = (before as TreehouseView).players.map(() => 0);
  for (let choice = n; choice < until; choice++) {
    for (const one of foreseen(choice) as readonly TreehouseConsequence[]) {
      if (one.kind === 'week') points[one.seat] = (points[one.seat] ?? 0) + one.points;
    }
  }
  return points.some((change) => change !== 0) ? [{ why: 'week-change', points }] : [];
}

/** What can be pointed at, the plainest first. */
export function treehouseReasons(turn: ToldTurn): readonly TreehouseReason[] {
  const [before, after] = [turn.before, turn.after] as [TreehouseView, TreehouseView];
  const scored = (turn.events as readonly TreehouseHeard[]).flatMap((event): TreehouseReason[] =>
    event.kind === 'scored' ? [{ why: 'week-scored', week: event.week, points: event.points }] : [],
  );
  return [...weekChanges(turn), ...scored, ...leads(before, after)];
}
