import '../style/name-plate.css';
import type { PlayerView, TreehouseView } from '@treefort/treehouse';
import { useState } from 'react';
import { Avatar } from '../play/avatar.tsx';
import { Inspector } from '../play/inspector.tsx';
import { usePlaying } from '../play/playing.tsx';
import { Tip } from '../play/tip.tsx';
import { zoneOf } from '../play/zone.ts';
import { Dialog } from '../shell/dialog.tsx';
import { useLanguage } from '../shell/language.tsx';
import { Picture } from '../shell/picture.tsx';
import { OpenHand } from './open-hand.tsx';
import { Tree } from './tree.tsx';

interface NeighbourProps {
  readonly view: TreehouseView;
  readonly seat: number;
  readonly player: PlayerView;
}

const SCORE = ['tree.score'] as const;

/** Name, face and points of a player, and whether something is awaited. */
export function NamePlate({ view, seat, player }: NeighbourProps) {
  const { words, web } = useLanguage();
  const { moment, people, onlineParts } = usePlaying();
  const points = web.t('treeTable:points', { n: player.score });
  return (
    <span
      className={`name-plate ${view.waiting.includes(seat) ? 'awaited' : ''}`}
      data-zone={zoneOf('seat', seat)}
    >
      <Avatar sitter={moment.sitters[seat]!} seat={seat} />
      <strong>{words.player(seat, people).text}</strong>
      <Tip title={points} rules={SCORE} className="points">
        {points}
      </Tip>
      {moment.thinking.includes(seat) && <Picture of="things/thinking" className="thought" />}
      {onlineParts?.sign(seat)}
    </span>
  );
}

/** Another player's tree: small, and large on demand. */
export function Neighbour({ view, seat, player }: NeighbourProps) {
  const { words, web } = useLanguage();
  const { people, point } = usePlaying();
  const [large, setLarge] = useState(false);
  const who = words.player(seat, people);
  const title = web.t('treeTable:tree', { who, you: 'no' });
  const close = (): void => {
    point(undefined);
    setLarge(false);
  };
  return (
    <section className="neighbour sheet" aria-label={title}>
      <NamePlate view={view} seat={seat} player={player} />
      <Tree seat={seat} player={player} />
      <OpenHand view={view} player={player} />
      {player.picked && (
        <span className="picked" data-zone={zoneOf('picked', seat)} data-shows={player.picked}>
          <Picture of={`rooms/${player.picked}`} alt={words.treehouse.room(player.picked).text} />
        </span>
      )}
      <button
        type="button"
        className="enlarge"
        aria-label={web.t('play:large-view', { what: title })}
        onClick={() => setLarge(true)}
      />
      {large && (
        <Dialog title={title} onClose={close} className="large-tree">
          <Tree seat={seat} player={player} />
          <Inspector />
        </Dialog>
      )}
    </section>
  );
}
