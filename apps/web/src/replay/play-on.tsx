import { useState } from 'react';
import { SeatChoice } from '../play/seat-choice.tsx';
import { Dialog } from '../shell/dialog.tsx';
import { useLanguage } from '../shell/language.tsx';
import { go } from '../shell/navigation.ts';
import type { OpenedRecord } from '../table/open-record.ts';
import { playOn } from '../table/play-on.ts';

interface PlayOnProps {
  readonly opened: OpenedRecord;
  readonly at: number;
  /** The seat that is proposed. */
  readonly seat: number;
  readonly onClose: () => void;
}

/** Takes a seat at a moment of a game and plays on against bots. */
export function PlayOn({ opened, at, seat: proposed, onClose }: PlayOnProps) {
  const { web } = useLanguage();
  const [seat, setSeat] = useState(proposed);
  const start = (redeal: boolean): void => {
    const { name: known, bot } = opened.sitters[seat]!;
    const name = bot === undefined ? known : web.t('newTable:me');
    go({ at: 'play', id: playOn(opened, { at, seat, name, redeal }) });
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
        <button type="button" className="button strong" onClick={() => start(false)}>
          {web.t('replay:play-on-real')}
        </button>
        <button type="button" className="button strong" onClick={() => start(true)}>
          {web.t('replay:play-on-new')}
        </button>
      </p>
    </Dialog>
  );
}
