import '../style/treehouse/open-hand.css';
import type { PlayerView, TreehouseView } from '@treefort/treehouse';
import { useLanguage } from '../shell/language.tsx';
import { Picture } from '../shell/picture.tsx';

interface OpenHandProps {
  readonly view: TreehouseView;
  readonly player: PlayerView;
}

/** Where nobody plays and all cards lie open: a player's hand beside the tree. */
export function OpenHand({ view, player: { hand } }: OpenHandProps) {
  const { words, web } = useLanguage();
  if (view.viewer !== 'watcher' || !hand || hand.length === 0 || view.phase === 'over') return null;
  return (
    <ul className="open-hand" aria-label={web.t('replay:hand')}>
      {hand.map((room) => (
        <li key={room} data-shows={room}>
          <Picture of={`rooms/${room}`} alt={words.treehouse.room(room).text} />
        </li>
      ))}
    </ul>
  );
}
