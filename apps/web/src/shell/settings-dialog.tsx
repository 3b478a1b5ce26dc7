import { LOCALE_NAMES, LOCALES } from '@treefort/words';
import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import { change, PACES, THEMES, useSettings } from './settings.ts';
import { useTongue } from './tongue.tsx';

interface ChoiceProps<T extends string> {
  readonly title: string;
  readonly name: string;
  readonly values: readonly T[];
  readonly chosen: T;
  readonly label: (value: T) => ReactNode;
  readonly onChoose: (value: T) => void;
}

/** A few values of which one holds. */
export function Choice<T extends string>({ title, name, values, chosen, ...rest }: ChoiceProps<T>) {
  const { label, onChoose } = rest;
  return (
    <fieldset className="choice">
      <legend>{title}</legend>
      {values.map((value) => (
        <label key={value} className="pill">
          <input
            type="radio"
            name={name}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span>{label(value)}</span>
        </label>
      ))}
    </fieldset>
  );
}

export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const { web } = useTongue();
  const { locale, theme, pace } = useSettings();
  return (
    <Dialog title={web.t('home:settings')} onClose={onClose}>
      <Choice
        title={web.t('home:language')}
        name="locale"
        values={LOCALES}
        chosen={locale}
        label={(value) => <span lang={value}>{LOCALE_NAMES[value]}</span>}
        onChoose={(value) => change({ locale: value })}
      />
      <Choice
        title={web.t('home:theme')}
        name="theme"
        values={THEMES}
        chosen={theme}
        label={(value) => web.t(`home:theme-${value}`)}
        onChoose={(value) => change({ theme: value })}
      />
      <Choice
        title={web.t('home:pace')}
        name="pace"
        values={PACES}
        chosen={pace}
        label={(value) => web.t(`home:pace-${value}`)}
        onChoose={(value) => change({ pace: value })}
      />
    </Dialog>
  );
}
