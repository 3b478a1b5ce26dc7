import type { ProfiledGame } from '@treefort/protocol';
import type { RatingWords } from '@treefort/words';

const WIDTH = 320;
const HEIGHT = 96;
/** Room for the line's own width, and for the dot at its end. */
const EDGE = 6;
/** At least so many points from the bottom to the top: small changes look small. */
const LEAST_RANGE = 100;

interface CurveProps {
  readonly says: RatingWords;
  readonly curve: ProfiledGame['curve'];
}

/** The rating after each of the last games, from the left to the right. */
export function RatingCurve({ says, curve }: CurveProps) {
  const points = curve.map((one) => one.points);
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 2) return null;
  const best = Math.max(...points);
  const worst = Math.min(...points);
  const middle = (best + worst) / 2;
  const range = Math.max(LEAST_RANGE, best - worst);
  const x = (i: number): number => EDGE + (i / (points.length - 1)) * (WIDTH - 2 * EDGE);
  const y = (value: number): number =>
    HEIGHT / 2 - ((value - middle) / range) * (HEIGHT - 2 * EDGE);
  const line = points.map((value, i) => `${x(i).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
  return (
    <svg
      className="rating-curve"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={says.t('profile:curve', { from: first, to: last, best })}
    >
      <polyline points={line} />
      <circle cx={x(points.length - 1)} cy={y(last)} r="5" />
    </svg>
  );
}
