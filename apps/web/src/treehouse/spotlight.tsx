import '../style/treehouse/spotlight.css';
import type { TreehouseHeard, TreehouseView } from '@treefort/treehouse';
import type { Spotlight } from '../games/game-face.ts';
import { usePlaying } from '../play/playing.tsx';
import { Sentence } from '../play/sentence.tsx';
import { useLanguage } from '../shell/language.tsx';
import { Picture } from '../shell/picture.tsx';
import { Acorn } from './acorn.tsx';
import { ChangerCoin } from './changer-coin.tsx';
import { treehouseMotion } from './motion.ts';
import { roomsOf } from './prospect.ts';
import type { Heard } from './told.ts';

const MS = 1200;
/** How long the balance stands after the room that tips it has dropped. */
const TIPPED_MS = 900;

/** My tree leans now, and a side of it is closed. */
function Tipped({ event: { balance } }: { readonly event: Heard<'built'> }) {
  const { words } = useLanguage();
  return (
    <div className="tipped">
      <Acorn balance={balance} ahead={[]} own={false} />
      <strong>{words.t(balance < 0 ? 'tree-score:leans-left' : 'tree-score:leans-right')}</strong>
    </div>
  );
}

/** Somebody laid a changer on a colour that I have. */
function LaidOnMine({ event }: { readonly event: Heard<'covered'> }) {
  const { voice } = usePlaying();
  const line = voice.tell([event]);
  return (
    <div className="laid-on-mine">
      <Picture of={`colours/${event.colour}`} />
      <ChangerCoin changer={event.changer} />
      <strong>{line && <Sentence text={line} />}</strong>
    </div>
  );
}

/** What a beat shows large: my balance tips, or a rival's changer comes to lie on my colour. */
export function treehouseSpotlight(
  [event]: readonly TreehouseHeard[],
  { viewer, players }: TreehouseView,
): Spotlight | null {
  if (viewer === 'watcher' || !event) return null;
  if (event.kind === 'built' && event.seat === viewer && event.balance !== 0) {
    const ms = treehouseMotion([event]) + TIPPED_MS;
    return { ms, dims: false, content: <Tipped event={event} /> };
  }
  if (event.kind === 'covered' && event.seat !== viewer) {
    if (roomsOf(players[viewer]!.tree, event.colour) === 0) return null;
    return { ms: MS, dims: false, content: <LaidOnMine event={event} /> };
  }
  return null;
}
