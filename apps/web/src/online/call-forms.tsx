import type { CallSettings, QuietHours } from '@treefort/protocol';
import { type FormEvent, type ReactNode, useState } from 'react';
import { askForMail, endCalls, setQuietHours, setWebhook } from '../remote/calls.ts';
import type { ServerAnswer } from '../remote/server.ts';
import { useOnlineWords } from './online-words.ts';

/** Does something on the server, and looks at the settings again. What was written may be what it refuses. */
export type Act = (
  acting: Promise<ServerAnswer<unknown>>,
  refused?: 'callMe:mail-bad' | 'callMe:webhook-bad',
) => void;

interface AddressFormProps {
  readonly label: string;
  readonly button: string;
  readonly type: 'email' | 'url';
  readonly onSubmit: (address: string) => void;
}

/** One line to write an address into. */
function AddressForm({ label, button, type, onSubmit }: AddressFormProps) {
  const [address, setAddress] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit(address.trim());
  };
  return (
    <form className="call-form" onSubmit={submit}>
      <label>
        {label}
        <input
          className="field"
          type={type}
          required
          value={address}
          autoComplete={type === 'email' ? 'email' : 'off'}
          onChange={(event) => setAddress(event.target.value)}
        />
      </label>
      <button type="submit" className="button">
        {button}
      </button>
    </form>
  );
}

interface OnProps {
  readonly says: string;
  readonly button: string;
  readonly onEnd: () => void;
}

/** What is switched on, and how it ends. */
function SwitchedOn({ says, button, onEnd }: OnProps) {
  return (
    <p className="call-on">
      <span>{says}</span>{' '}
      <button type="button" className="button" onClick={onEnd}>
        {button}
      </button>
    </p>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

interface MailProps {
  readonly mail: CallSettings['mail'];
  readonly onAct: Act;
}

export function MailCalls({ mail: { address, unconfirmed }, onAct }: MailProps) {
  const online = useOnlineWords();
  const end = (): void => onAct(endCalls('mail'));
  const shown = unconfirmed ?? address;
  return (
    <Part title={online.t('callMe:mail')}>
      {shown === null ? (
        <AddressForm
          label={online.t('callMe:mail-label')}
          button={online.t('callMe:mail-send')}
          type="email"
          onSubmit={(wanted) => onAct(askForMail(wanted), 'callMe:mail-bad')}
        />
      ) : (
        <SwitchedOn
          says={online.t(unconfirmed === null ? 'callMe:mail-on' : 'callMe:mail-sent', {
            address: shown,
          })}
          button={online.t('callMe:mail-off')}
          onEnd={end}
        />
      )}
    </Part>
  );
}

interface WebhookProps {
  readonly url: string | null;
  readonly onAct: Act;
}

export function WebhookCalls({ url, onAct }: WebhookProps) {
  const online = useOnlineWords();
  return (
    <Part title={online.t('callMe:webhook')}>
      {url === null ? (
        <>
          <p>{online.t('callMe:webhook-text')}</p>
          <AddressForm
            label={online.t('callMe:webhook-label')}
            button={online.t('callMe:webhook-save')}
            type="url"
            onSubmit={(wanted) => onAct(setWebhook(wanted), 'callMe:webhook-bad')}
          />
        </>
      ) : (
        <SwitchedOn
          says={online.t('callMe:webhook-on', { host: new URL(url).host })}
          button={online.t('callMe:webhook-off')}
          onEnd={() => onAct(endCalls('webhook'))}
        />
      )}
    </Part>
  );
}

interface QuietProps {
  readonly quiet: QuietHours | null;
  readonly onAct: Act;
}

/** The hours in which nothing comes, at the place of this device. */
export function QuietHoursForm({ quiet, onAct }: QuietProps) {
  const online = useOnlineWords();
  const [from, setFrom] = useState('22:00');
  const [to, setTo] = useState('08:00');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
    onAct(setQuietHours({ from, to, zone }));
  };
  const time = (label: string, value: string, set: (value: string) => void) => (
    <label>
      {label}
      <input
        className="field"
        type="time"
        required
        value={value}
        onChange={(event) => set(event.target.value)}
      />
    </label>
  );
  return (
    <Part title={online.t('callMe:quiet')}>
      {quiet ? (
        <SwitchedOn
          says={online.t('callMe:quiet-on', quiet)}
          button={online.t('callMe:quiet-off')}
          onEnd={() => onAct(endCalls('quiet'))}
        />
      ) : (
        <form className="call-form times" onSubmit={submit}>
          {time(online.t('callMe:quiet-from'), from, setFrom)}
          {time(online.t('callMe:quiet-to'), to, setTo)}
          <button type="submit" className="button">
            {online.t('callMe:quiet-save')}
          </button>
          <small>{online.t('callMe:quiet-text')}</small>
        </form>
      )}
    </Part>
  );
}
