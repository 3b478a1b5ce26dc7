import { MARKS, THRESHOLDS } from '@treefort/review';
import { useState } from 'react';
import { Dialog } from '../shell/dialog.tsx';
import { useLanguage } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { download } from '../shell/text-file.ts';
import { CurveTable } from './curve-table.tsx';
import { useReviewed } from './reviewed-game.ts';

/** The thresholds of the marks, in words. */
function MarkText() {
  const { words } = useReviewed();
  const from = Object.fromEntries(MARKS.map((mark) => [mark, words.percent(THRESHOLDS[mark])]));
  return <p>{words.t('review:mark-text', from)}</p>;
}

/** What the figures mean, the same in numbers, and what can be done with a review. */
function MoreDialog({ onClose }: { readonly onClose: () => void }) {
  const { web } = useLanguage();
  const { opened, review, words } = useReviewed();
  const save = (): void =>
    download(`treefort-review-${review.game}.json`, `${JSON.stringify(review)}\n`);
  return (
    <Dialog title={words.t('screen:more')} onClose={onClose} className="review-more">
      <p className="row">
        <Link to={{ at: 'replay', source: opened.source }} className="button">
          {web.t('ending:replay')}
        </Link>
        <button type="button" className="button" onClick={save}>
          {words.t('review:json')}
        </button>
        <button type="button" className="button" onClick={() => print()}>
          {words.t('review:print')}
        </button>
      </p>
      <p>{words.t('review:about')}</p>
      <p>{words.t('review:accuracy-text')}</p>
      <p>{words.t('review:balance-text')}</p>
      <MarkText />
      <CurveTable />
      <small>{words.t('review:iterations', { n: review.iterations })}</small>
    </Dialog>
  );
}

export function MoreButton() {
  const { words } = useReviewed();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button round quiet"
        aria-label={words.t('screen:more')}
        title={words.t('screen:more')}
        onClick={() => setOpen(true)}
      >
        <span aria-hidden="true">⋯</span>
      </button>
      {open && <MoreDialog onClose={() => setOpen(false)} />}
    </>
  );
}
