import { levelsOf } from '@treefort/bots';
import { botName } from '@treefort/words';
import type { ReactNode } from 'react';
import { useLanguage } from '../shell/language.tsx';
import type { GameId } from '../table/game-id.ts';

export const FEWEST = 2;
export const MOST = 4;

interface SeatRowProps {
  readonly game: GameId;
  /** Counted from 1. */
  readonly n: number;
  readonly face: ReactNode;
  /** Who can sit here besides bots, by value. */
  readonly people: Readonly<Record<string, string>>;
  /** One of those, or a bot. */
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly onRemove: (() => void) | undefined;
  readonly children?: ReactNode;
}

/** A seat of a new table: who sits on it, and a button to remove it. */
export function SeatRow({ game, n, face, people, value, ...row }: SeatRowProps) {
  const { words, web } = useLanguage();
  const { onChoose, onRemove, children } = row;
  return (
    <li className="seat-row sheet">
      {face}
      <div className="seat-fields">
        <select
          className="field"
          aria-label={web.t('newTable:seat', { n })}
          value={value}
          onChange={(event) => onChoose(event.target.value)}
        >
          {Object.entries(people).map(([kind, said]) => (
            <option key={kind} value={kind}>
              {said}
            </option>
          ))}
          {levelsOf(game).map(({ id, rank, character }) => (
            <option key={id} value={id}>
              {botName(words.locale, id)} – {web.t('newTable:level', { rank })},{' '}
              {web.t(`characters:${character}`)}
            </option>
          ))}
        </select>
        {children}
      </div>
      {onRemove && (
        <button
          type="button"
          className="button round quiet"
          aria-label={web.t('newTable:remove-seat', { n })}
          onClick={onRemove}
        >
          <span aria-hidden="true">✕</span>
        </button>
      )}
    </li>
  );
}
