import '../style/hint.css';
import { championOf } from '@treefort/bots';
import type { Option } from '@treefort/kernel';
import type { Hint } from '@treefort/review';
import { botName, type HintWords, hintText, type Text, unstopped } from '@treefort/words';
import { createPortal } from 'react-dom';
import { useLanguage } from '../shell/language.tsx';
import { Picture } from '../shell/picture.tsx';
import { usePlaying } from './playing.tsx';
import { Sentence } from './sentence.tsx';

interface StripProps {
  /** What is advised: undefined while the bot thinks, null where there is but one thing to do. */
  readonly hint: Hint | null | undefined;
  readonly words: HintWords;
  /** The table that the strip lies on. */
  readonly table: HTMLElement;
}

function Told({ hint, words }: { readonly hint: Hint; readonly words: HintWords }) {
  const language = useLanguage();
  const { moment, voice, people } = usePlaying();
  const options = moment.asked?.decision.options ?? [];
  const told = (id: string, say: (option: Option) => Text): Text => {
    const option = options.find((one) => one.id === id);
    return option ? say(option) : [];
  };
  const option = (id: string): Text => told(id, voice.brief);
  const context = { words: language.words, people, option };
  const { why, chance } = hintText(hint, words, context);
  return (
    <>
      {!hint.any && (
        <>
          <strong className="advised">
            <Sentence text={[...unstopped(told(hint.option, voice.option)), '.']} />
          </strong>{' '}
        </>
      )}
      <span className="because">
        <Sentence text={why} />
      </span>{' '}
      <small className="chance">{chance}</small>
    </>
  );
}

/** What the strongest bot says, on the upper edge of the dock; taps go through it to the table. */
export function HintStrip({ hint, words, table }: StripProps) {
  const { moment } = usePlaying();
  const { words: spoken } = useLanguage();
  const champion = championOf(moment.view.game);
  const name = champion ? botName(spoken.locale, champion.id) : '';
  return createPortal(
    <div
      className="hint-strip"
      role="status"
      data-hint-option={hint?.option}
      data-hint-any={hint?.any || undefined}
      data-hint-reason={hint?.reason.kind}
    >
      {champion && <Picture of={`animals/${champion.id}`} className="face" />}
      <p>
        {hint ? (
          <Told hint={hint} words={words} />
        ) : (
          words.t(hint === null ? 'advice:only' : 'advice:thinking', { name })
        )}
      </p>
    </div>,
    table,
  );
}
