import type { PlayerView } from '@treefort/treehouse';
import { zoneOf } from '../play/zone.ts';
import { samePlace, type TreePlace } from './prospect.ts';
import { useTold } from './told.ts';
import { positionOf } from './tree.tsx';

/** All places of a tree, from the lowest level up. */
const PLACES: readonly TreePlace[] = [2, 3, 4, 5, 6].flatMap((level) =>
  Array.from({ length: level }, (_, i) => ({ level, place: i + 1 })),
);

interface DotsProps {
  readonly seat: number;
  readonly player: PlayerView;
}

/** A tree in little: a dot for each place, in the colour of its room. */
export function TreeDots({ seat, player }: DotsProps) {
  const told = useTold('built');
  return (
    <span className="tree-dots" data-zone={zoneOf('tree', seat)} aria-hidden="true">
      {PLACES.map((place) => {
        const room = player.tree.find((built) => samePlace(built, place));
        const drops = told.some((event) => event.room === room?.room);
        return (
          <span
            key={`${place.level}:${place.place}`}
            className={`dot ${room ? `built of-${room.colour}` : ''} ${drops ? 'drops' : ''}`}
            style={positionOf(place)}
            data-shows={room?.room}
          />
        );
      })}
    </span>
  );
}
