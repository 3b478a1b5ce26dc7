import type { GameEvent, Outcome } from '@treefort/kernel';
import { COLOURS, type PlayerView, type TreehouseView } from '@treefort/treehouse';
import type { ReactNode } from 'react';
import { usePlaying } from '../play/playing.tsx';
import { useLanguage } from '../shell/language.tsx';
import { Picture } from '../shell/picture.tsx';
import { withSoftHyphens } from '../shell/soft-hyphens.ts';

interface ScoresProps {
  readonly view: TreehouseView;
  readonly outcome: Outcome;
}

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

/** The colours that a player had alone the most of (tree.end.majority). */
function Majorities({ events, seat }: { readonly events: readonly GameEvent[]; seat: number }) {
  const { words } = useLanguage();
  const own = events.filter(({ kind, seat: who }) => kind === 'majority' && who === seat);
  return COLOURS.map((name) => {
    const majority = own.find(({ colour }) => colour === name);
    return majority ? (
      <span key={name} className="majority">
        <Picture of={`colours/${name}`} alt={words.treehouse.colour(name).text} />
        {`${majority.points} `}
      </span>
    ) : null;
  });
}

/** How many rooms of one colour a tree has at most (tree.end.tie). */
const largestSet = ({ tree }: PlayerView): number =>
  Math.max(...COLOURS.map((name) => tree.filter(({ colour }) => colour === name).length));

const isTied = ({ scores }: Outcome): boolean =>
  scores.filter((points) => points === Math.max(...scores)).length > 1;

/** The final count: weeks, majorities with their colours, all together. */
export function TreehouseScores({ view, outcome }: ScoresProps) {
  const { words, web } = useLanguage();
  const { moment, people } = usePlaying();
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
              {weeks[3]} <Majorities events={moment.events} seat={seat} />
            </>
          ))}
        />
        <Line title={words.t('tree-score:total')} cells={outcome.scores} className="total" />
      </tbody>
      {isTied(outcome) && (
        <tfoot>
          <Line title={web.t('ending:largest-set')} cells={players.map(largestSet)} />
        </tfoot>
      )}
    </table>
  );
}
