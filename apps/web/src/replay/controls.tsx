import '../style/replay.css';
import { useState, useSyncExternalStore } from 'react';
import { EndDialog } from '../play/end-dialog.tsx';
import { usePlaying } from '../play/playing.tsx';
import { useLanguage } from '../shell/language.tsx';
import type { RecordedTable } from '../table/recorded-table.ts';
import { useAddress } from './address.ts';
import { SPEEDS, type Speed, useAutoplay, useReplayKeys } from './autoplay.ts';
import { MoreDialog } from './more-dialog.tsx';
import { Steps } from './steps.tsx';
import { Next, TimeLine } from './time-line.tsx';

interface TableProps {
  readonly table: RecordedTable;
}

function EyesChoice({ table }: TableProps) {
  const { words, web } = useLanguage();
  const { allEyes, eyes, opened } = table;
  const names = words.names(opened.sitters);
  return (
    <select
      className="field eyes"
      aria-label={web.t('replay:eyes')}
      title={web.t('replay:eyes')}
      value={String(eyes)}
      onChange={({ target }) => {
        const chosen = allEyes.find((one) => String(one) === target.value);
        if (chosen !== undefined) table.turn({ eyes: chosen });
      }}
    >
      {allEyes.map((one) => (
        <option key={one} value={String(one)}>
          {typeof one === 'number' ? names[one] : web.t(`replay:eyes-${one}`)}
        </option>
      ))}
    </select>
  );
}

/** The controls of a replay, in place of questions. */
export function Controls({ table }: TableProps) {
  const { web } = useLanguage();
  const { moment } = usePlaying();
  useSyncExternalStore(
    (changed) => table.watch(changed),
    () => table.now(),
  );
  const [open, setOpen] = useState<'more' | 'count'>();
  const { running, speed, toggle, setSpeed } = useAutoplay(table);
  useReplayKeys(table, toggle);
  useAddress(table);
  const close = (): void => setOpen(undefined);
  return (
    <div className="controls" data-at={table.at}>
      <p className="next">
        {moment.outcome ? (
          <button type="button" className="button" onClick={() => setOpen('count')}>
            {web.t('play:scores')}
          </button>
        ) : (
          <span className="what">
            <Next table={table} />
          </span>
        )}
        <span className="of">{`${table.at}/${table.last}`}</span>
      </p>
      <TimeLine table={table} />
      <Steps table={table} running={running} onRun={toggle} />
      <div className="looks">
        <EyesChoice table={table} />
        <select
          className="field speed"
          aria-label={web.t('replay:speed')}
          title={web.t('replay:speed')}
          value={speed}
          onChange={(event) => setSpeed(Number(event.target.value) as Speed)}
        >
          {SPEEDS.map((one) => (
            <option key={one} value={one}>
              {`${one} ×`}
            </option>
          ))}
        </select>
        <button
          type="button"
          className="button round"
          aria-label={web.t('replay:more')}
          title={web.t('replay:more')}
          onClick={() => setOpen('more')}
        >
          <span aria-hidden="true">⋯</span>
        </button>
      </div>
      {open === 'more' && <MoreDialog table={table} onClose={close} />}
      {open === 'count' && moment.outcome && <EndDialog outcome={moment.outcome} onClose={close} />}
    </div>
  );
}
