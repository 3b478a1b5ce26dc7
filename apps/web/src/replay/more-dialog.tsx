import '../style/record.css';
import { useState } from 'react';
import { usePlaying } from '../play/playing.tsx';
import { Dialog } from '../shell/dialog.tsx';
import { useLanguage } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import type { RecordedTable } from '../table/recorded-table.ts';
import { CopiedLinkNote, useCopyLink } from './copied-link.tsx';
import { gameLink } from './game-link.ts';
import { PlayOn } from './play-on.tsx';
import { RecordTools } from './record-tools.tsx';

interface MoreProps {
  readonly table: RecordedTable;
  readonly onClose: () => void;
}

/** A list of all turns, rounds and weeks to go to. */
function Jump({ table, onClose }: MoreProps) {
  const { words, web } = useLanguage();
  const { people } = usePlaying();
  const here = table.marks.findLast(({ at }) => at <= table.at);
  return (
    <label className="jump">
      <span>{web.t('replay:jump')}</span>
      <select
        className="field"
        value={here?.at}
        onChange={(event) => {
          table.turn({ at: Number(event.target.value) });
          onClose();
        }}
      >
        {table.marks.map(({ at, view }) => (
          <option key={at} value={at}>
            {words.game(view.game).turn(view, people)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What else can be done with a recorded game and with this moment of it. */
export function MoreDialog({ table, onClose }: MoreProps) {
  const { web } = useLanguage();
  const link = useCopyLink();
  const [playsOn, setPlaysOn] = useState(false);
  const { opened, at, eyes } = table;
  const over = table.allEyes.length > 1;
  return (
    <Dialog title={web.t('replay:more')} onClose={onClose} className="replay-more">
      <Jump table={table} onClose={onClose} />
      {over && (
        <p className="row">
          <button
            type="button"
            className="button"
            onClick={() => void link.copy(gameLink(opened, { at, eyes }))}
          >
            {web.t('replay:copy')}
          </button>
          <Link to={{ at: 'review', source: opened.source }} className="button">
            {web.t('ending:review')}
          </Link>
          {table.next && (
            <button type="button" className="button" onClick={() => setPlaysOn(true)}>
              {web.t('replay:play-on')}
            </button>
          )}
        </p>
      )}
      <CopiedLinkNote given={link.given} />
      {over && <RecordTools source={opened.source} />}
      {playsOn && (
        <PlayOn
          opened={opened}
          at={at}
          seat={typeof eyes === 'number' ? eyes : 0}
          onClose={() => setPlaysOn(false)}
        />
      )}
    </Dialog>
  );
}
