import type { PlayerView, TreehouseView } from '@treefort/treehouse';
import { useState } from 'react';
import { Inspector } from '../play/inspector.tsx';
import { usePlaying } from '../play/playing.tsx';
import { usePlan } from '../play/table-frame.tsx';
import { zoneOf } from '../play/zone.ts';
import { Dialog } from '../shell/dialog.tsx';
import { useLanguage } from '../shell/language.tsx';
import { Picture } from '../shell/picture.tsx';
import { NamePlate } from './name-plate.tsx';
import { OpenHand } from './open-hand.tsx';
import { useRises } from './rises.tsx';
import { useTold } from './told.ts';
import { Tree } from './tree.tsx';
import { TreeDots } from './tree-dots.tsx';

interface NeighbourProps {
  readonly view: TreehouseView;
  readonly seat: number;
  readonly player: PlayerView;
}

/** What a player has picked and not built yet. */
function PickedRoom({ seat, player: { picked } }: Omit<NeighbourProps, 'view'>) {
  const { words } = useLanguage();
  const turns = useTold('picked').some((event) => event.seat === seat);
  if (!picked) return null;
  return (
    <span
      className={`picked ${turns ? 'turns' : ''}`}
      data-zone={zoneOf('picked', seat)}
      data-shows={picked}
    >
      <Picture of={`rooms/${picked}`} alt={words.treehouse.room(picked).text} />
    </span>
  );
}

/** Another player's tree: small, and large on demand; on a phone as dots. */
export function Neighbour({ view, seat, player }: NeighbourProps) {
  const { words, web } = useLanguage();
  const { people, point } = usePlaying();
  const plan = usePlan();
  const risesOn = useRises(seat);
  const [large, setLarge] = useState(false);
  const who = words.player(seat, people);
  const title = web.t('treeTable:tree', { who, you: 'no' });
  const close = (): void => {
    point(undefined);
    setLarge(false);
  };
  return (
    <section className="neighbour sheet" aria-label={title}>
      <NamePlate view={view} seat={seat} covered={plan === 'phone'} />
      {plan === 'phone' ? (
        <TreeDots seat={seat} player={player} />
      ) : (
        <Tree seat={seat} player={player} risesOn={risesOn} />
      )}
      <OpenHand view={view} player={player} />
      <PickedRoom seat={seat} player={player} />
      <button
        type="button"
        className="enlarge"
        aria-label={web.t('play:large-view', { what: title })}
        onClick={() => setLarge(true)}
      />
      {large && (
        <Dialog title={title} onClose={close} className="large-tree">
          <Tree seat={seat} player={player} />
          <OpenHand view={view} player={player} />
          <Inspector />
        </Dialog>
      )}
    </section>
  );
}
