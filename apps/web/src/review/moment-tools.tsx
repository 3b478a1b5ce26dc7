import type { ReviewWords } from '@treefort/words';
import { useState } from 'react';
import { glanceQuery } from '../replay/game-link.ts';
import { Dialog } from '../shell/dialog.tsx';
import { go } from '../shell/route.ts';
import { useTongue } from '../shell/tongue.tsx';
import type { Opened } from '../table/opened.ts';
import { playOn } from '../table/play-on.ts';
import { sourcePath } from '../table/source.ts';

interface MomentToolsProps {
  readonly opened: Opened;
  readonly words: ReviewWords;
  readonly at: number;
  readonly seat: number;
  readonly onShare: (at: number) => void;
}

/** What can be done with one moment: to see it again, to share it, to play on. */
export function MomentTools({ opened, words, at, seat, onShare }: MomentToolsProps) {
  const { web } = useTongue();
  const [asking, setAsking] = useState(false);
  const start = (anew: boolean): void => {
    const { name, bot } = opened.sitters[seat]!;
    const me = bot === undefined ? name : web.t('newTable:me');
    go({ at: 'table', id: playOn(opened, { at, seat, name: me, anew }) });
  };
  return (
    <p className="row moment-tools">
      <a
        className="button"
        href={`/replay${sourcePath(opened.source, glanceQuery({ at, eyes: seat }))}`}
      >
        {words.t('review:replay')}
      </a>
      <button type="button" className="button" onClick={() => onShare(at)}>
        {words.t('review:share')}
      </button>
      <button type="button" className="button" onClick={() => setAsking(true)}>
        {words.t('review:play-on')}
      </button>
      {asking && (
        <Dialog title={words.t('review:play-on')} onClose={() => setAsking(false)}>
          <p className="row">
            <button type="button" className="button strong" onClick={() => start(false)}>
              {words.t('review:play-on-real')}
            </button>
            <button type="button" className="button strong" onClick={() => start(true)}>
              {words.t('review:play-on-new')}
            </button>
          </p>
        </Dialog>
      )}
    </p>
  );
}
