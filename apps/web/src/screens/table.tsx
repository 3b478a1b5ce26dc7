import { useEffect, useState } from 'react';
import { TableRoom } from '../play/table-room.tsx';
import { Link } from '../shell/link.tsx';
import { currentSettings, PACE_MS } from '../shell/settings.ts';
import { useTongue } from '../shell/tongue.tsx';
import { Bots } from '../table/bots.ts';
import { HereTable } from '../table/here.ts';
import { type Kept, keep, keptTable } from '../table/shelf.ts';
import type { Table } from '../table/table.ts';

/** A kept game, opened: bots think in a worker, and every choice is kept at once. */
function open({ id, sitters, record }: Kept): Table {
  const bots = new Bots();
  const table = new HereTable(record, sitters, {
    think: (puzzle) => bots.think(puzzle),
    pause: () => new Promise((done) => setTimeout(done, PACE_MS[currentSettings().pace])),
    keep: (played) => keep({ id, sitters, record: played, touched: Date.now() }),
  });
  const close = table.close.bind(table);
  table.close = () => {
    close();
    bots.close();
  };
  return table;
}

/** A table of this browser by its id. */
export function TableScreen({ id }: { readonly id: string }) {
  const { web } = useTongue();
  const [table, setTable] = useState<Table | null>();
  useEffect(() => {
    const kept = keptTable(id);
    const opened = kept ? open(kept) : null;
    setTable(opened);
    return () => opened?.close();
  }, [id]);
  if (table) return <TableRoom table={table} />;
  if (table === undefined) return null;
  return (
    <main className="note sheet">
      <h1>{web.t('play:no-table')}</h1>
      <p className="row">
        <Link to={{ at: 'home' }} className="button strong">
          {web.t('play:home')}
        </Link>
      </p>
    </main>
  );
}
