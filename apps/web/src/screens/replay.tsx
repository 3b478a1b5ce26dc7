import { useEffect, useMemo, useState } from 'react';
import { TableRoom } from '../play/table-room.tsx';
import { Controls } from '../replay/controls.tsx';
import { readGlance } from '../replay/game-link.ts';
import { useTongue } from '../shell/tongue.tsx';
import { type Opened, type Opening, openRecord } from '../table/opened.ts';
import { RecordedTable } from '../table/recorded.ts';
import type { Source } from '../table/source.ts';
import { NotOpened } from './not-opened.tsx';

/** At the end of a replay the count is shown on request. */
const nothing = (): null => null;

function ReplayRoom({ opened }: { readonly opened: Opened }) {
  const table = useMemo(() => new RecordedTable(opened, readGlance(location.search)), [opened]);
  // The same element each time: the table is not drawn again for it.
  const foot = useMemo(() => <Controls table={table} />, [table]);
  return <TableRoom table={table} source={opened.source} foot={foot} end={nothing} />;
}

/** A game as it was played: from the shelf, from the server, or in the link itself. */
export function Replay({ source }: { readonly source: Source }) {
  const { web } = useTongue();
  const [opening, setOpening] = useState<Opening>();
  useEffect(() => {
    let wanted = true;
    void openRecord(source, (seat) => web.t('newTable:person', { n: seat + 1 })).then(
      (found) => wanted && setOpening(found),
    );
    return () => {
      wanted = false;
    };
  }, [source, web]);
  if (!opening) return null;
  return opening.ok ? <ReplayRoom opened={opening.value} /> : <NotOpened unopened={opening} />;
}
