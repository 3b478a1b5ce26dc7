import { LOCALES, languageOf } from '@treefort/words';
import { type ReactNode, Suspense, useState } from 'react';
import { Dialog } from './dialog.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { useLanguage } from './language.tsx';
import { lazyPart } from './load-module.ts';
import { keptName } from './own-name.ts';
import { changeSettings, PACES, THEMES, useSettings } from './settings.ts';
import { mayNotify } from './turn-notification.ts';

const { Part: AccountDialog } = lazyPart(
  async () => (await import('../online/account-dialog.tsx')).AccountDialog,
);
const { Part: FriendsDialog } = lazyPart(
  async () => (await import('../online/friends-dialog.tsx')).FriendsDialog,
);
const { Part: DevicesDialog } = lazyPart(
  async () => (await import('../online/devices-dialog.tsx')).DevicesDialog,
);

const { Part: CallsDialog } = lazyPart(
  async () => (await import('../online/calls-dialog.tsx')).CallsDialog,
);

interface ChoiceProps<T extends string> {
  readonly title: string;
  readonly name: string;
  readonly values: readonly T[];
  readonly chosen: T;
  readonly label: (value: T) => ReactNode;
  readonly onChoose: (value: T) => void;
}

/** Radio buttons for a few values. */
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

/** The volume; turning it plays a sound. */
function Volume({ volume }: { readonly volume: number }) {
  const { web } = useLanguage();
  const turn = async (to: number): Promise<void> => {
    changeSettings({ volume: to, muted: false });
    const { play } = await import('../play/sound.ts');
    play('notes');
  };
  return (
    <label className="volume">
      <span>
        {web.labelled(web.t('comfort:sound'), volume === 0 ? web.t('comfort:sound-off') : volume)}
      </span>
      <input
        type="range"
        min={0}
        max={10}
        value={volume}
        onChange={(event) => void turn(Number(event.target.value))}
      />
    </label>
  );
}

/** Whether the device tells whose turn it is; the browser asks before the first time. */
function Notify({ on }: { readonly on: boolean }) {
  const { web } = useLanguage();
  const turn = async (): Promise<void> => changeSettings({ notify: !on && (await mayNotify()) });
  return (
    <label className="notify">
      <input type="checkbox" checked={on} onChange={() => void turn()} />
      <span>{web.t('comfort:notify')}</span>
    </label>
  );
}

export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const { web } = useLanguage();
  const { locale, theme, pace, volume, notify } = useSettings();
  const [open, setOpen] = useState<'keys' | 'account' | 'friends' | 'calls' | 'devices'>();
  const close = (): void => setOpen(undefined);
  return (
    <Dialog title={web.t('home:settings')} onClose={onClose}>
      <Choice
        title={web.t('home:language')}
        name="locale"
        values={LOCALES}
        chosen={locale}
        label={(value) => <span lang={value}>{languageOf(value).name}</span>}
        onChoose={(value) => changeSettings({ locale: value })}
      />
      <Choice
        title={web.t('home:theme')}
        name="theme"
        values={THEMES}
        chosen={theme}
        label={(value) => web.t(`home:theme-${value}`)}
        onChoose={(value) => changeSettings({ theme: value })}
      />
      <Choice
        title={web.t('home:pace')}
        name="pace"
        values={PACES}
        chosen={pace}
        label={(value) => web.t(`home:pace-${value}`)}
        onChoose={(value) => changeSettings({ pace: value })}
      />
      <Volume volume={volume} />
      <Notify on={notify} />
      <p className="row">
        <button type="button" className="button" onClick={() => setOpen('keys')}>
          {web.t('comfort:keys')}
        </button>
        <button type="button" className="button" onClick={() => setOpen('account')}>
          {web.t('comfort:account')}
        </button>
        {keptName() !== undefined && (
          <>
            <button type="button" className="button" onClick={() => setOpen('friends')}>
              {web.t('comfort:friends')}
            </button>
            <button type="button" className="button" onClick={() => setOpen('calls')}>
              {web.t('comfort:calls')}
            </button>
            <button type="button" className="button" onClick={() => setOpen('devices')}>
              {web.t('comfort:devices')}
            </button>
          </>
        )}
      </p>
      {open === 'keys' && <KeysDialog onClose={close} />}
      <Suspense>
        {open === 'account' && <AccountDialog onClose={close} />}
        {open === 'friends' && <FriendsDialog onClose={close} />}
        {open === 'calls' && <CallsDialog onClose={close} />}
        {open === 'devices' && <DevicesDialog onClose={close} />}
      </Suspense>
    </Dialog>
  );
}
