import { useEffect, useMemo, useState } from 'react';
import { TableRoom } from '../play/table-room.tsx';
import { currentSettings, PACE_MS } from '../shell/settings.ts';
import { Bots } from '../table/bots.ts';
import { HereTable } from '../table/here.ts';
import { seated } from '../table/new.ts';
import type { Unopened } from '../table/opened.ts';
import { type Kept, keep, keptTable } from '../table/shelf.ts';
import type { Table } from '../table/table.ts';
import { NotOpened } from './not-opened.tsx';

/** A kept game, opened: bots think in a worker, and every choice is kept at once. */
function open({ id, sitters: kept, record }: Kept): Table {
  const sitters = seated(record.game === 'fort' ? 'fort' : 'treehouse', kept);
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
  const [table, setTable] = useState<Table | Unopened>();
  useEffect(() => {
    const kept = keptTable(id);
    if (!kept) return setTable({ why: 'no-game' });
    if (!kept.ok) return setTable({ why: 'damaged', fault: kept.fault });
    const opened = open(kept.value);
    setTable(opened);
    return () => opened.close();
  }, [id]);
  const source = useMemo(() => ({ from: 'kept', id }) as const, [id]);
  if (table === undefined) return null;
  return 'why' in table ? (
    <NotOpened unopened={table} />
  ) : (
    <TableRoom table={table} source={source} />
  );
}
