import '../style/queue.css';
import type { WaitingCount } from '@treefort/protocol';
import { useEffect, useState } from 'react';
import { countWaiting, keptWish, queueWatch, usePlace } from '../remote/queue.ts';
import { useLanguage } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { go } from '../shell/navigation.ts';
import { keptName } from '../shell/own-name.ts';
import { GAMES, type GameId } from '../table/game-id.ts';
import { useOnlineWords } from './online-words.ts';

interface GameRowProps {
  readonly game: GameId;
  readonly counts: readonly WaitingCount[];
}

/** One click looks for the company that was wanted last. */
function GameRow({ game, counts }: GameRowProps) {
  const { words, web } = useLanguage();
  const online = useOnlineWords();
  const wish = keptWish(game);
  const n = counts
    .filter((one) => one.game === game && one.pace === wish.pace)
    .reduce((sum, { waiting }) => sum + waiting, 0);
  const form = { at: 'new', game, among: 'anyone' } as const;
  const look = async (): Promise<void> => {
    const refused = keptName() === undefined || (await queueWatch.join(wish));
    if (refused) go(form);
  };
  const size = wish.seats.length > 1 ? online.t('queue:any') : String(wish.seats[0]);
  const says = [
    online.t(`friends:clock-${wish.pace}`),
    web.labelled(web.t('start:seats'), size),
    ...(n > 0 ? [online.t('queue:waiting', { n })] : []),
  ];
  return (
    <li className="kept sheet queue-row">
      <span className="kept-name">
        <strong>{words[game].name}</strong>
        <span>{says.join(' · ')}</span>
      </span>
      <span className="queue-buttons">
        <Link to={form} className="button quiet">
          {online.t('queue:change')}
        </Link>
        <button
          type="button"
          className="button strong"
          aria-label={web.labelled(online.t('queue:find'), words[game].name)}
          onClick={() => void look()}
        >
          {online.t('queue:find')}
        </button>
      </span>
    </li>
  );
}

/** Finding strangers to play with, on the home page; nothing where no server answers. */
export function QuickMatch() {
  const online = useOnlineWords();
  const [counts, setCounts] = useState<readonly WaitingCount[]>();
  const { is } = usePlace();
  useEffect(() => {
    let wanted = true;
    // With the network off there is nobody to ask.
    if (!navigator.onLine || is !== 'idle') return undefined;
    void countWaiting().then((found) => wanted && found.ok && setCounts(found.value));
    return () => {
      wanted = false;
    };
  }, [is]);
  if (!counts || is !== 'idle') return null;
  return (
    <section className="shelf company">
      <h2>{online.t('queue:title')}</h2>
      <ul>
        {GAMES.map((game) => (
          <GameRow key={game} game={game} counts={counts} />
        ))}
      </ul>
    </section>
  );
}
