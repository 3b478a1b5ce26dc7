import '../style/treehouse/trunk.css';

/** Lengths are in hundredths of a room, from where the trunk meets the ground. */
const CROWN = { across: 292, up: 216, middle: -336, tufts: 15, bulk: 2.7, bulge: 1.9 } as const;

type Point = readonly [x: number, y: number];

/** A point of the crown's outline: an ellipse with shoulders, so that the highest rooms stand in the leaves too. */
function outlineAt(turn: number): Point {
  const shoulder = (length: number): number =>
    Math.sign(length) * Math.abs(length) ** (2 / CROWN.bulk);
  const [x, y] = [shoulder(Math.sin(turn)), shoulder(Math.cos(turn))];
  return [CROWN.across * x, CROWN.middle + CROWN.up * y];
}

const apart = ([x, y]: Point, [u, v]: Point): number => Math.hypot(u - x, v - y);

/** Points at equal distances along the outline, the first one behind the trunk. */
function tuftEnds(): Point[] {
  const fine = Array.from({ length: 721 }, (_, nth) => outlineAt((nth / 720) * 2 * Math.PI));
  let length = 0;
  const walked = fine.map((point, nth) => {
    length += apart(point, fine[nth - 1] ?? point);
    return length;
  });
  return Array.from({ length: CROWN.tufts }, (_, nth) => {
    const at = walked.findIndex((way) => way >= (nth / CROWN.tufts) * length);
    return fine[at]!;
  });
}

/** The leaves: tufts along an outline. */
function leaves(): string {
  const ends = tuftEnds();
  const [first] = ends;
  const written = ([x, y]: Point): string => `${x.toFixed(0)} ${y.toFixed(0)}`;
  const tufts = [...ends.slice(1), first!].map((end, nth) => {
    const r = (apart(ends[nth]!, end) / CROWN.bulge).toFixed(0);
    return `A${r} ${r} 0 0 0 ${written(end)}`;
  });
  return `M${written(first!)}${tufts.join('')}z`;
}

const LEAVES = leaves();

/** What the rooms are built into: grass, roots, trunk, branches and leaves, for six levels from the start. */
export function Trunk() {
  return (
    <svg className="trunk" viewBox="-400 -605 800 605" aria-hidden="true">
      <path className="grass" d="M-400 0Q-120-52 0-40T400 0z" />
      <path className="leaves" d={LEAVES} />
      <path
        className="wood"
        d="M-76 0Q-34-14-30-96L-10-560h20L30-96Q34-14 76 0 46-8 30-2 0-10-30-2-46-8-76 0z"
      />
      <path
        className="branches"
        d="M-8-190Q-110-196-186-290M8-190Q110-196 186-290M-6-390Q-70-396-150-482M6-390Q70-396 150-482"
      />
    </svg>
  );
}
