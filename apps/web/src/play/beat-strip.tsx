import '../style/beat-strip.css';
import { scrollableByKeyboard } from '../shell/keyboard-scroll.ts';
import { useLanguage } from '../shell/language.tsx';
import { usePlaying } from './playing.tsx';
import { Sentence } from './sentence.tsx';
import { StageSign } from './stage-sign.tsx';
import { usePlan } from './table-frame.tsx';

/** The beats since my last choice as a strip; each can be gone to. */
export function BeatStrip() {
  const { moment, voice, stage } = usePlaying();
  const { web } = useLanguage();
  const { beats = [], times = [] } = moment.since ?? {};
  const when = useWhen(times);
  const at = moment.telling?.at ?? beats.length;
  const told = beats
    .slice(0, moment.telling?.held ? beats.length : at)
    .map((beat, i) => ({ line: voice.tell(beat), nth: i + 1, when: when[i] }))
    .filter(({ line }) => line !== null);
  return (
    <ol className="beat-strip" aria-label={web.t('stage:since')} ref={scrollableByKeyboard}>
      {told.map(({ line, nth, when: then }, i) => (
        <li key={nth}>
          {then !== told[i - 1]?.when && <small className="when">{then}</small>}
          <button
            type="button"
            className="beat"
            aria-current={nth === at ? 'step' : undefined}
            ref={nth === at ? intoSight : undefined}
            onClick={() => stage.stepTo(nth)}
          >
            <Sentence text={line ?? []} />
          </button>
        </li>
      ))}
    </ol>
  );
}

/** When each beat happened, in words, where not all of it was today. */
function useWhen(times: readonly number[]): readonly string[] {
  const { locale } = useLanguage().words;
  const today = new Date().toDateString();
  if (times.every((at) => new Date(at).toDateString() === today)) return [];
  const { format } = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
  return times.map((at) => format(at));
}

/** Scrolls the strip alone: the page stands still. */
function intoSight(element: HTMLElement | null): void {
  const strip = element?.closest<HTMLElement>('.beat-strip');
  if (!element || !strip) return;
  strip.scrollTop = element.offsetTop - strip.clientHeight + element.offsetHeight + 8;
}

/** One step back or on, a pause, and the way to my next decision. */
export function StageControls() {
  const { moment, stage } = usePlaying();
  const { web } = useLanguage();
  const plan = usePlan();
  const { telling } = moment;
  if (!telling) return null;
  const { at, of, held } = telling;
  return (
    <div className="stage-controls">
      <button
        type="button"
        className="button round quiet"
        aria-label={web.t('stage:back')}
        title={web.t('stage:back')}
        disabled={at <= 1}
        onClick={() => stage.stepTo(at - 1)}
      >
        <StageSign of="back" />
      </button>
      <button
        type="button"
        className="button round quiet"
        aria-label={web.t(held ? 'stage:go-on' : 'stage:pause')}
        title={web.t(held ? 'stage:go-on' : 'stage:pause')}
        onClick={() => (held ? stage.goOn() : stage.stepTo(at))}
      >
        <StageSign of={held ? 'go-on' : 'pause'} />
      </button>
      {held && (
        <button
          type="button"
          className="button round quiet"
          aria-label={web.t('stage:forward')}
          title={web.t('stage:forward')}
          disabled={at >= of}
          onClick={() => stage.stepTo(at + 1)}
        >
          <StageSign of="forward" />
        </button>
      )}
      <button type="button" className="button to-my-turn" onClick={() => stage.skip()}>
        <StageSign of="skip" />
        <span>{web.t('stage:to-my-turn')}</span>
        {(plan === 'desktop' || plan === 'wide') && <kbd>{web.t('stage:space')}</kbd>}
      </button>
    </div>
  );
}

/** What happened since my last choice, to be stepped through. */
export function SinceButton() {
  const { moment, stage, voice } = usePlaying();
  const { web } = useLanguage();
  const { beats = [], missed = 0 } = moment.since ?? {};
  const first = beats.findIndex((beat) => voice.tell(beat) !== null);
  if (moment.telling || first < 0) return null;
  const says = missed > 0 ? web.t('stage:missed', { n: missed }) : web.t('stage:since');
  return (
    <button
      type="button"
      className={`button quiet aside since ${missed > 0 ? 'missed' : ''}`}
      aria-label={says}
      title={says}
      onClick={() => stage.stepTo(first + 1)}
    >
      <StageSign of="since" />
      <span>{says}</span>
    </button>
  );
}
