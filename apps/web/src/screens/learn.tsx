import { loadLessons } from '@treefort/words';
import { useState } from 'react';
import { tutorialFaces } from '../games/tutorial-faces.ts';
import { LessonCard } from '../learn/lesson-card.tsx';
import { useLessonSitters } from '../learn/lesson-sitters.ts';
import { LessonTable } from '../learn/lesson-table.ts';
import { keepLearned, learned } from '../learn/progress.ts';
import { TutorialEnd } from '../learn/tutorial-end.tsx';
import { GameTable } from '../play/game-table.tsx';
import { useLoadedWords } from '../shell/loaded-words.ts';
import type { GameId } from '../table/game-id.ts';

interface LessonStepProps {
  readonly game: GameId;
  readonly at: number;
  readonly onGo: (step: number) => void;
}

/** One step at a table of its own. */
function LessonStep({ game, at, onGo }: LessonStepProps) {
  const lessons = useLoadedWords(loadLessons);
  const sitters = useLessonSitters(game);
  const { steps } = tutorialFaces[game].tutorial;
  const step = steps[at]!;
  const [table, setTable] = useState(() => new LessonTable(game, step, sitters));
  if (!lessons) return null;
  return (
    <div className="lesson-room">
      <GameTable table={table} end={() => null}>
        <LessonCard
          lessons={lessons}
          table={table}
          step={step}
          n={at + 1}
          all={steps.length}
          onNext={() => onGo(at + 1)}
          onAgain={() => setTable(new LessonTable(game, step, sitters))}
          onBack={at > 0 ? () => onGo(at - 1) : undefined}
        />
      </GameTable>
    </div>
  );
}

/** The tutorial of a game, continued where it was left. */
export function Learn({ game }: { readonly game: GameId }) {
  const { steps } = tutorialFaces[game].tutorial;
  const [at, setAt] = useState(() => Math.min(learned(game).step, steps.length));
  const reach = (step: number): void => {
    const finished = learned(game).finished || step === steps.length;
    keepLearned(game, { step, finished });
    setAt(step);
  };
  if (at === steps.length) return <TutorialEnd game={game} onAgain={() => reach(0)} />;
  return <LessonStep key={at} game={game} at={at} onGo={reach} />;
}
