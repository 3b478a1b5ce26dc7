import '../style/dock.css';
import type { Option } from '@treefort/kernel';
import type { ReactNode } from 'react';
import { useLanguage } from '../shell/language.tsx';
import type { OpenDecision } from '../table/table.ts';
import { Avatar } from './avatar.tsx';
import { HintButton } from './hint.tsx';
import { Inspector } from './inspector.tsx';
import { usePlaying } from './playing.tsx';
import { Sentence } from './sentence.tsx';

interface DockProps<O extends Option> {
  readonly asked: OpenDecision<O> | undefined;
  readonly hand: ReactNode;
  /** Which options are buttons in the dock; the others are chosen on the board. */
  readonly inDock: (option: O) => boolean;
  /** Shows the whole decision as a list. */
  readonly onChoices: () => void;
}

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

/** The question, and the buttons to see all choices and to ask for a hint. */
function DockHead({ onChoices }: { readonly onChoices: () => void }) {
  const { web } = useLanguage();
  const { moment, voice, advise } = usePlaying();
  const { asked } = moment;
  return (
    <div className="dock-head">
      <h2 className="question" tabIndex={-1}>
        {asked ? <Sentence text={voice.question(asked)} /> : <Waiting />}
      </h2>
      {asked && (
        <button
          type="button"
          className="button quiet aside list"
          aria-label={web.t('play:choices')}
          title={web.t('play:choices')}
          onClick={onChoices}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" className="line-icon">
            <path d="M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01" />
          </svg>
          <span>{web.t('play:choices')}</span>
        </button>
      )}
      {asked && advise && <HintButton key={asked.decision.id} advise={advise} />}
    </div>
  );
}

function DockButtons({ options }: { readonly options: readonly Option[] }) {
  const { voice, choose, keyOf } = usePlaying();
  return (
    <div className="dock-buttons">
      {options.map((option) => (
        <button
          key={option.id}
          type="button"
          className="button option"
          data-options={option.id}
          data-key={keyOf(option.id)}
          onClick={() => choose(option.id)}
        >
          <span>
            <Sentence text={voice.option(option)} />
          </span>
        </button>
      ))}
    </div>
  );
}

/** The question and its buttons at the bottom of the screen, in reach of a thumb. */
export function Dock<O extends Option>({ asked, hand, inDock, onChoices }: DockProps<O>) {
  const { web } = useLanguage();
  const { foot } = usePlaying();
  const options = asked?.decision.options ?? [];
  // If several options have the same card as their target, a tap on it cannot tell which is meant.
  const shared = ({ target }: O): boolean =>
    options.filter((one) => one.target === target).length > 1;
  const buttons = options.filter((option) => inDock(option) || shared(option));
  return (
    <section
      className={`dock ${asked ? 'asks' : ''} ${foot ? 'footed' : ''}`}
      aria-label={web.t('play:your-turn')}
      data-decision={asked?.decision.id}
    >
      <Inspector />
      {foot ?? <DockHead onChoices={onChoices} />}
      {buttons.length > 0 && <DockButtons options={buttons} />}
      {hand}
    </section>
  );
}
