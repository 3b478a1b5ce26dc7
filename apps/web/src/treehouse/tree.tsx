import '../style/treehouse/tree.css';
import type { BuiltRoom, PlayerView, TreehouseOption, TreehouseRefusal } from '@treefort/treehouse';
import { plain } from '@treefort/words';
import type { CSSProperties } from 'react';
import { usePlaying } from '../play/playing.tsx';
import { Spot } from '../play/spot.tsx';
import { zoneOf } from '../play/zone.ts';
import { useLanguage } from '../shell/language.tsx';
import { Picture } from '../shell/picture.tsx';
import type { OpenDecision } from '../table/table.ts';
import { Acorn, Trunk } from './trunk.tsx';

interface TreePlace {
  readonly level: number;
  readonly place: number;
}

/** Where a place is, for the stylesheet: steps from the trunk, and levels above the lowest. */
const at = ({ level, place }: TreePlace): CSSProperties =>
  ({ '--across': place - (level + 1) / 2, '--up': level - 2 }) as CSSProperties;

/** Far from everything built, a refused place is not worth a mark. */
const NEAR_MISSES = ['tree.colour', 'tree.balance.blocked'];

type Asked = OpenDecision<TreehouseOption, TreehouseRefusal> | undefined;

/** The places that are asked about: offered ones, and those that are nearly so. */
function ghostsIn(asked: Asked): TreePlace[] {
  if (!asked) return [];
  const missed = asked.refusals.filter(({ rule }) => NEAR_MISSES.includes(rule));
  return [...asked.decision.options, ...missed].filter((option) => option.kind === 'place');
}

function Built({ room, seat }: { readonly room: BuiltRoom; readonly seat: number }) {
  const { words } = useLanguage();
  return (
    <span className="tree-place" style={at(room)}>
      <Spot
        target={`tree:${seat}:${room.level}:${room.place}`}
        shows={room.room}
        name={plain(words.treehouse.roomWithColour(room.room))}
        className="built"
      >
        <Picture of={`rooms/${room.room}`} />
      </Spot>
    </span>
  );
}

interface TreeProps {
  readonly seat: number;
  readonly player: PlayerView;
  /** On the own tree: what is asked, which may be about its places. */
  readonly asked?: Asked;
}

/** A tree with all that is built in it, and the places that are asked about. */
export function Tree({ seat, player, asked }: TreeProps) {
  const { moment } = usePlaying();
  const ghosts = ghostsIn(asked);
  const levels = [...player.tree, ...ghosts].map(({ level }) => level);
  const rows = Math.max(3, ...levels) - 1;
  return (
    <div
      className="tree"
      style={{ '--rows': rows } as CSSProperties}
      data-zone={zoneOf('tree', seat)}
    >
      <Trunk />
      {player.tree.map((room) => (
        <Built key={room.room} room={room} seat={seat} />
      ))}
      {ghosts.map((place) => (
        <span key={`${place.level}:${place.place}`} className="tree-place" style={at(place)}>
          <Spot
            target={`tree:${seat}:${place.level}:${place.place}`}
            name={`${place.level}:${place.place}`}
            className="ghost"
            direct
          >
            <span aria-hidden="true">+</span>
          </Spot>
        </span>
      ))}
      <Acorn balance={player.balance} own={seat === moment.viewer} />
    </div>
  );
}
