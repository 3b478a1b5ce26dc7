import '../style/calls.css';
import { useEffect, useState } from 'react';
import {
  isNotifiedHere,
  type NoNotifications,
  notifyHere,
  notifyHereNoMore,
  takesNotifications,
} from '../remote/calls.ts';
import { refusalKey } from './name-form.tsx';
import { useOnlineWords } from './online-words.ts';

/** A sentence for why this device is not notified. */
const failureKey = (why: NoNotifications) =>
  why === 'blocked' || why === 'failed' ? (`callMe:${why}` as const) : refusalKey(why);

interface CallMeProps {
  /** Called when this device is notified, or no longer. */
  readonly onChange?: () => void;
}

/** Whether this device is notified when it is its player's turn, also while no page is open. */
export function CallMe({ onChange }: CallMeProps) {
  const online = useOnlineWords();
  const [on, setOn] = useState<boolean>();
  const [why, setWhy] = useState<NoNotifications>();
  useEffect(() => {
    void isNotifiedHere().then(setOn);
  }, []);
  const turn = async (): Promise<void> => {
    setWhy(on ? await notifyHereNoMore().then(() => undefined) : await notifyHere());
    setOn(await isNotifiedHere());
    onChange?.();
  };
  if (!takesNotifications()) return null;
  return (
    <div className="call-me">
      <label className="notify">
        <input
          type="checkbox"
          checked={on ?? false}
          disabled={on === undefined}
          onChange={() => void turn()}
        />
        <span>
          {online.t('callMe:here')} <small>{online.t('callMe:here-text')}</small>
        </span>
      </label>
      {why !== undefined && (
        <p className="wrong" role="alert">
          {online.t(failureKey(why))}
        </p>
      )}
    </div>
  );
}
