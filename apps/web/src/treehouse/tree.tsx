import '../style/treehouse/tree.css';
import type { BuiltRoom, PlayerView } from '@treefort/treehouse';
import { plain } from '@treefort/words';
import type { CSSProperties } from 'react';
import { usePlaying } from '../play/playing.tsx';
import { Spot } from '../play/spot.tsx';
import { Picture } from '../shell/picture.tsx';
import { useTongue } from '../shell/tongue.tsx';

interface Place {
  readonly level: number;
  readonly place: number;
}

/** Where a place is, for the stylesheet: steps from the trunk, and levels above the lowest. */
const at = ({ level, place }: Place): CSSProperties =>
  ({ '--across': place - (level + 1) / 2, '--up': level - 2 }) as CSSProperties;

/** Far from everything built, a refused place is not worth a mark. */
const NEAR_MISSES = ['tree.colour', 'tree.balance.blocked'];

/** The places that are asked about: offered ones, and those that are nearly so. */
function useGhosts(seat: number): Place[] {
  const { asked } = usePlaying().moment;
  if (asked?.decision.kind !== 'place' || asked.decision.seat !== seat) return [];
  const missed = asked.refusals.filter(({ rule }) => NEAR_MISSES.includes(rule));
  return [...asked.decision.options, ...missed].flatMap(({ target }) => {
    const [, , level, place] = target.split(':').map(Number);
    return level && place ? [{ level, place }] : [];
  });
}

function Built({ room, seat }: { readonly room: BuiltRoom; readonly seat: number }) {
  const { words } = useTongue();
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

const LEANS = ['tree-score:leans-left', 'tree-score:balanced', 'tree-score:leans-right'] as const;

/** The marker of balance: an acorn on a string. */
function Acorn({ balance }: { readonly balance: number }) {
  const { words } = useTongue();
  const says = words.t(LEANS[balance + 1] ?? LEANS[1]);
  return (
    <span className="acorn" data-leans={balance} title={says}>
      <span className="string" />
      <Picture of="things/acorn" alt={says} />
    </span>
  );
}

interface TreeProps {
  readonly seat: number;
  readonly player: PlayerView;
}

/** A tree with all that is built in it, and the places that are asked about. */
export function Tree({ seat, player }: TreeProps) {
  const ghosts = useGhosts(seat);
  const levels = [...player.tree, ...ghosts].map(({ level }) => level);
  const rows = Math.max(3, ...levels) - 1;
  return (
    <div className="tree" style={{ '--rows': rows } as CSSProperties}>
      <svg className="crown" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d="M50 3C62-2 74 4 78 12c12-2 21 8 19 20 6 10 2 24-8 28-2 12-14 18-24 14-8 8-22 8-30 0-10 4-22-2-24-14C1 56-3 42 3 32 1 20 10 10 22 12 26 4 38-2 50 3z" />
      </svg>
      <svg className="trunk" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d="M22 100Q42 60 38 0h24q-4 60 16 100z" />
        <path className="bark" d="M46 20q3 20-2 40M55 8q-2 24 3 44M50 60q0 16-4 30" />
      </svg>
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
      <Acorn balance={player.balance} />
    </div>
  );
}
