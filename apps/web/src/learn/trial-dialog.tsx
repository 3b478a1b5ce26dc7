import '../style/trial.css';
import { type Lessons, loadLessons } from '@treefort/words';
import { useState } from 'react';
import { GameTable } from '../play/game-table.tsx';
import { usePlaying } from '../play/playing.tsx';
import { Sentence } from '../play/sentence.tsx';
import { Dialog } from '../shell/dialog.tsx';
import { scrollableByKeyboard } from '../shell/keyboard-scroll.ts';
import { useLanguage } from '../shell/language.tsx';
import { useLoadedWords } from '../shell/loaded-words.ts';
import type { GameId } from '../table/game-id.ts';
import { useHighlight } from './highlight.ts';
import { useLessonSitters } from './lesson-sitters.ts';
import { LessonTable } from './lesson-table.ts';
import { lessonText } from './lesson-text.ts';
import { ReplyText } from './reply-text.tsx';
import type { Trial } from './trial.ts';

interface TrialCardProps {
  readonly lessons: Lessons;
  readonly table: LessonTable;
  readonly trial: Trial;
  readonly statement: string;
  readonly onAgain: () => void;
}

/** The statement, what to try, and the answer to a try. */
function TrialCard({ lessons, table, trial, statement, onAgain }: TrialCardProps) {
  const { words } = useLanguage();
  const playing = usePlaying();
  const { task, reply, left } = table.progress();
  const say = lessonText(lessons, words, trial, playing);
  useHighlight(task, playing.moment.asked);
  return (
    <section className={`lesson-card trial-card ${task ? '' : 'done'}`} data-left={left}>
      <p className="stated" ref={scrollableByKeyboard}>
        {statement}
      </p>
      <div className="lesson-text" role="status">
        {reply && <ReplyText reply={reply} say={say} />}
        <p className="task">
          <Sentence text={say(task ? task.says : 'learn:try-done')} />
        </p>
      </div>
      {!task && (
        <button type="button" className="button next" onClick={onAgain}>
          {lessons.t('learn:try-again')}
        </button>
      )}
    </section>
  );
}

interface TrialDialogProps {
  readonly game: GameId;
  readonly trial: Trial;
  readonly statement: string;
  readonly onClose: () => void;
}

/** A live position over the rulebook, on which its statement can be tried. */
export function TrialDialog({ game, trial, statement, onClose }: TrialDialogProps) {
  const lessons = useLoadedWords(loadLessons);
  const sitters = useLessonSitters(game);
  const [table, setTable] = useState(() => new LessonTable(game, trial, sitters));
  if (!lessons) return null;
  return (
    <Dialog title={lessons.t('learn:try')} onClose={onClose} className="trial">
      <div className="lesson-room" data-rule={trial.rule}>
        <GameTable table={table} end={() => null}>
          <TrialCard
            lessons={lessons}
            table={table}
            trial={trial}
            statement={statement}
            onAgain={() => setTable(new LessonTable(game, trial, sitters))}
          />
        </GameTable>
      </div>
    </Dialog>
  );
}
