import '../style/sky.css';
import { useNight } from './settings.ts';
/** The afternoon behind everything, or the night with its fireflies. */
export function Sky() {
  const night = useNight();
  return (
    <div className="sky" aria-hidden="true">
      <svg className="hills" viewBox="0 0 1600 520" preserveAspectRatio="xMidYMax slice">
        <title>Hills</title>
        <path className="hill far" d="M0 250q200-120 420-40t420-60 420 40 340-40v370H0z" />
        <path className="hill mid" d="M0 340q260-130 520-30t520-50 560 30v230H0z" />
        <path className="hill near" d="M0 430q300-90 640-20t560-30 400 10v130H0z" />
        <g className="bushes">
          <circle cx="120" cy="420" r="46" />
          <circle cx="180" cy="440" r="34" />
          <circle cx="1460" cy="420" r="52" />
          <circle cx="1400" cy="440" r="36" />
          <circle cx="1530" cy="446" r="36" />
        </g>
      </svg>
      <span className="sun" />
      {night &&
        Array.from({ length: 14 }, (_, i) => (
          <span key={`fly-${i + 1}`} className={`fly fly-${i + 1}`} />
        ))}
    </div>
  );
}
