import { useId } from 'react';
import { useLanguage } from '../shell/language.tsx';
import type { Sitter } from '../table/table.ts';
import { Avatar } from './avatar.tsx';

interface SeatChoiceProps {
  readonly legend: string;
  readonly sitters: readonly Sitter[];
  readonly seat: number;
  readonly onChoose: (seat: number) => void;
}

/** Chooses one of those who sit at a table. */
export function SeatChoice({ legend, sitters, seat, onChoose }: SeatChoiceProps) {
  const name = useId();
  const { words } = useLanguage();
  const names = words.names(sitters);
  return (
    <fieldset className="row">
      <legend>{legend}</legend>
      {sitters.map((sitter, i) => (
        <label key={`seat-${i + 1}`} className="pill">
          <input type="radio" name={name} checked={i === seat} onChange={() => onChoose(i)} />
          <span>
            <Avatar sitter={sitter} seat={i} /> {names[i]}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
