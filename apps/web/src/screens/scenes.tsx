import '../style/scenes.css';
import { Picture } from '../shell/picture.tsx';

/** Kids at the fence: who, how far along it, and the colour of the fingers that hold on. */
const KIDS = [
  ['doc', 58, '#9e5622'],
  ['punky', 142, '#f2d3b1'],
  ['giggles', 228, '#ecad80'],
  ['bug', 316, '#ecad80'],
] as const;

const PLANKS = [8, 52, 96, 140, 184, 228, 272, 316, 360] as const;

/** A plank that somebody sawed by eye. */
const plank = (x: number, i: number): string =>
  `M${x} 240V${132 + ((i * 7) % 9)}l20-${11 - (i % 3)} 20 ${10 + (i % 2)}v${110}z`;

/** The picture of Fort: a fort of planks with kids looking over it. */
export function FortScene() {
  return (
    <div className="scene fort-scene" aria-hidden="true">
      <svg viewBox="0 0 400 240" preserveAspectRatio="xMidYMax slice">
        <title>A fort of planks</title>
        <path className="cloud" d="M40 50q4-18 22-14 10-16 28-4 20-2 18 18z" />
        <path className="cloud" d="M300 34q4-14 18-10 8-12 22-3 16-2 14 13z" />
        <path className="flag" d="M386 18v150" />
        <path className="pennant" d="M384 20l-58 15 58 18z" />
        {KIDS.map(([kid, x]) => (
          <image
            key={kid}
            href={`/art/kids/${kid}.svg`}
            x={x - 56}
            y={43}
            width={112}
            height={112}
          />
        ))}
        <g className="planks">
          {PLANKS.map((x, i) => (
            <path key={x} d={plank(x, i)} />
          ))}
        </g>
        <path className="rail" d="M0 168h400v16H0z" />
        <path className="rail" d="M0 216h400v14H0z" />
        {KIDS.map(([kid, x, skin]) => (
          <g key={kid} className="fingers" fill={skin}>
            {[-37, -28, 22, 31].map((off) => (
              <rect key={off} x={x + off} y={122} width={9} height={19} rx={4.5} />
            ))}
          </g>
        ))}
        <path className="doorway" d="M172 240v-44q30-32 60 0v44z" />
        <g className="sign" transform="rotate(-3 92 198)">
          <path d="M42 182h104v34H42z" />
          <path className="scribble" d="M54 201q8-14 16 0t16 0 16 0 16 0 16-2" />
        </g>
        <path
          className="grass"
          d="M0 240v-8l8 5 6-9 6 9 9-6 5 6 10-8 4 8 40-3 300 2 6-9 7 8 9-7v12z"
        />
      </svg>
    </div>
  );
}

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
        <title>A tree house</title>
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
