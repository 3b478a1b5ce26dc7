import { useEffect, useState } from 'react';
import { ownTables } from '../remote/own-player.ts';
import type { OwnTable } from '../remote/server.ts';
import { forgetVisit, mergeVisits, type Visit, visits } from '../remote/visits.ts';
import { ForgetButton, GameList } from '../screens/game-list.tsx';
import { useLanguage } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { useOnlineWords } from './online-words.ts';

interface VisitedProps {
  readonly visit: Visit;
  readonly onForget: () => void;
}

function Visited({ visit, onForget }: VisitedProps) {
  const { id, game, sitters, over, asked, unreadable } = visit;
  const { words, web } = useLanguage();
  const online = useOnlineWords();
  return (
    <li className="kept sheet">
      <span className="kept-name">
        <strong>{words[game].name}</strong>
        <span>{unreadable ? online.t('hall:unreadable') : words.names(sitters).join(', ')}</span>
        {asked && <span className="own-turn">{web.t('play:your-turn')}</span>}
      </span>
      {!unreadable && (
        <Link to={{ at: 'table', id }} className={over ? 'button' : 'button strong'}>
          {online.t(over ? 'hall:look' : 'hall:go-on')}
        </Link>
      )}
      <ForgetButton onForget={onForget} />
    </li>
  );
}

/** The viewer's tables on the server, as this browser and the server know them. */
export function OwnTables() {
  const online = useOnlineWords();
  const [here, setHere] = useState(visits);
  const [told, setTold] = useState<readonly OwnTable[]>([]);
  useEffect(() => {
    let wanted = true;
    void ownTables().then((tables) => wanted && setTold(tables));
    return () => {
      wanted = false;
    };
  }, []);
  const drop = (id: string): void => {
    forgetVisit(id);
    setHere(visits());
  };
  return (
    <GameList
      title={online.t('hall:mine')}
      games={mergeVisits(here, told)}
      row={(visit) => <Visited key={visit.id} visit={visit} onForget={() => drop(visit.id)} />}
    />
  );
}
