import { useState } from 'react';
import { ownLink } from '../remote/own-player.ts';
import { useOnlineWords } from './online-words.ts';
import { Share } from './share.tsx';

/** The secret link by which a player continues on another device, shown on request only. */
export function OwnLink() {
  const online = useOnlineWords();
  const [shown, setShown] = useState(false);
  const link = ownLink();
  if (shown && link !== undefined) {
    return (
      <div className="own-link">
        <p className="wrong">{online.t('online:device-text')}</p>
        <Share title={online.t('online:device')} url={link} qr />
      </div>
    );
  }
  return (
    <details className="own-link">
      <summary>{online.t('online:device')}</summary>
      {link === undefined ? (
        <p>{online.t('online:device-unknown')}</p>
      ) : (
        <p>
          {online.t('online:device-text')}{' '}
          <button type="button" className="button" onClick={() => setShown(true)}>
            {online.t('online:device-show')}
          </button>
        </p>
      )}
    </details>
  );
}
