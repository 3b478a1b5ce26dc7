import type { Hint } from '@treefort/review';
import { loadHints } from '@treefort/words';
import { useEffect, useRef, useState } from 'react';
import { useOptionalWords } from '../shell/loaded-words.ts';
import { HintRing } from './hint-ring.tsx';
import { HintStrip } from './hint-strip.tsx';
import type { Playing } from './playing.tsx';

type Advise = NonNullable<Playing['advise']>;

/** A hint that was asked for: `undefined` while the bot thinks. */
type Asked = { readonly hint: Hint | null | undefined } | undefined;

/** Asks once; what comes too late is not shown. */
function useHint(advise: Advise): readonly [Asked, () => void, () => void] {
  const [asked, setAsked] = useState<Asked>();
  const wanted = useRef(0);
  const hide = (): void => {
    wanted.current++;
    setAsked(undefined);
  };
  const ask = (): void => {
    const mine = ++wanted.current;
    setAsked({ hint: undefined });
    advise().then(
      (hint) => wanted.current === mine && setAsked({ hint }),
      () => wanted.current === mine && setAsked(undefined),
    );
  };
  useEffect(
    () => () => {
      wanted.current++;
    },
    [],
  );
  return [asked, ask, hide];
}

function useEscape(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const press = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape' && !document.querySelector('dialog[open]')) close();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isOpen, close]);
}

/**
 * Asks the strongest bot, and shows what it would do on the board. It belongs to one decision: a choice ends it, and so
 * does a second press.
 */
export function HintButton({ advise }: { readonly advise: Advise }) {
  const words = useOptionalWords(loadHints);
  const [asked, ask, hide] = useHint(advise);
  const button = useRef<HTMLButtonElement>(null);
  useEscape(asked !== undefined, hide);
  if (!words) return null;
  const title = words.t('advice:title');
  const table = button.current?.closest<HTMLElement>('.table');
  return (
    <>
      <button
        ref={button}
        type="button"
        className="button quiet aside hint"
        aria-label={title}
        aria-pressed={asked !== undefined}
        title={title}
        onClick={asked ? hide : ask}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" className="line-icon">
          <path d="M9 18h6M10 21h4M12 3a6 6 0 0 0-3.600 10.800c.8.6 1.100 1.400 1.100 2.200h5c0-.8.3-1.600 1.100-2.200A6 6 0 0 0 12 3z" />
        </svg>
        <span>{title}</span>
      </button>
      {asked && table && <HintStrip hint={asked.hint} words={words} table={table} />}
      {asked?.hint && <HintRing option={asked.hint.option} />}
    </>
  );
}
