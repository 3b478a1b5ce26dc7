import { usePlaying } from '../play/playing.tsx';
import { RecordTools } from '../replay/record-tools.tsx';
import { Dialog } from '../shell/dialog.tsx';
import { useLanguage } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';

interface MoreProps {
  readonly onClose: () => void;
  /** Leaves the end to look at the table. */
  readonly onLook: () => void;
}

/** The count in figures, and what else can be done with a finished game. */
export function MoreAboutEnd({ onClose, onLook }: MoreProps) {
  const { web } = useLanguage();
  const { moment, face, source, foot } = usePlaying();
  const { view, outcome, events } = moment;
  return (
    <Dialog title={web.t('play:scores')} onClose={onClose} className="end-more">
      {outcome && (
        <div className="scores">
          <face.Scores view={view} outcome={outcome} events={events} />
        </div>
      )}
      <p className="row">
        {source && foot === undefined && (
          <Link to={{ at: 'replay', source }} className="button strong">
            {web.t('ending:replay')}
          </Link>
        )}
        <button type="button" className="button" onClick={onLook}>
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
