import '../style/curve.css';
import type { Point, Review } from '@treefort/review';
import type { ReviewWords } from '@treefort/words';
import type { Sitter } from '../table/table.ts';

const WIDTH = 720;
const HEIGHT = 260;
const LEFT = 44;
const TOP = 10;
const RIGHT = 30;
const BOTTOM = 26;
/** Seats are told apart by dashes and by a sign too, not by colour alone. */
const DASHES = ['', '9 4', '2 4', '12 4 2 4'] as const;
const SIGNS = ['●', '■', '▲', '◆'] as const;
const SIGN_EVERY = 0.2;

const signOf = (seat: number): string => SIGNS[seat % SIGNS.length]!;

const x = (n: number, end: number): number =>
  LEFT + ((WIDTH - LEFT - RIGHT) * n) / Math.max(1, end);
const y = (chance: number): number => TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance);

/** Chances hold until the next decision: the line goes in steps. */
function pathOf(curve: readonly Point[], seat: number): string {
  const end = curve.at(-1)!.n;
  return curve
    .map(({ n, chances }, i) => {
      const [across, up] = [x(n, end).toFixed(1), y(chances[seat]!).toFixed(1)];
      return i === 0 ? `M${across} ${up}` : `H${across}V${up}`;
    })
    .join('');
}

/** Some points of a line that carry its sign. */
function signed(curve: readonly Point[], seat: number): readonly Point[] {
  const end = curve.at(-1)!.n;
  const places = Array.from({ length: 5 }, (_, i) => (i + 0.3 + seat * 0.15) * SIGN_EVERY * end);
  return places.flatMap((at) => curve.findLast(({ n }) => n <= at) ?? []);
}

interface CurveProps {
  readonly review: Review;
  readonly sitters: readonly Sitter[];
  readonly words: ReviewWords;
  /** The moment that is looked at, if one is. */
  readonly at: number | undefined;
}

/** The win chance of every seat over the whole game. */
export function Curve({ review, sitters, words, at }: CurveProps) {
  const { curve, turningPoints } = review;
  const end = curve.at(-1)!.n;
  return (
    <figure className="curve sheet">
      <figcaption>
        <strong>{words.t('review:curve')}</strong> {words.t('review:curve-text')}
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {[0, 0.25, 0.5, 0.75, 1].map((chance) => (
          <g key={chance} className="scale">
            <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(chance)} y2={y(chance)} />
            <text x={LEFT - 6} y={y(chance) + 4} textAnchor="end">
              {words.percent(chance)}
            </text>
          </g>
        ))}
        {turningPoints.map(({ until }) => (
          <line
            key={until}
            className="turn"
            x1={x(until, end)}
            x2={x(until, end)}
            y1={TOP}
            y2={HEIGHT - BOTTOM}
          />
        ))}
        {sitters.map((sitter, seat) => (
          <g key={`seat-${seat + 1}`} className={`line seat-${seat}`}>
            <title>{sitter.name}</title>
            <path d={pathOf(curve, seat)} strokeDasharray={DASHES[seat]} />
            {signed(curve, seat).map(({ n, chances }) => (
              <text key={n} x={x(n, end)} y={y(chances[seat]!) + 4} textAnchor="middle">
                {signOf(seat)}
              </text>
            ))}
          </g>
        ))}
        {at !== undefined && (
          <line className="now" x1={x(at, end)} x2={x(at, end)} y1={TOP} y2={HEIGHT - BOTTOM} />
        )}
      </svg>
      <ul className="legend">
        {sitters.map(({ name }, seat) => (
          <li key={`seat-${seat + 1}`} className={`seat-${seat}`}>
            <span aria-hidden="true">{signOf(seat)}</span> {name}
          </li>
        ))}
      </ul>
    </figure>
  );
}
