import { useState } from 'react';
import { useReviewed } from './reviewed-game.ts';
import { useTurnName } from './turn-name.ts';

/** The curve in numbers, rendered when it is unfolded. */
export function CurveTable() {
  const { review, people, words } = useReviewed();
  const [open, setOpen] = useState(false);
  const nameOf = useTurnName();
  return (
    <details className="curve-table" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.t('review:curve-table')}</summary>
      {open && (
        <table>
          <thead>
            <tr>
              <th scope="col">{words.t('review:moment')}</th>
              {people.names.map((name, seat) => (
                <th key={`seat-${seat + 1}`} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {review.curve.map(({ n, chances }) => (
              <tr key={n}>
                <th scope="row">{nameOf(n)}</th>
                {chances.map((chance, seat) => (
                  <td key={`seat-${seat + 1}`}>{words.percent(chance)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}
