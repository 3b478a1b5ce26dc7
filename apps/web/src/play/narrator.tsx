import '../style/narrator.css';
import { plain, type Text } from '@treefort/words';
import { memo, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../shell/language.tsx';
import { Avatar } from './avatar.tsx';
import { useLogText } from './log-text.tsx';
import { usePlaying } from './playing.tsx';
import { Sentence } from './sentence.tsx';

/** The seat whose beat it is, where it is one seat's. */
function useTeller(): number | undefined {
  const { telling } = usePlaying().moment;
  const [first] = telling?.beat ?? [];
  const seat = first && 'seat' in first ? first.seat : undefined;
  return typeof seat === 'number' ? seat : undefined;
}

/** Nobody acts and nothing is asked. */
function Waiting() {
  const { web, words } = useLanguage();
  const { moment, people } = usePlaying();
  if (moment.outcome) return <>{web.t('play:the-end')}</>;
  const [seat] = moment.thinking;
  if (seat === undefined) return <>{web.t('play:wait')}</>;
  return (
    <>
      <Avatar sitter={moment.sitters[seat]!} seat={seat} />{' '}
      {web.t('play:thinking', { who: words.player(seat, people) })}
    </>
  );
}

/** The beat that is told, with the face of who acts. */
function Told({ line }: { readonly line: Text }) {
  const { sitters } = usePlaying().moment;
  const seat = useTeller();
  return (
    <>
      {seat !== undefined && sitters[seat] && <Avatar sitter={sitters[seat]} seat={seat} />}{' '}
      <Sentence text={line} />
    </>
  );
}

/** The last sentence stays while a beat without words is told. */
function useLine(): Text | null {
  const { moment, voice } = usePlaying();
  const { telling, since } = moment;
  if (!telling) return null;
  const told = since?.beats.slice(0, telling.at) ?? [];
  for (const beat of told.toReversed()) {
    const line = voice.tell(beat);
    if (line) return line;
  }
  return null;
}

/** More letters than two lines hold, of a phone and of a desktop. */
const LONG = 52;
const VERY_LONG = 115;

function lengthOf(text: Text): string {
  const { length } = plain(text);
  return `${length > LONG ? 'long' : ''} ${length > VERY_LONG ? 'very-long' : ''}`;
}

/** What is going on, in one sentence: the beat that is told, or the question that is asked. */
export function Narrator() {
  const { web } = useLanguage();
  const { moment, voice, stage } = usePlaying();
  const line = useLine();
  const { asked, telling } = moment;
  const text = telling ? line : asked ? voice.question(asked) : null;
  const says = text && (telling ? <Told line={text} /> : <Sentence text={text} />);
  return (
    <div className={`narrator ${telling ? 'telling' : ''}`}>
      <h2 className={`question ${text ? lengthOf(text) : ''}`} tabIndex={-1}>
        {telling || asked ? says : <Waiting />}
      </h2>
      {telling && (
        <button
          type="button"
          className="skip-cover"
          tabIndex={-1}
          aria-label={web.t('stage:to-my-turn')}
          onClick={() => stage.skip()}
        />
      )}
    </div>
  );
}

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
