import { useEffect, useMemo, useState } from 'react';
import { GameTable } from '../play/game-table.tsx';
import { Controls } from '../replay/controls.tsx';
import { readReplayMoment } from '../replay/game-link.ts';
import { useLanguage } from '../shell/language.tsx';
import { type OpenedRecord, type OpenResult, openRecord } from '../table/open-record.ts';
import { RecordedTable } from '../table/recorded-table.ts';
import type { Source } from '../table/source.ts';
import { NotOpened } from './not-opened.tsx';

/** A replay shows the scores on request only. */
const nothing = (): null => null;

function ReplayTable({ opened }: { readonly opened: OpenedRecord }) {
  const table = useMemo(
    () => new RecordedTable(opened, readReplayMoment(location.search)),
    [opened],
  );
  // Memoised, so that the table is not drawn again for it.
  const foot = useMemo(() => <Controls table={table} />, [table]);
  return <GameTable table={table} source={opened.source} foot={foot} end={nothing} />;
}

/** Replays a game saved in this browser, on the server, or in the link itself. */
export function Replay({ source }: { readonly source: Source }) {
  const { web } = useLanguage();
  const [opening, setOpening] = useState<OpenResult>();
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
  return opening.ok ? <ReplayTable opened={opening.value} /> : <NotOpened unopened={opening} />;
}
