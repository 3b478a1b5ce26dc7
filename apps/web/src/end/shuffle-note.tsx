import '../style/shuffle.css';
import type { ShuffleVerdict } from '@treefort/protocol';
import { usePlaying } from '../play/playing.tsx';
import { useLanguage } from '../shell/language.tsx';

/** How a game on a server was shuffled, as this device found by itself. */
export function ShuffleFound({ verdict }: { readonly verdict: ShuffleVerdict }) {
  const { web } = useLanguage();
  if (verdict.is !== 'broken') {
    const mark = verdict.is === 'verified' ? '✓ ' : '';
    return (
      <p className={`shuffle ${verdict.is}`}>
        <span aria-hidden="true">{mark}</span>
        {web.t(`shuffle:${verdict.is}`)}
      </p>
    );
  }
  return (
    <div className="shuffle broken" role="alert">
      <p>
        <strong>{web.t('shuffle:broken')}</strong>
      </p>
      <ul>
        {verdict.misfits.map((what) => (
          <li key={what}>{web.t(`shuffle:misfit-${what}`)}</li>
        ))}
      </ul>
      <p>{web.t('shuffle:evidence')}</p>
    </div>
  );
}

/** At the end of a game: who shuffled it, and whether that is proved. */
export function ShuffleNote() {
  const { web } = useLanguage();
  const { onlineParts, source, foot } = usePlaying();
  if (onlineParts?.verdict) return <ShuffleFound verdict={onlineParts.verdict} />;
  // A game of this device; one that is replayed may be anybody's.
  if (source?.from !== 'kept' || foot !== undefined) return null;
  return <p className="shuffle">{web.t('shuffle:device')}</p>;
}
