import '../style/treehouse/tree.css';
import type { BuiltRoom, PlayerView } from '@treefort/treehouse';
import { plain } from '@treefort/words';
import type { CSSProperties, ReactNode } from 'react';
import { Spot } from '../play/spot.tsx';
import { zoneOf } from '../play/zone.ts';
import { useLanguage } from '../shell/language.tsx';
import { Picture } from '../shell/picture.tsx';
import { Acorn } from './acorn.tsx';
import type { TreePlace } from './prospect.ts';
import { useTold } from './told.ts';
import { Trunk } from './trunk.tsx';

/** Where a place is, for the stylesheet: steps from the trunk, and levels above the lowest. */
export const positionOf = ({ level, place }: TreePlace): CSSProperties =>
  ({ '--across': place - (level + 1) / 2, '--up': level - 2 }) as CSSProperties;

interface BuiltProps {
  readonly room: BuiltRoom;
  readonly seat: number;
  /** What rises on it while its colour is scored. */
  readonly rises: ReactNode;
}

function Built({ room, seat, rises }: BuiltProps) {
  const { words } = useLanguage();
  const drops = useTold('built').some((event) => event.room === room.room);
  return (
    <span
      className={`tree-place of-${room.colour} ${rises ? 'scoring' : ''} ${drops ? 'drops' : ''}`}
      style={positionOf(room)}
    >
      <Spot
        target={`tree:${seat}:${room.level}:${room.place}`}
        shows={room.room}
        name={plain(words.treehouse.roomWithColour(room.room))}
        className="built"
      >
        <Picture of={`rooms/${room.room}`} />
      </Spot>
      {rises}
    </span>
  );
}

interface TreeProps {
  readonly seat: number;
  readonly player: PlayerView;
  readonly own?: boolean;
  /** Where the marker would swing to. */
  readonly ahead?: readonly number[];
  /** What rises on a room while it is scored. */
  readonly risesOn?: (room: BuiltRoom) => ReactNode;
  /** Places that are asked about. */
  readonly children?: ReactNode;
}

const nothing = (): null => null;

/** A tree with all that is built in it: as large as six levels need from the start, so that no room ever moves. */
export function Tree({ seat, player, ...shown }: TreeProps) {
  const { own = false, ahead = [], risesOn = nothing, children } = shown;
  return (
    <div className="tree" data-zone={zoneOf('tree', seat)}>
      <Trunk />
      {player.tree.map((room) => (
        <Built key={room.room} room={room} seat={seat} rises={risesOn(room)} />
      ))}
      {children}
      <Acorn balance={player.balance} ahead={ahead} own={own} />
    </div>
  );
}
