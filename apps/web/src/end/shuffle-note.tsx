import '../style/shuffle.css';
import type { ShuffleVerdict } from '@treefort/protocol';
import { usePlaying } from '../play/playing.tsx';
import { recordPath } from '../remote/server.ts';
import { useLanguage } from '../shell/language.tsx';
import type { Sitter } from '../table/table.ts';
import { useEndWords } from './end-words.ts';

interface FoundProps {
  /** The id of the table on the server. */
  readonly table: string;
  readonly verdict: ShuffleVerdict;
  readonly sitters: readonly Sitter[];
}

/** How a game on a server was shuffled, as this device found by itself. */
export function ShuffleFound({ table, verdict, sitters }: FoundProps) {
  const { words, web } = useLanguage();
  const end = useEndWords();
  if (verdict.is === 'verified') {
    const names = words.names(sitters);
    const who = verdict.later.map((seat) => names[seat]).join(', ');
    return (
      <p className="shuffle verified">
        <span aria-hidden="true">✓ </span>
        {end.t('shuffle:verified')} {who && end.t('shuffle:later', { who })}
      </p>
    );
  }
  if (verdict.is !== 'broken') {
    return <p className="shuffle">{end.t(`shuffle:${verdict.is}`)}</p>;
  }
  return (
    <div className="shuffle broken" role="alert">
      <p>
        <strong>{end.t('shuffle:broken')}</strong>
      </p>
      <ul>
        {verdict.misfits.map((what) => (
          <li key={what}>{end.t(`shuffle:misfit-${what}`)}</li>
        ))}
      </ul>
      <p>
        {end.t('shuffle:evidence')}{' '}
        <a href={recordPath(table)} download={`treefort-${table}.json`} className="button">
          {web.t('ending:download')}
        </a>
      </p>
    </div>
  );
}

/** At the end of a game: who shuffled it, and whether that is proved. */
export function ShuffleNote() {
  const end = useEndWords();
  const { moment, onlineParts, source, foot } = usePlaying();
  if (onlineParts?.verdict && source?.from === 'server') {
    const { verdict } = onlineParts;
    return <ShuffleFound table={source.id} verdict={verdict} sitters={moment.sitters} />;
  }
  // A game of this device; one that is replayed may be anybody's.
  if (source?.from !== 'kept' || foot !== undefined) return null;
  return <p className="shuffle">{end.t('shuffle:device')}</p>;
}
