import '../style/devices.css';
import type { CallSettings, Device } from '@treefort/protocol';
import { useEffect, useState } from 'react';
import { callSettings, notifyNoMore, takesNotifications } from '../remote/calls.ts';
import type { ServerAnswer } from '../remote/server.ts';
import { listDevices } from '../remote/sign-in.ts';
import { Dialog } from '../shell/dialog.tsx';
import { type Act, MailCalls, QuietHoursForm, WebhookCalls } from './call-forms.tsx';
import { CallMe } from './call-me.tsx';
import { refusalKey } from './name-form.tsx';
import { useOnlineWords } from './online-words.ts';

interface OtherDevicesProps {
  readonly devices: readonly Device[];
  readonly onAct: Act;
}

/** The player's other devices that are notified. */
function OtherDevices({ devices, onAct }: OtherDevicesProps) {
  const online = useOnlineWords();
  if (devices.length === 0) return null;
  return (
    <section>
      <h3>{online.t('callMe:devices')}</h3>
      <ul className="devices">
        {devices.map(({ id, label }) => {
          const device = label || online.t('devices:unknown');
          return (
            <li key={id} className="device">
              <strong>{device}</strong>
              <button
                type="button"
                className="button"
                aria-label={online.t('callMe:off-of', { device })}
                onClick={() => onAct(notifyNoMore(id))}
              >
                {online.t('callMe:off')}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A sentence for what did not work. */
type WrongKey = ReturnType<typeof refusalKey> | NonNullable<Parameters<Act>[1]>;

interface Known {
  readonly settings: CallSettings;
  readonly devices: readonly Device[];
}

async function known(): Promise<ServerAnswer<Known>> {
  const [settings, devices] = await Promise.all([callSettings(), listDevices()]);
  if (!settings.ok) return settings;
  if (!devices.ok) return devices;
  const { push } = settings.value;
  const notified = devices.value.filter(({ id, here }) => !here && push.devices.includes(id));
  return { ...settings, value: { settings: settings.value, devices: notified } };
}

/** How this player is called when it is their turn and they are not at the table. */
export function CallsDialog({ onClose }: { readonly onClose: () => void }) {
  const online = useOnlineWords();
  const [found, setFound] = useState<Known>();
  const [wrong, setWrong] = useState<WrongKey>();
  const look = async (): Promise<void> => {
    const answer = await known();
    if (answer.ok) setFound(answer.value);
    setWrong(answer.ok ? undefined : refusalKey(answer.why));
  };
  const act = async (...[acting, refused]: Parameters<Act>): Promise<void> => {
    const done = await acting;
    await look();
    if (done.ok) return;
    setWrong(done.why === 'bad-request' && refused ? refused : refusalKey(done.why));
  };
  const onAct: Act = (...acting) => void act(...acting);
  useEffect(() => {
    void look();
  }, []);
  return (
    <Dialog title={online.t('callMe:title')} onClose={onClose} className="calls-dialog">
      <CallMe onChange={() => void look()} />
      {!takesNotifications() && <p>{online.t('callMe:unsupported')}</p>}
      {found && (
        <>
          <OtherDevices devices={found.devices} onAct={onAct} />
          {found.settings.mail.offered && <MailCalls mail={found.settings.mail} onAct={onAct} />}
          {found.settings.webhook.offered && (
            <WebhookCalls url={found.settings.webhook.url} onAct={onAct} />
          )}
          <QuietHoursForm quiet={found.settings.quiet} onAct={onAct} />
        </>
      )}
      {wrong !== undefined && (
        <p className="wrong" role="alert">
          {online.t(wrong)}
        </p>
      )}
    </Dialog>
  );
}
