import { useEffect, useState } from 'react';
import { ownTables } from '../remote/myself.ts';
import type { OwnTable } from '../remote/server.ts';
import { forgetVisit, mergeVisits, type Visit, visits } from '../remote/visits.ts';
import { Link } from '../shell/link.tsx';
import { useTongue } from '../shell/tongue.tsx';
import { useOnline } from './words.ts';

/** More are shown on request. */
const SHOWN = 6;

interface VisitedProps {
  readonly visit: Visit;
  readonly onForget: () => void;
}

function Visited({ visit: { id, game, names, over, asked }, onForget }: VisitedProps) {
  const { words, web } = useTongue();
  const online = useOnline();
  return (
    <li className="kept sheet">
      <span className="kept-name">
        <strong>{words[game].name}</strong>
        <span>{names.join(', ')}</span>
        {asked && <span className="own-turn">{web.t('play:your-turn')}</span>}
      </span>
      <Link to={{ at: 'online', id }} className={over ? 'button' : 'button strong'}>
        {online.t(over ? 'hall:look' : 'hall:go-on')}
      </Link>
      <button
        type="button"
        className="button round quiet"
        aria-label={web.t('home:forget')}
        title={web.t('home:forget')}
        onClick={onForget}
      >
        <span aria-hidden="true">✕</span>
      </button>
    </li>
  );
}

/** The tables one sits at on the server, as this browser remembers them and as the server tells. */
export function Mine() {
  const { web } = useTongue();
  const online = useOnline();
  const [here, setHere] = useState(visits);
  const [told, setTold] = useState<readonly OwnTable[]>([]);
  const [all, setAll] = useState(false);
  useEffect(() => {
    let wanted = true;
    void ownTables().then((tables) => wanted && setTold(tables));
    return () => {
      wanted = false;
    };
  }, []);
  const mine = mergeVisits(here, told);
  const shown = all ? mine : mine.slice(0, SHOWN);
  if (shown.length === 0) return null;
  const drop = (id: string): void => {
    forgetVisit(id);
    setHere(visits());
  };
  return (
    <section className="shelf">
      <h2>{online.t('hall:mine')}</h2>
      <ul>
        {shown.map((visit) => (
          <Visited key={visit.id} visit={visit} onForget={() => drop(visit.id)} />
        ))}
      </ul>
      {shown.length < mine.length && (
        <button type="button" className="button quiet" onClick={() => setAll(true)}>
          {web.t('opened:show-all', { n: mine.length })}
        </button>
      )}
    </section>
  );
}
