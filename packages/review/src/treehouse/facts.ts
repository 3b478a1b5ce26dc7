import { nth } from '@treefort/kernel';
import {
  allowedPlaces,
  COLOURS,
  type Colour,
  countOf,
  type PlayerView,
  type TreehouseEvent,
  type TreehouseView,
  treehouse,
} from '@treefort/treehouse';
import type { ReplayedGame } from '../game-review.ts';

/** What is told of a player of Treehouse beside chances. */
export interface TreehouseFacts {
  readonly game: 'treehouse';
  /** Rooms that were picked and could not be built, or were not. */
  readonly discarded: number;
  /** Colours of the own tree that had no place left to grow when the last room was built. */
  readonly blocked: number;
  /** Points by which the changers that the player laid, or the colours picked, let the luckiest rival gain. */
  readonly givenAway: number;
  /** The colour with the most rooms in the own tree at the end, and how many. */
  readonly most: { readonly colour: Colour; readonly rooms: number };
}

/** A scoring as it stood: the trees, and what was laid by whom. */
export interface Scoring {
  readonly view: TreehouseView;
  readonly laid: readonly Laid[];
}

/** Something laid on a colour card. */
type Laid = Extract<TreehouseEvent, { kind: 'covered' | 'coloured' }>;

const isLaid = (event: TreehouseEvent): event is Laid =>
  event.kind === 'covered' || event.kind === 'coloured';

const roomsOf = ({ tree }: PlayerView, colour: Colour): number =>
  tree.filter((room) => room.colour === colour).length;

function mostOf(player: PlayerView): TreehouseFacts['most'] {
  const counts = COLOURS.map((colour) => ({ colour, rooms: roomsOf(player, colour) }));
  return counts.reduce((best, one) => (one.rooms > best.rooms ? one : best));
}

/** What a room of the colour gained by what was laid on it. */
const effectOf = (laid: Laid): number =>
  laid.kind === 'coloured' || laid.changer === 'double' ? 1 : -1;

function givenAway(seat: number, { view, laid }: Scoring): number {
  const own = laid.filter((event) => event.seat === seat);
  const gains = view.players.map((player) =>
    own.reduce((sum, event) => sum + effectOf(event) * roomsOf(player, event.colour), 0),
  );
  const rivals = gains.filter((_, other) => other !== seat);
  return Math.max(0, Math.max(...rivals) - nth(gains, seat));
}

/** The colours of a tree that no room can be added to as it stands. */
function blocked(seat: number, end: TreehouseView): number {
  const state = treehouse.sample(end, new Int32Array(4));
  return [...COLOURS.keys()].filter(
    (colour) => countOf(state, seat, colour) > 0 && allowedPlaces(state, seat, colour) === 0,
  ).length;
}

/** What happened in the rest of a record, and its scorings: the trees as they stood before the last changer was laid. */
function playedOn(replay: ReplayedGame): {
  events: readonly TreehouseEvent[];
  scorings: readonly Scoring[];
} {
  const events: TreehouseEvent[] = [];
  const scorings: Scoring[] = [];
  let laid: Laid[] = [];
  while (!replay.ended) {
    const view = watchedIn(replay);
    const fresh = replay.step().events as readonly TreehouseEvent[];
    events.push(...fresh);
    laid.push(...fresh.filter(isLaid));
    if (laid.length < replay.record.seats) continue;
    scorings.push({ view, laid });
    laid = [];
  }
  return { events, scorings };
}

const watchedIn = (replay: ReplayedGame): TreehouseView => replay.view('watcher') as TreehouseView;

/** Counts what each seat gave away and could not build. */
export function treehouseFacts(replay: ReplayedGame): readonly TreehouseFacts[] {
  const { events, scorings } = playedOn(replay);
  const end = watchedIn(replay);
  return Array.from({ length: replay.record.seats }, (_, seat) => ({
    game: 'treehouse',
    discarded: events.filter((event) => event.kind === 'discarded' && event.seat === seat).length,
    blocked: blocked(seat, end),
    most: mostOf(nth(end.players, seat)),
    givenAway: scorings.reduce((sum, scoring) => sum + givenAway(seat, scoring), 0),
  }));
}
