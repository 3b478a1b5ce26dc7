import type {
  BuiltRoom,
  Colour,
  RoomName,
  TreehouseConsequence,
  TreehouseOption,
  TreehouseRefusal,
  TreehouseView,
} from '@treefort/treehouse';
import type { OpenDecision } from '../table/table.ts';

export type TreehouseAsked = OpenDecision<TreehouseOption, TreehouseRefusal>;
export type TreehouseForeseen = (option: string) => readonly TreehouseConsequence[];

export interface TreePlace {
  readonly level: number;
  readonly place: number;
}

/** A place that a room could take, and where the marker would stand then. */
export interface PlaceAhead extends TreePlace {
  readonly balance: number;
}

/** A room of the hand that can be picked, and all places for it; without any it could only be discarded. */
export interface RoomAhead {
  readonly room: RoomName;
  readonly option: string;
  readonly places: readonly PlaceAhead[];
}

/** What can be foreseen of each room that is offered. */
export const roomsAhead = (
  asked: TreehouseAsked | undefined,
  foreseen: TreehouseForeseen,
): readonly RoomAhead[] =>
  (asked?.decision.options ?? []).flatMap((option) =>
    option.kind === 'pick'
      ? [
          {
            room: option.room,
            option: option.id,
            places: foreseen(option.id).filter((one) => one.kind === 'place'),
          },
        ]
      : [],
  );

/** The places that are offered for what was picked. */
export const placesAsked = (
  asked: TreehouseAsked | undefined,
  foreseen: TreehouseForeseen,
): readonly PlaceAhead[] =>
  (asked?.decision.options ?? []).flatMap((option) => {
    if (option.kind !== 'place') return [];
    const ahead = foreseen(option.id).find((one) => one.kind === 'balance');
    return [{ level: option.level, place: option.place, balance: ahead?.balance ?? 0 }];
  });

/** What this week would bring each seat more or less. */
export const swingsOf = (
  consequences: readonly TreehouseConsequence[],
): ReadonlyMap<number, number> =>
  new Map(
    consequences.flatMap((one) => (one.kind === 'week' ? [[one.seat, one.points] as const] : [])),
  );

export const samePlace = (one: TreePlace, other: TreePlace): boolean =>
  one.level === other.level && one.place === other.place;

/** How many rooms of a colour a tree has. */
export const roomsOf = (tree: readonly BuiltRoom[], colour: Colour): number =>
  tree.filter((room) => room.colour === colour).length;

/** How many rooms of a colour everybody has. */
export const countsOf = ({ players }: TreehouseView, colour: Colour): readonly number[] =>
  players.map(({ tree }) => roomsOf(tree, colour));

/** The only one with the most of something, if there is one. */
export function soleLeader(counts: readonly number[]): number | undefined {
  const most = Math.max(...counts);
  const leaders = counts.flatMap((count, seat) => (count === most ? [seat] : []));
  return most > 0 && leaders.length === 1 ? leaders[0] : undefined;
}
