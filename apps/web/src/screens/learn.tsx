import { loadLessons } from '@treefort/words';
import { useState } from 'react';
import { fortTutorial } from '../learn/fort-lessons.ts';
import { Graduation } from '../learn/graduation.tsx';
import { useLearners } from '../learn/learners.ts';
import { LessonCard } from '../learn/lesson-card.tsx';
import { LessonTable } from '../learn/lesson-table.ts';
import { keepLearned, learned } from '../learn/progress.ts';
import { treehouseTutorial } from '../learn/treehouse-lessons.ts';
import { TableRoom } from '../play/table-room.tsx';
import { useLoaded } from '../shell/loaded.ts';
import type { GameId } from '../table/game-id.ts';

const TUTORIALS = { fort: fortTutorial, treehouse: treehouseTutorial } as const;

interface LessonRoomProps {
  readonly game: GameId;
  readonly at: number;
  readonly onGo: (step: number) => void;
}

/** One step at a table of its own. */
function LessonRoom({ game, at, onGo }: LessonRoomProps) {
  const lessons = useLoaded(loadLessons);
  const sitters = useLearners(game);
  const { steps } = TUTORIALS[game];
  const step = steps[at]!;
  const [table, setTable] = useState(() => new LessonTable(game, step, sitters));
  if (!lessons) return null;
  return (
    <div className="lesson-room">
      <TableRoom table={table} end={() => null}>
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
      </TableRoom>
    </div>
  );
}

/** The tutorial of a game: it goes on where it was left. */
export function Learn({ game }: { readonly game: GameId }) {
  const { steps } = TUTORIALS[game];
  const [at, setAt] = useState(() => Math.min(learned(game).step, steps.length));
  const reach = (step: number): void => {
    const finished = learned(game).finished || step === steps.length;
    keepLearned(game, { step, finished });
    setAt(step);
  };
  if (at === steps.length) return <Graduation game={game} onAgain={() => reach(0)} />;
  return <LessonRoom key={at} game={game} at={at} onGo={reach} />;
}
