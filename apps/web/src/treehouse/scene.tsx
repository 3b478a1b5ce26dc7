import '../style/scenes.css';
import { Picture } from '../shell/picture.tsx';

/** Rooms of the picture, and where they stand: from the middle, and from the top, in hundredths. */
const ROOMS = [
  ['owl-roost', 50, 2],
  ['rocket-hangar', 33, 9],
  ['carousel', 67, 9],
  ['otter-pond', 23, 37],
  ['pancake-kitchen', 41, 37],
  ['library', 59, 37],
  ['monkey-bars', 77, 37],
] as const;

const TUFTS = [
  [110, 96, 78],
  [290, 96, 78],
  [200, 70, 92],
  [152, 134, 58],
  [248, 134, 58],
] as const;

/** The picture of Treehouse: rooms in the crown of a tree. */
export function TreehouseScene() {
  const tufts = TUFTS.map(([cx, cy, r]) => <circle key={cx} cx={cx} cy={cy} r={r} />);
  return (
    <div className="scene tree-scene" aria-hidden="true">
      <svg viewBox="0 0 400 240" preserveAspectRatio="xMidYMax slice">
        <title>A treehouse</title>
        <path className="cloud" d="M10 40q4-16 18-12 8-14 22-4 16-2 14 16z" />
        <g className="crown-line">{tufts}</g>
        <g className="crown">{tufts}</g>
        <path
          className="leaf-light"
          d="M70 44q14-20 36-18M300 30q22 2 32 20M56 108q2 18 16 28M330 138q14-8 18-24"
        />
        <path className="trunk" d="M150 240q30-20 32-104h36q2 84 32 104-28-8-50-6-22-2-50 6z" />
        <path className="branch" d="M188 178q-40-4-66-36M212 178q40-4 66-36" />
        <path className="rope" d="M266 152v66M288 152v66M266 168h22M266 184h22M266 200h22" />
        <path className="rope" d="M112 150v56M136 150v56" />
        <path className="swing" d="M106 206h36v7h-36z" />
        <path
          className="grass"
          d="M0 240v-6l8 4 6-8 6 8 60-3 8-8 5 8 150-2 7-8 6 8 80-1 6-8 7 9 52-3v10z"
        />
      </svg>
      {ROOMS.map(([room, left, top]) => (
        <span key={room} style={{ left: `${left}%`, top: `${top}%` }} className="room">
          <Picture of={`rooms/${room}`} />
        </span>
      ))}
    </div>
  );
}
