import '../style/queue.css';
import '../style/signs.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { keptWish, type Place, queueWatch, usePlace } from '../remote/queue.ts';
import type { FailedRequest } from '../remote/server.ts';
import { Dialog } from '../shell/dialog.tsx';
import { useLanguage } from '../shell/language.tsx';
import { go, usePath } from '../shell/navigation.ts';
import { makePath } from '../shell/routes.ts';
import { useTurnNotification } from '../shell/turn-notification.ts';
import type { GameId } from '../table/game-id.ts';
import { refusalKey } from './name-form.tsx';
import { useOnlineWords } from './online-words.ts';
import { BotsChoice } from './queue-form.tsx';
import { useTimeSince } from './time-since.ts';

type Waiting = Extract<Place, { is: 'waiting' }>;
type Ready = Extract<Place, { is: 'ready' }>;

const pathOf = ({ table }: Ready): string => makePath({ at: 'table', id: table });

/** Above the screen, which makes room for it. */
const Signs = ({ children }: { readonly children: ReactNode }) => (
  <div className="signs" role="status">
    {children}
  </div>
);

/** Somebody who waits long may let bots in without losing the place. */
function WaitingDialog({
  place,
  onClose,
}: {
  readonly place: Waiting;
  readonly onClose: () => void;
}) {
  const online = useOnlineWords();
  const { game, pace, seats, bots } = place;
  const others = place.waiting - 1;
  const change = (agreed: boolean): void =>
    void queueWatch.join({ game, pace, seats, bots: agreed });
  return (
    <Dialog title={online.t('queue:looking')} onClose={onClose}>
      <p>{others > 0 ? online.t('queue:others', { n: others }) : online.t('queue:alone')}</p>
      <p>{online.t('queue:text')}</p>
      <BotsChoice bots={bots} onChange={change} />
      <p className="row">
        <button type="button" className="button" onClick={() => void queueWatch.leave()}>
          {online.t('queue:stop')}
        </button>
      </p>
    </Dialog>
  );
}

/** Above every screen while one waits: how many others do, and more on request. */
function WaitingSign({ place, again }: { readonly place: Waiting; readonly again: boolean }) {
  const { words } = useLanguage();
  const online = useOnlineWords();
  const [open, setOpen] = useState(false);
  const others = place.waiting - 1;
  const { name } = words[place.game];
  return (
    <>
      <Signs>
        <button type="button" className="button queue-sign" onClick={() => setOpen(true)}>
          <span className="queue-dot" aria-hidden="true" />
          <span>
            <span className="wide">{online.labelled(online.t('queue:looking'), name)}</span>
            <span className="narrow">{name}</span>
            {' · '}
            {others > 0 ? online.t('queue:others', { n: others }) : online.t('queue:alone')}
          </span>
        </button>
        {again && <p className="sign sheet">{online.t('queue:again')}</p>}
      </Signs>
      {open && <WaitingDialog place={place} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Calls by the title, by a sound and by a dialog over whatever is on screen. */
function ReadySign({ place }: { readonly place: Ready }) {
  const online = useOnlineWords();
  const [closed, setClosed] = useState(false);
  const says = online.t('queue:ready');
  useTurnNotification(true, says);
  useEffect(() => {
    void import('../play/sound.ts').then(({ play }) => play('turn'));
  }, []);
  const left = place.left - useTimeSince(place.at, true);
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const come = (
    <button
      type="button"
      className="button strong"
      onClick={() => go({ at: 'table', id: place.table })}
    >
      {online.t('queue:come')}
    </button>
  );
  if (closed) return <Signs>{come}</Signs>;
  return (
    <Dialog title={says} onClose={() => setClosed(true)}>
      <p>{online.t('queue:ready-text', { seconds })}</p>
      <p className="row">
        {come}
        <button type="button" className="button" onClick={() => void queueWatch.leave()}>
          {online.t('queue:not-now')}
        </button>
      </p>
    </Dialog>
  );
}

/** One did not come in time. */
function MissedDialog({ game, onClose }: { readonly game: GameId; readonly onClose: () => void }) {
  const online = useOnlineWords();
  const [refused, setRefused] = useState<FailedRequest>();
  const again = async (): Promise<void> => {
    const failed = await queueWatch.join(keptWish(game));
    setRefused(failed);
    if (!failed) onClose();
  };
  return (
    <Dialog title={online.t('queue:missed')} onClose={onClose}>
      <p>{online.t('queue:missed-text')}</p>
      <p className="row">
        <button type="button" className="button strong" onClick={() => void again()}>
          {online.t('queue:look-again')}
        </button>
      </p>
      {refused && <p role="alert">{online.t(refusalKey(refused.why))}</p>}
    </Dialog>
  );
}

/** What became of a table that was ready: nothing to tell, others did not come, or oneself did not. */
type Ended = { readonly why: 'again' } | { readonly why: 'missed'; readonly game: GameId };

function useEnded(place: Place): readonly [Ended | undefined, () => void] {
  const [ended, setEnded] = useState<Ended>();
  const before = useRef(place);
  useEffect(() => {
    const was = before.current;
    before.current = place;
    if (place.is === 'ready' || was.is === 'waiting') setEnded(undefined);
    if (was.is !== 'ready') return;
    const isThere = location.pathname === pathOf(was);
    if (place.is === 'waiting') {
      if (isThere) go({ at: 'home' });
      setEnded({ why: 'again' });
    }
    const late = Date.now() - was.at >= was.left;
    if (place.is === 'idle' && !isThere && late) setEnded({ why: 'missed', game: was.game });
  }, [place]);
  return [ended, () => setEnded(undefined)];
}

/** The queue on every screen, while one waits or when a table is ready. */
export function QueueSign() {
  const place = usePlace();
  const path = usePath();
  const [ended, forget] = useEnded(place);
  useEffect(() => void queueWatch.follow(), []);
  if (ended?.why === 'missed') return <MissedDialog game={ended.game} onClose={forget} />;
  switch (place.is) {
    case 'idle':
      return null;
    case 'waiting':
      return <WaitingSign place={place} again={ended?.why === 'again'} />;
    case 'ready':
      return path === pathOf(place) ? null : <ReadySign key={place.table} place={place} />;
  }
}
