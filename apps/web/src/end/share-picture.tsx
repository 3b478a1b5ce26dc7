import { useState } from 'react';
import { downloadFile } from '../shell/text-file.ts';
import { useEndWords } from './end-words.ts';
import { drawPoster, type Poster } from './poster.ts';

interface ShareProps {
  /** The name of the file, without its ending. */
  readonly name: string;
  /** What the picture shows; asked for when it is shared. */
  readonly poster: () => Poster | undefined;
}

/** Opens the share sheet of the device where it takes pictures, or else downloads the file. */
async function giveAway(file: File): Promise<'shared' | 'saved'> {
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return 'shared';
    } catch (error) {
      // Closing the share sheet is no error.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  downloadFile(file.name, file);
  return 'saved';
}

/** Makes the picture of the end and shares it. */
export function SharePicture({ name, poster }: ShareProps) {
  const end = useEndWords();
  const [said, setSaid] = useState<'shared' | 'saved' | 'failed'>();
  const share = async (): Promise<void> => {
    const shown = poster();
    if (!shown) return;
    try {
      const blob = await drawPoster(shown);
      setSaid(await giveAway(new File([blob], `${name}.png`, { type: 'image/png' })));
    } catch {
      setSaid('failed');
    }
  };
  return (
    <>
      <button type="button" className="button" onClick={() => void share()}>
        {end.t('end:share')}
      </button>
      <span role="status" className="end-said">
        {said && said !== 'shared' && end.t(`end:${said}`)}
      </span>
    </>
  );
}
