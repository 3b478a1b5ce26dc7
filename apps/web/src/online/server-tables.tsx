import { useEffect, useState } from 'react';
import { Avatar } from '../play/avatar.tsx';
import { RatingLinks } from '../ratings/rating-links.tsx';
import { listedSitter } from '../remote/remote-state.ts';
import { type ListedTable, listTables } from '../remote/server.ts';
import { useLanguage } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { keptName } from '../shell/own-name.ts';
import { useOnlineWords } from './online-words.ts';
import { OwnTables } from './own-tables.tsx';
import { QuickMatch } from './quick-match.tsx';

/** At most so many tables are shown of each kind. */
const SHOWN = 6;

function PublicTable({ table }: { readonly table: ListedTable }) {
  const { words } = useLanguage();
  const online = useOnlineWords();
  const { id, game } = table;
  if ('unreadable' in table) {
    return (
      <li className="kept sheet">
        <span className="kept-name">
          <strong>{words[game].name}</strong>
          <span>{online.t('hall:unreadable')}</span>
        </span>
      </li>
    );
  }
  const { seats, phase, box } = table;
  const free = seats.filter((seat) => seat === 'open').length;
  const people = seats.filter((seat) => typeof seat === 'object' && 'name' in seat);
  const names = words
    .names(people.flatMap((seat) => listedSitter(seat) ?? []))
    .map((name, i) => (people[i]?.rating === undefined ? name : `${name} (${people[i].rating})`));
  const says = [
    ...names,
    ...(free > 0 ? [online.t('hall:free', { n: free })] : []),
    ...(box === undefined ? [] : [online.t('hall:box', { name: box })]),
  ];
  return (
    <li className="kept sheet">
      <span className="faces">
        {seats.map((one, seat) => {
          const sitter = listedSitter(one);
          return sitter && <Avatar key={`seat-${seat + 1}`} sitter={sitter} seat={seat} />;
        })}
      </span>
      <span className="kept-name">
        <strong>{words[game].name}</strong>
        <span>{says.join(', ')}</span>
      </span>
      <Link to={{ at: 'table', id }} className="button">
        {online.t(phase === 'open' && free > 0 ? 'hall:join' : 'hall:watch')}
      </Link>
    </li>
  );
}

/** Public tables in one phase; nothing where no server answers. */
function Public({ phase, title }: { readonly phase: 'open' | 'playing'; readonly title: string }) {
  const [tables, setTables] = useState<readonly ListedTable[]>([]);
  useEffect(() => {
    let wanted = true;
    // With the network off there is nobody to ask.
    if (!navigator.onLine) return undefined;
    void listTables(phase).then((found) => {
      if (wanted) setTables(found);
    });
    return () => {
      wanted = false;
    };
  }, [phase]);
  if (tables.length === 0) return null;
  return (
    <section className="shelf">
      <h2>{title}</h2>
      <ul>
        {tables.slice(0, SHOWN).map((table) => (
          <PublicTable key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}

/** The server's part of the home page: one's own tables, the queue, and public tables. */
export function ServerTables() {
  const online = useOnlineWords();
  return (
    <>
      <OwnTables />
      {keptName() !== undefined && <RatingLinks />}
      <QuickMatch />
      <Public phase="open" title={online.t('hall:waiting')} />
      <Public phase="playing" title={online.t('hall:playing')} />
    </>
  );
}
