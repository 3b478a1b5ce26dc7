import { useState } from 'react';
import { SeatChoice } from '../play/seat-choice.tsx';
import { Dialog } from '../shell/dialog.tsx';
import { go } from '../shell/route.ts';
import { useTongue } from '../shell/tongue.tsx';
import { playOn } from '../table/play-on.ts';
import type { RecordedTable } from '../table/recorded.ts';

interface PlayOnProps {
  readonly table: RecordedTable;
  readonly onClose: () => void;
}

/** Takes a seat at this moment of the game and plays on against bots. */
export function PlayOn({ table, onClose }: PlayOnProps) {
  const { web } = useTongue();
  const { opened, eyes, at } = table;
  const [seat, setSeat] = useState(typeof eyes === 'number' ? eyes : 0);
  const start = (): void => {
    const { name: known, bot } = opened.sitters[seat]!;
    const me = bot === undefined ? known : web.t('newTable:me');
    go({ at: 'table', id: playOn(opened, { at, seat, name: me }) });
  };
  return (
    <Dialog title={web.t('replay:play-on')} onClose={onClose} className="play-on">
      <p>{web.t('replay:play-on-text')}</p>
      <SeatChoice
        legend={web.t('replay:play-on-who')}
        sitters={opened.sitters}
        seat={seat}
        onChoose={setSeat}
      />
      <p className="row">
        <button type="button" className="button strong" onClick={start}>
          {web.t('replay:play-on')}
        </button>
      </p>
    </Dialog>
  );
}
