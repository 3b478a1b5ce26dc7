import '../style/scenes.css';

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
