import '../style/sky.css';
import { useNight } from './settings.ts';

/** Where fireflies fly, in hundredths of the page. */
const FLIES = [
  [6, 62],
  [14, 78],
  [22, 55],
  [31, 83],
  [39, 66],
  [47, 88],
  [55, 58],
  [62, 80],
  [70, 64],
  [78, 86],
  [85, 57],
  [91, 75],
  [96, 63],
  [3, 90],
] as const;

const STARS = [
  [80, 60],
  [210, 120],
  [330, 40],
  [470, 150],
  [560, 70],
  [700, 110],
  [820, 40],
  [960, 130],
  [1060, 60],
  [1190, 160],
] as const;

/** The afternoon behind everything, or the night with its fireflies. */
export function Sky() {
  const night = useNight();
  return (
    <div className="sky" aria-hidden="true">
      <svg className="heaven" viewBox="0 0 1600 400" preserveAspectRatio="xMidYMin slice">
        <title>Sky</title>
        {night ? (
          STARS.map(([cx, cy]) => <circle key={cx} className="star" cx={cx} cy={cy} r={2.5} />)
        ) : (
          <>
            <path className="cloud" d="M150 150q10-46 62-34 26-42 76-10 58-6 52 44z" />
            <path className="cloud" d="M1010 90q8-34 46-26 20-30 56-8 42-4 38 34z" />
          </>
        )}
      </svg>
      <svg className="hills" viewBox="0 0 1600 520" preserveAspectRatio="xMidYMax slice">
        <title>Hills</title>
        <path className="hill far" d="M0 250q200-120 420-40t420-60 420 40 340-40v370H0z" />
        <path className="hill mid" d="M0 340q260-130 520-30t520-50 560 30v230H0z" />
        <g className="far-trees">
          <path d="M250 262v26M286 256v24M1180 262v26" />
          <circle cx="250" cy="246" r="24" />
          <circle cx="286" cy="244" r="18" />
          <circle cx="1180" cy="244" r="26" />
        </g>
        <path className="hill near" d="M0 430q300-90 640-20t560-30 400 10v130H0z" />
        <path
          className="blades"
          d="M90 430l6-18 5 17M110 428l3-12 6 12M520 404l5-16 5 17M900 408l6-15 4 14M1260 398l4-16 6 17M1284 399l4-12 5 12M1500 402l5-17 6 17"
        />
      </svg>
      <span className="sun" />
      {night &&
        FLIES.map(([left, top]) => (
          <span key={left} className="fly" style={{ left: `${left}%`, top: `${top}%` }} />
        ))}
    </div>
  );
}
