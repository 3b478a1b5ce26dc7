import type { Outcome } from '@treefort/kernel';
import type { TreehouseView } from '@treefort/treehouse';
import { usePlaying } from '../play/playing.tsx';
import { useTongue } from '../shell/tongue.tsx';

interface ScoresProps {
  readonly view: TreehouseView;
  readonly outcome: Outcome;
}

/** The final count: weeks, majorities, all together. */
export function TreehouseScores({ view, outcome }: ScoresProps) {
  const { words } = useTongue();
  const { people } = usePlaying();
  const lines = [
    ...[1, 2, 3].map((week) => words.t('tree-score:week', { week })),
    words.t('tree-score:majorities'),
  ];
  return (
    <table>
      <thead>
        <tr>
          <td />
          {view.players.map((_, seat) => (
            <th key={`seat-${seat + 1}`} scope="col">
              {words.player(seat, people).text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, i) => (
          <tr key={line}>
            <th scope="row">{line}</th>
            {view.players.map(({ weeks }, seat) => (
              <td key={`seat-${seat + 1}`}>{weeks[i]}</td>
            ))}
          </tr>
        ))}
        <tr className="total">
          <th scope="row">{words.t('tree-score:total')}</th>
          {outcome.scores.map((total, seat) => (
            <td key={`seat-${seat + 1}`}>{total}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
