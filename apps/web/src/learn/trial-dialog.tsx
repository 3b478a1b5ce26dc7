import '../style/trial.css';
import { type Lessons, loadLessons } from '@treefort/words';
import { useState } from 'react';
import { usePlaying } from '../play/playing.tsx';
import { Sentence } from '../play/sentence.tsx';
import { TableRoom } from '../play/table-room.tsx';
import { Dialog } from '../shell/dialog.tsx';
import { useLoaded } from '../shell/loaded.ts';
import { reachable } from '../shell/reachable.ts';
import { useTongue } from '../shell/tongue.tsx';
import type { GameId } from '../table/game-id.ts';
import { useGlow } from './glow.ts';
import { useLearners } from './learners.ts';
import { LessonTable } from './lesson-table.ts';
import { ReplyText } from './reply-text.tsx';
import { sayingOf } from './saying.ts';
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
  const { words } = useTongue();
  const playing = usePlaying();
  const { beat, reply, left } = table.progress();
  const say = sayingOf(lessons, words, trial, playing);
  useGlow(beat, playing.moment.asked);
  return (
    <section className={`lesson-card trial-card ${beat ? '' : 'done'}`} data-left={left}>
      <p className="stated" ref={reachable}>
        {statement}
      </p>
      <div className="lesson-text" role="status">
        {reply && <ReplyText reply={reply} say={say} />}
        <p className="task">
          <Sentence text={say(beat ? beat.says : 'learn:try-done')} />
        </p>
      </div>
      {!beat && (
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
  const lessons = useLoaded(loadLessons);
  const sitters = useLearners(game);
  const [table, setTable] = useState(() => new LessonTable(game, trial, sitters));
  if (!lessons) return null;
  return (
    <Dialog title={lessons.t('learn:try')} onClose={onClose} className="trial">
      <div className="lesson-room" data-rule={trial.rule}>
        <TableRoom table={table} end={() => null}>
          <TrialCard
            lessons={lessons}
            table={table}
            trial={trial}
            statement={statement}
            onAgain={() => setTable(new LessonTable(game, trial, sitters))}
          />
        </TableRoom>
      </div>
    </Dialog>
  );
}
