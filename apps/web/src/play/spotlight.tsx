import '../style/spotlight.css';
import { usePlaying } from './playing.tsx';

/** A beat that has its moment: large over the table, until it is told or tapped away. */
export function SpotlightCard() {
  const { moment, face, stage } = usePlaying();
  const { telling } = moment;
  const spot = telling && face.spotlight(telling.beat, moment.view);
  if (!spot) return null;
  return (
    <button
      type="button"
      className={`spotlight ${spot.dims ? 'dims' : ''}`}
      tabIndex={-1}
      aria-hidden="true"
      onClick={() => stage.goOn()}
    >
      <span key={telling.at} className="spotlight-card sheet">
        {spot.content}
      </span>
    </button>
  );
}
