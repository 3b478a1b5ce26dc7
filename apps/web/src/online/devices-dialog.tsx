import '../style/devices.css';
import '../style/lobby.css';
import '../style/people.css';
import type { Device } from '@treefort/protocol';
import { useEffect, useState } from 'react';
import type { ServerAnswer, Why } from '../remote/server.ts';
import { listDevices, signOut, signOutOthers } from '../remote/sign-in.ts';
import { Dialog } from '../shell/dialog.tsx';
import { useLanguage } from '../shell/language.tsx';
import { keptName } from '../shell/own-name.ts';
import { refusalKey } from './name-form.tsx';
import { useOnlineWords } from './online-words.ts';
import { OwnLink } from './own-link.tsx';

function useDeviceWords({ kind, label, used }: Device): { name: string; says: string } {
  const { locale } = useLanguage().words;
  const online = useOnlineWords();
  const date = new Date(used).toLocaleDateString(locale, { dateStyle: 'long' });
  const name = (): string => {
    if (kind === 'old') return online.t('devices:kind-old');
    if (label === '') return online.t('devices:unknown');
    return kind === 'program' ? online.t('devices:kind-program', { label }) : label;
  };
  return { name: name(), says: online.t('devices:used', { date }) };
}

interface DeviceProps {
  readonly device: Device;
  readonly onSignOut: () => void;
}

function DeviceRow({ device, onSignOut }: DeviceProps) {
  const online = useOnlineWords();
  const { name, says } = useDeviceWords(device);
  return (
    <li className="device">
      <span>
        <strong>{name}</strong> <span>{device.here ? online.t('devices:here') : says}</span>
      </span>
      <button
        type="button"
        className="button"
        aria-label={device.here ? undefined : online.t('devices:sign-out-of', { device: name })}
        onClick={onSignOut}
      >
        {online.t(device.here ? 'devices:sign-out-here' : 'devices:sign-out')}
      </button>
    </li>
  );
}

/** A player who signs out on the last device may never get back in: that is asked twice. */
function LastDevice({ onYes, onNo }: { readonly onYes: () => void; readonly onNo: () => void }) {
  const online = useOnlineWords();
  return (
    <div role="alert">
      <p className="wrong">{online.t('devices:last-text', { name: keptName() ?? '' })}</p>
      <p className="row">
        <button type="button" className="button strong" onClick={onNo}>
          {online.t('devices:stay')}
        </button>
        <button type="button" className="button" onClick={onYes}>
          {online.t('devices:sign-out-anyway')}
        </button>
      </p>
    </div>
  );
}

interface DeviceListProps {
  readonly devices: readonly Device[];
  readonly onAct: (act: Promise<ServerAnswer<unknown>>) => void;
}

function DeviceList({ devices, onAct }: DeviceListProps) {
  const online = useOnlineWords();
  const [leaving, setLeaving] = useState<Device>();
  const leave = (device: Device): void => {
    if (device.here && devices.length === 1) setLeaving(device);
    else onAct(signOut(device));
  };
  return (
    <>
      <p>{online.t('devices:who', { name: keptName() ?? '' })}</p>
      <ul className="devices">
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} onSignOut={() => leave(device)} />
        ))}
      </ul>
      {leaving && (
        <LastDevice onYes={() => onAct(signOut(leaving))} onNo={() => setLeaving(undefined)} />
      )}
      {devices.length > 1 && (
        <p>
          <button type="button" className="button" onClick={() => onAct(signOutOthers())}>
            {online.t('devices:sign-out-others')}
          </button>
        </p>
      )}
      <OwnLink />
    </>
  );
}

/** Where this player is signed in, and how to be signed in on another device. */
export function DevicesDialog({ onClose }: { readonly onClose: () => void }) {
  const { web } = useLanguage();
  const online = useOnlineWords();
  const [devices, setDevices] = useState<readonly Device[]>();
  const [why, setWhy] = useState<Why>();
  const look = async (): Promise<void> => {
    const found = await listDevices();
    setDevices(found.ok ? found.value : undefined);
    setWhy(found.ok ? undefined : found.why);
  };
  const act = async (acting: Promise<ServerAnswer<unknown>>): Promise<void> => {
    const done = await acting;
    // Somebody who is signed out already has nothing to look at.
    if (done.ok || done.why === 'no-player') await look();
    else setWhy(done.why);
  };
  useEffect(() => {
    void look();
  }, []);
  return (
    <Dialog title={web.t('comfort:devices')} onClose={onClose} className="devices-dialog">
      {devices && <DeviceList devices={devices} onAct={(acting) => void act(acting)} />}
      {why === 'no-player' && <p role="status">{online.t('devices:nobody')}</p>}
      {why !== undefined && why !== 'no-player' && (
        <p className="wrong" role="alert">
          {online.t(refusalKey(why))}
        </p>
      )}
    </Dialog>
  );
}
