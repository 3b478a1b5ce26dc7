import { championOf } from '@treefort/bots';
import type { Hint } from '@treefort/review';
import { becauseOf, loadReview, type ReviewWords } from '@treefort/words';
import { useEffect, useState } from 'react';
import { Dialog } from '../shell/dialog.tsx';
import { useOptionalWords } from '../shell/loaded-words.ts';
import { usePlaying } from './playing.tsx';
import { Sentence } from './sentence.tsx';
import '../style/hint.css';

type Advise = () => Promise<readonly Hint[]>;

interface HintsProps {
  readonly advise: Advise;
  readonly words: ReviewWords;
  readonly onClose: () => void;
}

/** The three best options in the view of the strongest bot, each with its chance to win and the reason. */
function Hints({ advise, words, onClose }: HintsProps) {
  const { moment, voice, choose } = usePlaying();
  const [hints, setHints] = useState<readonly Hint[]>();
  useEffect(() => {
    let wanted = true;
    void advise().then((found) => wanted && setHints(found));
    return () => {
      wanted = false;
    };
  }, [advise]);
  const name = championOf(moment.view.game)?.name ?? '';
  const options = moment.asked?.decision.options ?? [];
  return (
    <Dialog title={words.t('hint:title', { name })} onClose={onClose} className="hints">
      {!hints && <p role="status">{words.t('hint:thinking', { name })}</p>}
      {hints?.length === 0 && <p role="status">{words.t('hint:only')}</p>}
      <ol>
        {hints?.map(({ option: id, chance, because }) => {
          const option = options.find((one) => one.id === id);
          return (
            option && (
              <li key={id}>
                <button
                  type="button"
                  className="button option"
                  onClick={() => {
                    onClose();
                    choose(id);
                  }}
                >
                  <span>
                    <Sentence text={voice.option(option)} />
                  </span>
                </button>
                <p>
                  <strong className="chance">
                    {words.t('hint:chance', { percent: words.percent(chance) })}
                  </strong>
                  <br />
                  {becauseOf(because, words)}
                </p>
              </li>
            )
          );
        })}
      </ol>
    </Dialog>
  );
}

/** Asks the strongest bot. */
export function HintButton({ advise }: { readonly advise: Advise }) {
  const words = useOptionalWords(loadReview);
  const [open, setOpen] = useState(false);
  if (!words) return null;
  const title = words.t('hint:button');
  return (
    <>
      <button
        type="button"
        className="button quiet aside hint"
        aria-label={title}
        title={title}
        onClick={() => setOpen(true)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" className="line-icon">
          <path d="M9 18h6M10 21h4M12 3a6 6 0 0 0-3.600 10.800c.8.6 1.100 1.400 1.100 2.200h5c0-.8.3-1.600 1.100-2.200A6 6 0 0 0 12 3z" />
        </svg>
        <span>{title}</span>
      </button>
      {open && <Hints advise={advise} words={words} onClose={() => setOpen(false)} />}
    </>
  );
}
