import '../style/log.css';
import { plain } from '@treefort/words';
import { memo, useEffect, useRef, useState } from 'react';
import { scrollableByKeyboard } from '../shell/keyboard-scroll.ts';
import { useLanguage } from '../shell/language.tsx';
import { useLogText } from './log-text.tsx';
import { Sentence } from './sentence.tsx';

/** Only the latest sentences are on the page: a long game has many. */
const SHOWN = 60;

/** What happened, the newest first. */
export const Log = memo(function Log() {
  const { lines } = useLogText();
  const { web } = useLanguage();
  const first = Math.max(0, lines.length - SHOWN);
  const latest = lines.slice(first).map((text, i) => ({ text, key: first + i }));
  return (
    <section className="log sheet">
      <h2>{web.t('play:log')}</h2>
      {lines.length === 0 && <p>{web.t('play:log-empty')}</p>}
      <ol reversed ref={scrollableByKeyboard}>
        {latest.toReversed().map(({ text, key }) => (
          <li key={key}>
            <Sentence text={text} />
          </li>
        ))}
      </ol>
    </section>
  );
});

/** Tells a screen reader what happened since it was last told, and what is asked now. */
export const Announcer = memo(function Announcer() {
  const { lines, question } = useLogText();
  const announced = useRef<readonly string[]>(undefined);
  const [saying, setSaying] = useState('');
  const asks = question ? plain(question) : '';
  useEffect(() => {
    const texts = lines.map(plain);
    const before = announced.current ?? texts;
    announced.current = texts;
    // The last sentence may have grown: then it is announced once more as a whole.
    const last = Math.max(0, before.length - 1);
    const fresh = texts.slice(last).filter((line, i) => line !== before[last + i]);
    const says = [...fresh, asks].filter(Boolean).join(' ');
    if (says) setSaying(says);
  }, [lines, asks]);
  return (
    <p className="unseen" role="status">
      {saying}
    </p>
  );
});
