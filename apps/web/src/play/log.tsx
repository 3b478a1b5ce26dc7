import '../style/log.css';
import { memo } from 'react';
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
