import '../style/end.css';
import type { Outcome } from '@treefort/kernel';
import { RecordTools } from '../replay/record-tools.tsx';
import { Dialog } from '../shell/dialog.tsx';
import { useLanguage } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { go } from '../shell/navigation.ts';
import { Picture } from '../shell/picture.tsx';
import { createTable } from '../table/new-table.ts';
import { hintsAt } from '../table/saved-games.ts';
import { Avatar } from './avatar.tsx';
import { Confetti } from './confetti.tsx';
import { usePlaying } from './playing.tsx';
import { Sentence } from './sentence.tsx';

interface EndProps {
  readonly outcome: Outcome;
  readonly onClose: () => void;
}

/** The end of a game: who won, the scores, and a rematch. */
export function EndDialog({ outcome, onClose }: EndProps) {
  const { words, web } = useLanguage();
  const { moment, face, people, onlineParts, source, foot } = usePlaying();
  const { view, sitters, record, events } = moment;
  const createAgain =
    record && !onlineParts
      ? () => {
          const said = source?.from === 'kept' ? hintsAt(source.id) : {};
          const id = createTable({ game: view.game, sitters, options: record.options, ...said });
          onClose();
          go({ at: 'play', id });
        }
      : undefined;
  const again = onlineParts?.again ?? createAgain;
  return (
    <Dialog title={web.t('play:the-end')} onClose={onClose} className="end">
      <div className="winner">
        <Confetti />
        <Picture of="things/trophy" className="cup" />
        <span className="faces">
          {outcome.winners.map((seat) => (
            <Avatar key={seat} sitter={sitters[seat]!} seat={seat} />
          ))}
        </span>
        <p>
          <Sentence text={words.winners(outcome, people)} />
        </p>
      </div>
      <h3>{web.t('play:scores')}</h3>
      <div className="scores">
        <face.Scores view={view} outcome={outcome} events={events} />
      </div>
      <p className="row">
        {again && (
          <button type="button" className="button strong" onClick={again}>
            {web.t('play:rematch')}
          </button>
        )}
        {source && !foot && (
          <Link to={{ at: 'replay', source }} className="button strong">
            {web.t('ending:replay')}
          </Link>
        )}
        <button type="button" className="button" onClick={onClose}>
          {web.t('play:look-at-table')}
        </button>
        <Link to={{ at: 'home' }} className="button quiet">
          {web.t('play:home')}
        </Link>
      </p>
      {source && <RecordTools source={source} />}
    </Dialog>
  );
}
