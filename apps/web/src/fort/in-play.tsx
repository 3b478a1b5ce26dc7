import '../style/fort/action.css';
import { cardIn } from '@treefort/words';
import { useLayoutEffect, useRef } from 'react';
import type { BoardProps } from '../games/game-face.ts';
import type { FortTypes } from '../games/game-types.ts';
import { usePlaying } from '../play/playing.tsx';
import { Sentence } from '../play/sentence.tsx';
import { useLanguage } from '../shell/language.tsx';
import { Picture } from '../shell/picture.tsx';
import { ActionIcons } from './action-icons.tsx';
import { Card } from './card.tsx';
import { foreseenText } from './foreseen-text.ts';

type InPlayProps = Pick<BoardProps<FortTypes>, 'view' | 'asked' | 'foreseen'>;

/** How many symbols there are while they are added, and what they bring; how often it is done, after that. */
function useCount({ view, asked, foreseen }: InPlayProps): string {
  const language = useLanguage();
  const { words, web } = language;
  const { phase, underWay } = view;
  if (phase === 'act' && underWay && underWay.of > 1) {
    return web.t('fortTable:times', { n: underWay.of });
  }
  if (phase !== 'add' || !underWay?.counter) return '';
  const done = asked?.decision.options.find(({ kind }) => kind === 'done');
  const found = done && foreseenText(foreseen(done.id), underWay.seat, language);
  if (found && found.text !== found.count) return found.text;
  const count = words.fort.counted(underWay.counter, underWay.counted);
  return web.t('fortTable:so-far', { count });
}

/** What each card would bring that one may follow with. */
function Following({ asked, foreseen }: InPlayProps) {
  const language = useLanguage();
  const { words, web } = language;
  if (!asked) return null;
  const lines = asked.decision.options.flatMap((option) => {
    if (option.kind !== 'follow') return [];
    const found = foreseenText(foreseen(option.id), asked.decision.seat, language);
    return found ? [{ card: option.card, text: found.text }] : [];
  });
  if (lines.length === 0) return null;
  return (
    <ul className="following">
      {lines.map(({ card, text }) => (
        <li key={card} className="count">
          <Sentence text={[words.fort.cardName(card), web.labelled('', text)]} />
        </li>
      ))}
    </ul>
  );
}

interface ActionBoxProps {
  readonly which: 'public' | 'private';
  readonly notation: string;
  readonly text: string | null;
  readonly running: boolean;
}

/** One action of the played card: a button where it can be used now. */
function ActionBox({ which, notation, text, running }: ActionBoxProps) {
  const { web } = useLanguage();
  const { optionsAt, choose, keyOf } = usePlaying();
  const [offered] = optionsAt(`use:${which}`);
  const inside = (
    <>
      <small>{web.t(`fortTable:${which}`)}</small>
      <ActionIcons notation={notation} />
      <span>{text ?? '–'}</span>
    </>
  );
  const className = `action-text ${which} ${running ? 'running' : ''}`;
  if (!offered) return <p className={className}>{inside}</p>;
  return (
    <button
      type="button"
      className={`${className} lit`}
      data-options={offered.id}
      data-key={keyOf(offered.id)}
      onClick={() => choose(offered.id)}
    >
      {inside}
    </button>
  );
}

/** Brings a card that was just played into sight: on a small screen the board may be scrolled elsewhere. */
function useInSight(played: string | null) {
  const section = useRef<HTMLElement>(null);
  const last = useRef(played);
  useLayoutEffect(() => {
    if (last.current !== played) section.current?.scrollIntoView({ block: 'nearest' });
    last.current = played;
  }, [played]);
  return section;
}

/** The middle of the table: the played card with its two actions, and what was added. */
export function InPlay(props: InPlayProps) {
  const { words, web } = useLanguage();
  const { view } = props;
  const count = useCount(props);
  const { played, box, declared } = view;
  const section = useInSight(played);
  if (played === null) return null;
  const entry = cardIn(box, played);
  const said = words.fort.card(played, box);
  const others = view.inPlay.toSpliced(view.inPlay.indexOf(played), 1);
  return (
    <section ref={section} className="in-play sheet" data-zone="in-play">
      <h2>
        {web.t('fortTable:in-play')}
        {count && <span className="count">{count}</span>}
        {declared && (
          <span className="named is-suit">
            <Picture of={`suits/${declared}`} />
            {words.fort.suit(declared).text}
          </span>
        )}
      </h2>
      <div className="in-play-cards">
        <Card id={played} box={box} target="played" />
        {others.map((id, i) => (
          <Card key={`${id}-${i + 1}`} id={id} box={box} target="added" />
        ))}
        <div className="two-actions">
          {(['public', 'private'] as const).map((which) => (
            <ActionBox
              key={which}
              which={which}
              notation={entry?.[which] ?? ''}
              text={said[which]}
              running={view.underWay?.action === which}
            />
          ))}
        </div>
      </div>
      <Following {...props} />
    </section>
  );
}
