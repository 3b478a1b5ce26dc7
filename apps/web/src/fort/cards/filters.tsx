import { SYMBOLS, type SymbolName } from '@treefort/fort';
import type { Lessons } from '@treefort/words';
import type { ReactNode } from 'react';
import { useLanguage } from '../../shell/language.tsx';
import { Picture } from '../../shell/picture.tsx';
import { ABILITIES, type Ability } from './abilities.ts';

/** Which cards are looked for; what is left out does not matter. */
export interface CardFilter {
  readonly suit?: SymbolName | undefined;
  readonly ability?: Ability | undefined;
}

interface PillsProps<T extends string> {
  readonly title: string;
  readonly all: string;
  readonly values: readonly T[];
  readonly chosen: T | undefined;
  readonly label: (value: T) => ReactNode;
  readonly onChoose: (value: T | undefined) => void;
}

/** One of several, or all. */
function Pills<T extends string>({ title, all, values, chosen, ...rest }: PillsProps<T>) {
  const { label, onChoose } = rest;
  return (
    <fieldset className="choice">
      <legend>{title}</legend>
      {[undefined, ...values].map((value) => (
        <label key={value ?? ''} className="pill">
          <input
            type="radio"
            name={title}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span>{value === undefined ? all : label(value)}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface FiltersProps {
  readonly lessons: Lessons;
  readonly filter: CardFilter;
  readonly onChange: (filter: CardFilter) => void;
}

/** By symbol and by what a card does. */
export function Filters({ lessons, filter, onChange }: FiltersProps) {
  const { words } = useLanguage();
  const all = lessons.t('gallery:all');
  return (
    <div className="filters">
      <Pills
        title={lessons.t('gallery:suit')}
        all={all}
        values={SYMBOLS}
        chosen={filter.suit}
        label={(suit) => (
          <>
            <Picture of={`suits/${suit}`} /> {words.fort.suit(suit).text}
          </>
        )}
        onChoose={(suit) => onChange({ ...filter, suit })}
      />
      <Pills
        title={lessons.t('gallery:does')}
        all={all}
        values={ABILITIES}
        chosen={filter.ability}
        label={(ability) => lessons.t(`deeds:${ability}`)}
        onChoose={(ability) => onChange({ ...filter, ability })}
      />
    </div>
  );
}
