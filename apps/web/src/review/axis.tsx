import { useLanguage } from '../shell/language.tsx';
import type { Mark } from '../table/marks.ts';
import type { Geometry } from './curve-geometry.ts';
import { useReviewed } from './reviewed-game.ts';

/** About how wide a letter is. */
const LETTER = 7;
/** Numbers of picks stand at least so far apart. */
const PICK = 14;

interface Chapter {
  readonly mark: Mark;
  readonly from: number;
  readonly to: number;
}

/** The rounds or weeks, from where to where they go. */
function chaptersOf(marks: readonly Mark[], { x, right }: Geometry): readonly Chapter[] {
  const great = marks.filter((mark) => mark.great && mark.stretch.id !== 'over');
  return great.map((mark, i) => {
    const next = great[i + 1];
    return { mark, from: x(mark.at), to: next ? x(next.at) : right };
  });
}

/** Rounds or weeks with their names, and the picks of a week by number. */
export function Axis({ geometry }: { readonly geometry: Geometry }) {
  const { words } = useLanguage();
  const { table } = useReviewed();
  const { bottom, x } = geometry;
  const chapters = chaptersOf(table.marks, geometry);
  const picks = table.marks.filter(({ stretch }) => stretch.n !== undefined);
  const named = chapters.map(({ mark }) => words.game(mark.view.game).chapter(mark.view));
  const fits = chapters.map(({ from, to }, i) => named[i]!.length * LETTER < to - from);
  // All have their names, or the first that has room for it says what the numbers count.
  const first = fits.indexOf(true);
  const apart = Math.min(...picks.slice(1).map(({ at }, i) => x(at) - x(picks[i]!.at)));
  return (
    <g className="axis">
      {table.marks.map(({ at, great }) => (
        <line key={at} x1={x(at)} x2={x(at)} y1={bottom} y2={bottom + (great ? 9 : 4)} />
      ))}
      {apart >= PICK &&
        picks.map(({ at, stretch }) => (
          <text key={at} className="pick" x={x(at) + 3} y={bottom + 15}>
            {stretch.n}
          </text>
        ))}
      {chapters.map(({ mark, from, to }, i) => (
        <text key={mark.at} x={(from + to) / 2} y={bottom + 32} textAnchor="middle">
          {i === first || fits.every(Boolean) ? named[i] : mark.stretch.short}
        </text>
      ))}
    </g>
  );
}
