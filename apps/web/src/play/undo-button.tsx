import '../style/practice.css';
import { plain } from '@treefort/words';
import { useState } from 'react';
import { Dialog } from '../shell/dialog.tsx';
import { useLanguage } from '../shell/language.tsx';
import { usePlaying } from './playing.tsx';
import { StageSign } from './stage-sign.tsx';

interface TakeBackProps {
  /** Why undo is not allowed. */
  readonly why: string;
  /** The option that would be taken back. */
  readonly option: string;
  readonly onClose: () => void;
}

/** Asks whether the game shall go on as practice. */
function TakeBackDialog({ why, option, onClose }: TakeBackProps) {
  const { web } = useLanguage();
  const { voice, takeBack } = usePlaying();
  const what = plain(voice.optionNamed(option));
  const take = (): void => {
    onClose();
    takeBack?.();
  };
  return (
    <Dialog title={web.t('practice:take-back-title')} onClose={onClose} className="take-back">
      <p>{why}</p>
      <p>{web.t('practice:take-back-text', { what })}</p>
      <p className="row">
        <button type="button" className="button strong" onClick={take}>
          {web.t('practice:take-back')}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {web.t('practice:keep')}
        </button>
      </p>
    </Dialog>
  );
}

interface UndoButtonProps {
  readonly onUndo: () => void;
}

/** Undo says what it takes back, or why it cannot; against bots it then offers to go on as practice. */
export function UndoButton({ onUndo }: UndoButtonProps) {
  const { words, web } = useLanguage();
  const { moment, voice } = usePlaying();
  const [asking, setAsking] = useState(false);
  const { undo, takeBack } = moment;
  if (!undo) return null;
  const can = 'option' in undo;
  const says = can
    ? web.t('play:undo-what', { what: plain(voice.optionNamed(undo.option)) })
    : words.fault({ why: 'undo', rule: undo.rule, message: '' });
  const press = (): void => {
    if (can) onUndo();
    else if (takeBack !== undefined) setAsking(true);
  };
  const title = can || takeBack === undefined ? says : `${says} ${web.t('practice:take-back')}`;
  return (
    <>
      <button
        type="button"
        className="button round quiet undo"
        aria-label={`${web.t('play:undo')}. ${title}`}
        title={title}
        aria-disabled={!can && takeBack === undefined}
        onClick={press}
      >
        <StageSign of="undo" />
      </button>
      {asking && takeBack !== undefined && (
        <TakeBackDialog why={says} option={takeBack} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

/** Says that the game is practice, where it is. */
export function PracticeBadge() {
  const { web } = useLanguage();
  const { practice } = usePlaying().moment;
  if (!practice) return null;
  return (
    <span className="practice-badge" title={web.t('practice:badge-text')}>
      {web.t('practice:badge')}
    </span>
  );
}
