import { useMemo, useRef } from 'react';
import { tableFaces } from '../games/table-faces.ts';
import { useLanguage } from '../shell/language.tsx';
import { currentSettings } from '../shell/settings.ts';
import { StagedTable } from '../table/staged-table.ts';
import type { Moment, Table } from '../table/table.ts';
import { voiceOf } from './playing.tsx';
import { tellingTime } from './telling-time.ts';

/** How long a beat is told at this moment, in these words. */
type Timing = (beat: Moment['events'], moment: Moment) => number;

function useTiming(): Timing {
  const { words } = useLanguage();
  return (beat, { view, sitters, viewer }) => {
    const face = tableFaces[view.game];
    const people = {
      names: words.names(sitters),
      you: typeof viewer === 'number' ? viewer : undefined,
    };
    const told = {
      line: voiceOf(words, view, people).tell(beat),
      moves: beat.reduce((sum, event) => sum + face.movesOf(event, view).length, 0),
      spotlight: face.spotlight(beat, view)?.ms ?? 0,
      motion: face.motion?.(beat) ?? 0,
    };
    return tellingTime(told, currentSettings().pace);
  };
}

/** The table on its stage. A lesson or a record is shown at once; it has its own steps. */
export function useStaged(table: Table, narrated: boolean): StagedTable {
  const timing = useTiming();
  const latest = useRef(timing);
  latest.current = timing;
  return useMemo(
    () =>
      new StagedTable(table, {
        now: () => {
          if (!narrated || currentSettings().pace === 'instant') return 'shown';
          return document.hidden ? 'missed' : 'told';
        },
        msOf: (beat, moment) => latest.current(beat, moment),
      }),
    [table, narrated],
  );
}
