import type { Review } from '@treefort/review';
import type { ReviewWords } from '@treefort/words';
import { useState } from 'react';
import type { Sitter } from '../table/table.ts';

interface CurveTableProps {
  readonly review: Review;
  readonly sitters: readonly Sitter[];
  readonly words: ReviewWords;
}

/** The curve in numbers, rendered when it is unfolded. */
export function CurveTable({ review, sitters, words }: CurveTableProps) {
  const [open, setOpen] = useState(false);
  return (
    <details className="curve-table" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.t('review:curve-table')}</summary>
      {open && (
        <table>
          <thead>
            <tr>
              <th scope="col">{words.t('review:moment')}</th>
              {sitters.map(({ name }, seat) => (
                <th key={`seat-${seat + 1}`} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {review.curve.map(({ n, chances }) => (
              <tr key={n}>
                <th scope="row">{n}</th>
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
