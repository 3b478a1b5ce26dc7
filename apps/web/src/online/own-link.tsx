import { useState } from 'react';
import { makeLink } from '../remote/sign-in.ts';
import { refusalKey } from './name-form.tsx';
import { useOnlineWords } from './online-words.ts';
import { Share } from './share.tsx';

/** The link by which a player goes on with another device, made on request only. */
export function OwnLink() {
  const online = useOnlineWords();
  const [link, setLink] = useState<string>();
  const [wrong, setWrong] = useState<string>();
  const make = async (): Promise<void> => {
    const made = await makeLink();
    if (made.ok) setLink(made.value);
    else setWrong(online.t(refusalKey(made.why)));
  };
  if (link !== undefined) {
    return (
      <div className="own-link">
        <p className="wrong">{online.t('devices:link-text')}</p>
        <Share title={online.t('devices:link')} url={link} qr />
      </div>
    );
  }
  return (
    <details className="own-link">
      <summary>{online.t('devices:link')}</summary>
      <p>
        {online.t('devices:link-text')}{' '}
        <button type="button" className="button" onClick={() => void make()}>
          {online.t('devices:link-make')}
        </button>
      </p>
      {wrong !== undefined && (
        <p className="wrong" role="alert">
          {wrong}
        </p>
      )}
    </details>
  );
}
