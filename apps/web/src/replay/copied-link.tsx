import '../style/record.css';
import { useState } from 'react';
import { useLanguage } from '../shell/language.tsx';

/** A link that was asked for: copied where the browser lets us, else shown. */
export type CopiedLink = { readonly link: string; readonly copied: boolean };

async function copy(link: string): Promise<CopiedLink> {
  try {
    await navigator.clipboard.writeText(link);
    return { link, copied: true };
  } catch {
    return { link, copied: false };
  }
}

/** Opens the share sheet of the device, or else copies the link. */
async function share(link: string, text: string): Promise<CopiedLink | undefined> {
  if (!navigator.share) return copy(link);
  try {
    await navigator.share({ text, url: link });
    return undefined;
  } catch (error) {
    // Closing the share sheet is no error.
    return error instanceof DOMException && error.name === 'AbortError' ? undefined : copy(link);
  }
}

export function useCopyLink() {
  const [given, setGiven] = useState<CopiedLink>();
  return {
    given,
    copy: async (link: string): Promise<void> => setGiven(await copy(link)),
    share: async (link: string, text: string): Promise<void> => setGiven(await share(link, text)),
  };
}

/** Says that the link is copied, or shows it. */
export function CopiedLinkNote({ given }: { readonly given: CopiedLink | undefined }) {
  const { web } = useLanguage();
  if (!given) return null;
  return (
    <div className="link-given" role="status">
      <p>{web.t(given.copied ? 'replay:copied' : 'replay:not-copied')}</p>
      {!given.copied && (
        <input
          className="field"
          readOnly
          value={given.link}
          aria-label={web.t('replay:not-copied')}
          onFocus={(event) => event.target.select()}
        />
      )}
    </div>
  );
}
