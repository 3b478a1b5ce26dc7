import type { Judgement } from '@treefort/review';
import { useState } from 'react';
import { OptionText } from './option-text.tsx';
import { usePrinting } from './printing.ts';
import { useReviewed } from './reviewed-game.ts';

/** What else could have been chosen, with the chances: shown when it is asked for, and on paper. */
export function Alternatives({ judgement }: { readonly judgement: Judgement }) {
  const { words } = useReviewed();
  const [asked, setAsked] = useState(false);
  const printing = usePrinting();
  const { n, seat, chosen, alternatives } = judgement;
  return (
    <>
      <button
        type="button"
        className="button"
        aria-expanded={asked}
        onClick={() => setAsked(!asked)}
      >
        {words.t('screen:others')}
      </button>
      {(asked || printing) && (
        <ol className="alternatives">
          {alternatives.map(({ option, chance }) => (
            <li key={option} className={option === chosen ? 'chosen' : ''}>
              <span>
                <OptionText n={n} seat={seat} option={option} />
                {option === chosen && <em> · {words.t('screen:played')}</em>}
              </span>
              <b>{words.percent(chance)}</b>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
