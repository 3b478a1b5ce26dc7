import '../style/dock.css';
import type { Option } from '@treefort/kernel';
import type { ReactNode } from 'react';
import { useLanguage } from '../shell/language.tsx';
import type { OpenDecision } from '../table/table.ts';
import { BeatStrip, SinceButton, StageControls } from './beat-strip.tsx';
import { HintButton } from './hint.tsx';
import { Inspector } from './inspector.tsx';
import { Narrator } from './narrator.tsx';
import { type Pointed, usePlaying } from './playing.tsx';
import { usePointed } from './pointed.ts';
import { Sentence } from './sentence.tsx';
import { StageSign } from './stage-sign.tsx';

interface DockProps<O extends Option> {
  readonly asked: OpenDecision<O> | undefined;
  readonly hand: ReactNode;
  /** What the game shows of what is pointed at, or of the question itself; null leaves it to the plain description. */
  readonly reader: (pointed: Pointed | undefined) => ReactNode;
  /** Options that are buttons beside the hand, such as passing; the reader and the board have the others. */
  readonly quiet: readonly O[];
  /** Takes the place of reader and hand while something is told that needs it. */
  readonly scene?: ReactNode;
  /** Shows the whole decision as a list. */
  readonly onChoices: () => void;
}

function ChoicesButton({ onChoices }: { readonly onChoices: () => void }) {
  const { web } = useLanguage();
  return (
    <button
      type="button"
      className="button quiet aside list"
      aria-label={web.t('play:choices')}
      title={web.t('play:choices')}
      onClick={onChoices}
    >
      <StageSign of="list" />
      <span>{web.t('play:choices')}</span>
    </button>
  );
}

/** What helps with the question: a hint, the list of choices, what happened since, and the quiet options. */
function Tools({
  asked,
  quiet,
  onChoices,
}: Pick<DockProps<Option>, 'asked' | 'quiet' | 'onChoices'>) {
  const { voice, choose, keyOf, advise, moment } = usePlaying();
  if (moment.telling) return <StageControls />;
  return (
    <>
      {asked && advise && <HintButton key={asked.decision.id} advise={advise} />}
      {asked && <ChoicesButton onChoices={onChoices} />}
      <SinceButton />
      {quiet.map((option) => (
        <button
          key={option.id}
          type="button"
          className="button option quiet-option"
          data-options={option.id}
          data-key={keyOf(option.id)}
          onClick={() => choose(option.id)}
        >
          <span>
            <Sentence text={voice.option(option)} />
          </span>
        </button>
      ))}
    </>
  );
}

/** What is pointed at, as the game shows it or else in plain words; while something is told, the beats so far. */
function Reader({ reader }: Pick<DockProps<Option>, 'reader'>) {
  const { moment } = usePlaying();
  const pointed = usePointed();
  const shown = reader(pointed);
  if (shown === null && !pointed && moment.telling) return <BeatStrip />;
  return shown ?? <Inspector />;
}

/** All that is said and asked: narrator, reader, hand and tools, each in its fixed place. */
export function Dock<O extends Option>({ asked, hand, reader, scene, ...rest }: DockProps<O>) {
  const { web } = useLanguage();
  const { foot } = usePlaying();
  return (
    <section
      className={`dock ${asked ? 'asks' : ''} ${foot ? 'footed' : ''} ${scene ? 'plays' : ''}`}
      aria-label={web.t('play:your-turn')}
      data-decision={asked?.decision.id}
    >
      {foot ? <div className="narrator">{foot}</div> : <Narrator />}
      <div className="tools">
        <Tools asked={asked} quiet={rest.quiet} onChoices={rest.onChoices} />
      </div>
      {scene ? (
        <div className="dock-scene">{scene}</div>
      ) : (
        <>
          <div className="reader">
            <Reader reader={reader} />
          </div>
          <div className="hand-box">{hand}</div>
        </>
      )}
    </section>
  );
}
