import '../style/learn.css';
import type { Lessons } from '@treefort/words';
import { useEffect, useRef } from 'react';
import { usePlaying } from '../play/playing.tsx';
import { Sentence } from '../play/sentence.tsx';
import { useLanguage } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { Picture } from '../shell/picture.tsx';
import { useHighlight, useHighlightedZone } from './highlight.ts';
import type { TutorialStep } from './lesson.ts';
import type { LessonTable } from './lesson-table.ts';
import { lessonText } from './lesson-text.ts';
import { ReplyText } from './reply-text.tsx';

interface LessonCardProps {
  readonly lessons: Lessons;
  readonly table: LessonTable;
  readonly step: TutorialStep;
  /** Which step of how many. */
  readonly n: number;
  readonly all: number;
  readonly onNext: () => void;
  readonly onAgain: () => void;
  readonly onBack: (() => void) | undefined;
}

/** The text of a lesson: the task, the reply to a try, and the button to the next step. */
export function LessonCard({ lessons, table, step, n, all, ...turn }: LessonCardProps) {
  const { words } = useLanguage();
  const playing = usePlaying();
  const { task, reply, left } = table.progress();
  const say = lessonText(lessons, words, step, playing);
  const card = useRef<HTMLElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const done = task === undefined;
  useHighlightedZone((task ?? step).shows);
  useHighlight(task, playing.moment.asked);
  // For the keyboard: a new step puts the focus on the card, a finished one on its button.
  useEffect(() => {
    (done ? next : card).current?.focus({ preventScroll: true });
  }, [done]);
  return (
    <section
      ref={card}
      tabIndex={-1}
      className={`lesson-card sheet ${done ? 'done' : ''}`}
      aria-label={lessons.t('learn:lesson')}
      data-step={step.id}
      data-left={left}
    >
      <header>
        <Picture of="animals/owl" className="teacher" />
        <h2>
          {lessons.t(step.title)} <small>{lessons.t('learn:step-of', { n, all })}</small>
        </h2>
        <StepButtons lessons={lessons} onAgain={turn.onAgain} onBack={turn.onBack} />
      </header>
      <div className="lesson-text" role="status">
        {reply && <ReplyText reply={reply} say={say} />}
        <p className="task">
          <Sentence text={say(task ? task.says : step.learned)} />
        </p>
      </div>
      {done && (
        <button ref={next} type="button" className="button strong next" onClick={turn.onNext}>
          {lessons.t('learn:next')}
        </button>
      )}
    </section>
  );
}

type StepButtonsProps = Pick<LessonCardProps, 'lessons' | 'onAgain' | 'onBack'>;

/** Repeats the step, goes one back, and leaves. */
function StepButtons({ lessons, onAgain, onBack }: StepButtonsProps) {
  const signs = [
    ['learn:step-back', '‹', onBack],
    ['learn:step-again', '⟲', onAgain],
  ] as const;
  return (
    <span className="step-buttons">
      {signs.map(
        ([key, sign, act]) =>
          act && (
            <button
              key={key}
              type="button"
              className="button round quiet"
              aria-label={lessons.t(key)}
              title={lessons.t(key)}
              onClick={act}
            >
              <span aria-hidden="true">{sign}</span>
            </button>
          ),
      )}
      <Link to={{ at: 'home' }} className="button round quiet" label={lessons.t('learn:leave')}>
        <span aria-hidden="true">✕</span>
      </Link>
    </span>
  );
}
