import '../style/final-bars.css';
import type { Outcome } from '@treefort/kernel';
import type { People } from '@treefort/words';
import type { CSSProperties } from 'react';
import type { ScorePart } from '../games/game-face.ts';
import { Avatar } from '../play/avatar.tsx';
import { usePlaying } from '../play/playing.tsx';
import { useLanguage } from '../shell/language.tsx';
import { Picture } from '../shell/picture.tsx';
import { useEndWords } from './end-words.ts';

interface BarsProps {
  readonly parts: readonly ScorePart[];
  readonly outcome: Outcome;
  readonly people: People;
}

/** Parts with less of the longest bar have no room for a picture; narrow ones have it on wide screens only. */
const LEAST_WITH_PICTURE = 0.14;
const NARROW = 0.26;

interface BarProps extends Omit<BarsProps, 'people'> {
  readonly seat: number;
}

function Bar({ parts, outcome, seat }: BarProps) {
  const most = Math.max(1, ...outcome.scores);
  return parts.map(({ id, picture, points }) => {
    const part = points[seat] ?? 0;
    if (part <= 0) return null;
    const style = { '--share': part / most } as CSSProperties;
    return (
      <span
        key={id}
        className={`final-part is-${id} ${part / most < NARROW ? 'narrow' : ''}`}
        style={style}
      >
        {picture && part / most >= LEAST_WITH_PICTURE && <Picture of={picture} />}
        {part}
      </span>
    );
  });
}

/** Everybody's points by their parts, and what the colours mean. */
export function ScoreBars({ parts, outcome, people }: BarsProps) {
  const { words } = useLanguage();
  const end = useEndWords();
  const { moment, face } = usePlaying();
  const said = (seat: number): string =>
    parts.map(({ name, points }) => `${name} ${points[seat] ?? 0}`).join(', ');
  return (
    <div className="final-bars sheet">
      <ul>
        {outcome.scores.map((total, seat) => {
          const who = words.player(seat, people);
          return (
            <li key={`seat-${seat + 1}`} className={face.seatClass(moment.view, seat)}>
              <Avatar sitter={moment.sitters[seat]!} seat={seat} />
              <strong aria-hidden="true">{who.text}</strong>
              <span className="final-bar" aria-hidden="true">
                <Bar parts={parts} outcome={outcome} seat={seat} />
              </span>
              <b aria-hidden="true">{total}</b>
              <span className="unseen">
                {end.t('end:parts', { who, parts: said(seat), total })}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="final-legend" aria-hidden="true">
        {parts.map(({ id, name, picture }) => (
          <span key={id}>
            <i className={`is-${id}`}>{picture && <Picture of={picture} />}</i>
            {name}
          </span>
        ))}
      </p>
    </div>
  );
}
