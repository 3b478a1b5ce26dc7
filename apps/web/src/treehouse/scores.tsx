import type { Outcome } from '@treefort/kernel';
import {
  COLOURS,
  type PlayerView,
  type TreehouseHeard,
  type TreehouseView,
} from '@treefort/treehouse';
import type { Words } from '@treefort/words';
import type { ReactNode } from 'react';
import type { ScorePart, ScoresProps } from '../games/game-face.ts';
import type { TreehouseTypes } from '../games/game-types.ts';
import { usePlaying } from '../play/playing.tsx';
import { useLanguage } from '../shell/language.tsx';
import { Picture } from '../shell/picture.tsx';
import { withSoftHyphens } from '../shell/soft-hyphens.ts';

interface LineProps {
  readonly title: string;
  readonly cells: readonly ReactNode[];
  readonly className?: string;
}

function Line({ title, cells, className }: LineProps) {
  return (
    <tr className={className}>
      <th scope="row">{withSoftHyphens(title)}</th>
      {cells.map((cell, seat) => (
        <td key={`seat-${seat + 1}`}>{cell}</td>
      ))}
    </tr>
  );
}

interface MajoritiesProps {
  readonly events: readonly TreehouseHeard[];
  readonly seat: number;
}

/** The colours that a player had alone the most of (tree.end.majority). */
function Majorities({ events, seat }: MajoritiesProps) {
  const { words } = useLanguage();
  return events.map((event) =>
    event.kind === 'majority' && event.seat === seat ? (
      <span key={event.colour} className="majority">
        <Picture of={`colours/${event.colour}`} alt={words.treehouse.colour(event.colour).text} />
        {`${event.points} `}
      </span>
    ) : null,
  );
}

/** How many rooms of one colour a tree has at most (tree.end.tie). */
const largestSet = ({ tree }: PlayerView): number =>
  Math.max(...COLOURS.map((name) => tree.filter(({ colour }) => colour === name).length));

const isTied = ({ scores }: Outcome): boolean =>
  scores.filter((points) => points === Math.max(...scores)).length > 1;

/** The final scores by part: three weeks, then the majorities. */
export function treehouseScoreParts({ players }: TreehouseView, words: Words): ScorePart[] {
  const pointsIn = (part: number): number[] => players.map(({ weeks }) => weeks[part] ?? 0);
  const weeks = [1, 2, 3].map((week) => ({
    id: `week-${week}`,
    name: words.t('tree-score:week', { week }),
    points: pointsIn(week - 1),
  }));
  const name = words.t('tree-score:majorities');
  return [...weeks, { id: 'majorities', name, picture: 'things/trophy', points: pointsIn(3) }];
}

/** The final count: weeks, majorities with their colours, all together. */
export function TreehouseScores({ view, outcome, events }: ScoresProps<TreehouseTypes>) {
  const { words, web } = useLanguage();
  const { people } = usePlaying();
  const { players } = view;
  return (
    <table>
      <thead>
        <tr>
          <td />
          {players.map((_, seat) => (
            <th key={`seat-${seat + 1}`} scope="col">
              {words.player(seat, people).text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[1, 2, 3].map((week) => (
          <Line
            key={week}
            title={words.t('tree-score:week', { week })}
            cells={players.map(({ weeks }) => weeks[week - 1])}
          />
        ))}
        <Line
          title={words.t('tree-score:majorities')}
          cells={players.map(({ weeks }, seat) => (
            <>
              {weeks[3]} <Majorities events={events} seat={seat} />
            </>
          ))}
        />
        <Line title={words.t('tree-score:total')} cells={outcome.scores} className="in-all" />
      </tbody>
      {isTied(outcome) && (
        <tfoot>
          <Line title={web.t('ending:largest-set')} cells={players.map(largestSet)} />
        </tfoot>
      )}
    </table>
  );
}
