import { useRef, useState } from 'react';
import { useOnlineWords } from './online-words.ts';
import { Qr } from './qr.tsx';

interface ShareProps {
  readonly title: string;
  readonly url: string;
  /** The text that is shared with the link; without it there is no share button. */
  readonly says?: string;
  readonly qr?: boolean;
}

/** A link to send: copied, shared by what the device has, or read by a camera. */
export function Share({ title, url, says, qr = false }: ShareProps) {
  const online = useOnlineWords();
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = async (): Promise<void> => {
    // Without HTTPS there is no clipboard: then the link is selected, ready to be copied.
    const done = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    );
    if (done) setCopied(true);
    else field.current?.select();
  };
  const share = (): void => {
    // Closing the share sheet is no error.
    navigator.share({ url, ...(says !== undefined && { text: says }) }).catch(() => {});
  };
  return (
    <section className="share">
      <h2>{title}</h2>
      <input
        ref={field}
        className="field"
        readOnly
        value={url}
        aria-label={title}
        onFocus={(event) => event.target.select()}
      />
      <p className="row">
        <button type="button" className="button strong" onClick={() => void copy()}>
          {online.t(copied ? 'lobby:copied' : 'lobby:copy')}
        </button>
        {says !== undefined && 'share' in navigator && (
          <button type="button" className="button" onClick={share}>
            {online.t('lobby:share')}
          </button>
        )}
      </p>
      <p className="unseen" role="status">
        {copied ? online.t('lobby:copied') : ''}
      </p>
      {qr && (
        <figure className="qr-figure">
          <Qr text={url} label={online.t('lobby:qr')} />
          <figcaption>{online.t('lobby:qr-hint')}</figcaption>
        </figure>
      )}
    </section>
  );
}
