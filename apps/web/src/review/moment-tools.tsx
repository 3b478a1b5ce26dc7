import type { ReviewWords } from '@treefort/words';
import { useState } from 'react';
import { CopiedLinkNote, useCopyLink } from '../replay/copied-link.tsx';
import { replayMomentQuery } from '../replay/game-link.ts';
import { PlayOn } from '../replay/play-on.tsx';
import { useLanguage } from '../shell/language.tsx';
import type { OpenedRecord } from '../table/open-record.ts';
import { sourcePath } from '../table/source.ts';
import { reviewLink } from './review-link.ts';

interface MomentToolsProps {
  readonly opened: OpenedRecord;
  readonly words: ReviewWords;
  readonly at: number;
  readonly seat: number;
}

/** What can be done with one moment: to see it again, to share it, to play on. */
export function MomentTools({ opened, words, at, seat }: MomentToolsProps) {
  const { web } = useLanguage();
  const link = useCopyLink();
  const [asking, setAsking] = useState(false);
  const share = (): void => void link.copy(reviewLink(opened, at));
  return (
    <div className="row moment-tools">
      <a
        className="button"
        href={`/replay${sourcePath(opened.source, replayMomentQuery({ at, eyes: seat }))}`}
      >
        {words.t('review:replay')}
      </a>
      <button type="button" className="button" onClick={share}>
        {words.t('review:share')}
      </button>
      <button type="button" className="button" onClick={() => setAsking(true)}>
        {web.t('replay:play-on')}
      </button>
      <CopiedLinkNote given={link.given} />
      {asking && <PlayOn opened={opened} at={at} seat={seat} onClose={() => setAsking(false)} />}
    </div>
  );
}
