import { useEffect, useState } from 'react';
import { Avatar } from '../play/avatar.tsx';
import { listTables, type TableInfo } from '../remote/server.ts';
import { useLanguage } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { useOnlineWords } from './online-words.ts';
import { OwnTables } from './own-tables.tsx';

/** At most so many tables are shown of each kind. */
const SHOWN = 6;

function PublicTable({ info }: { readonly info: TableInfo }) {
  const { words } = useLanguage();
  const online = useOnlineWords();
  const { id, game, seats, phase } = info;
  const free = seats.filter(({ kind }) => kind === 'open').length;
  const names = seats.flatMap(({ name }) => name ?? []);
  return (
    <li className="kept sheet">
      <span className="faces">
        {seats.map(({ kind, name, bot }, seat) =>
          kind === 'open' || kind === 'invited' ? null : (
            <Avatar
              key={`seat-${seat + 1}`}
              sitter={{ name: name ?? '', ...(kind === 'bot' && bot !== null && { bot }) }}
              seat={seat}
            />
          ),
        )}
      </span>
      <span className="kept-name">
        <strong>{words[game].name}</strong>
        <span>
          {[...names, ...(free > 0 ? [online.t('hall:free', { n: free })] : [])].join(', ')}
        </span>
      </span>
      <Link to={{ at: 'table', id }} className="button">
        {online.t(phase === 'open' && free > 0 ? 'hall:join' : 'hall:watch')}
      </Link>
    </li>
  );
}

/** Public tables in one phase; nothing where no server answers. */
function Public({ phase, title }: { readonly phase: 'open' | 'playing'; readonly title: string }) {
  const [tables, setTables] = useState<readonly TableInfo[]>([]);
  useEffect(() => {
    let wanted = true;
    // With the network off there is nobody to ask.
    if (!navigator.onLine) return undefined;
    void listTables(phase).then((found) => {
      if (wanted && found.ok) setTables(found.value);
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
        {tables.slice(0, SHOWN).map((info) => (
          <PublicTable key={info.id} info={info} />
        ))}
      </ul>
    </section>
  );
}

/** The tables of the server on the home page: one's own, and public ones. */
export function ServerTables() {
  const online = useOnlineWords();
  return (
    <>
      <OwnTables />
      <Public phase="open" title={online.t('hall:waiting')} />
      <Public phase="playing" title={online.t('hall:playing')} />
    </>
  );
}
