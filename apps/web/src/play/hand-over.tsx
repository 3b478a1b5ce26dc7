import '../style/hand-over.css';
import { useLanguage } from '../shell/language.tsx';
import type { Sitter } from '../table/table.ts';
import { Avatar } from './avatar.tsx';

interface HandOverProps {
  readonly sitter: Sitter;
  readonly seat: number;
  readonly onTake: () => void;
}

/** Pass and play: the table is covered until the next person has the device. */
export function HandOver({ sitter, seat, onTake }: HandOverProps) {
  const { web } = useLanguage();
  const who = sitter.name;
  return (
    <main className="hand-over">
      <div className="note sheet">
        <Avatar sitter={sitter} seat={seat} />
        <h1>{web.t('play:hand-over', { who })}</h1>
        <p>{web.t('play:hand-over-text', { who })}</p>
        <p className="row">
          <button type="button" className="button strong large" onClick={onTake}>
            {web.t('play:take-over', { who })}
          </button>
        </p>
      </div>
    </main>
  );
}
