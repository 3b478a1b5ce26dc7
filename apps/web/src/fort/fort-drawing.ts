import {
  BACK_TO_FRONT,
  FORT_PARTS,
  GRASS,
  OUTLINE,
  PAINTS,
  type Shape,
  TUFTS,
} from './fort-shapes.ts';

/** How a fort is to be drawn. */
export interface FortDrawing {
  readonly level: number;
  /** The player's colour, as CSS writes it. */
  readonly cloth: string;
  /** The part of the next level stands there dashed. */
  readonly next?: boolean;
  /** For a picture of some sixty pixels: stronger outlines, no fine lines. */
  readonly small?: boolean;
}

export interface DrawnPath {
  readonly d: string;
  readonly fill: string;
  readonly stroke: string;
  readonly strokeWidth: number;
  readonly strokeOpacity?: number;
}

export interface DrawnPart {
  readonly level: number;
  readonly dashed: boolean;
  readonly paths: readonly DrawnPath[];
}

const STICK = '#e3bd85';

function painted([paint, d]: Shape, { cloth, small = false }: FortDrawing): DrawnPath[] {
  const line = { d, fill: 'none', stroke: OUTLINE, strokeWidth: small ? 5 : 2.2 };
  switch (paint) {
    case 'stick':
      return [
        { ...line, strokeWidth: small ? 8 : 4.6 },
        { ...line, stroke: STICK, strokeWidth: small ? 2.4 : 1.5 },
      ];
    case 'line':
      return [line];
    case 'fine':
      return [{ ...line, strokeWidth: 1.6, strokeOpacity: 0.42 }];
    case 'crayon':
      return [{ ...line, stroke: cloth, strokeWidth: 2.6 }];
    case 'cloth':
      return [{ ...line, fill: cloth }];
    default:
      return [{ ...line, fill: PAINTS[paint] }];
  }
}

const dashed = ([, d]: Shape): DrawnPath => ({
  d,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
});

const isLoud = ([paint]: Shape): boolean => paint !== 'fine' && paint !== 'crayon';

/** The parts of a fort from the back to the front. */
export function fortParts(drawing: FortDrawing): DrawnPart[] {
  const { level, next = false, small = false } = drawing;
  const last = next ? level + 1 : level;
  return BACK_TO_FRONT.filter((part) => part <= last).map((part) => {
    const shapes = FORT_PARTS[part]?.filter((shape) => !small || isLoud(shape)) ?? [];
    return part > level
      ? { level: part, dashed: true, paths: shapes.map(dashed) }
      : { level: part, dashed: false, paths: shapes.flatMap((shape) => painted(shape, drawing)) };
  });
}

const GRASS_PAINT = '#93bf70';

/** What the fort stands on; in a picture of its own, in the colours of day. */
export const grassPaths = (fill: string = GRASS_PAINT): readonly DrawnPath[] => [
  { d: GRASS, fill, stroke: OUTLINE, strokeWidth: 2, strokeOpacity: 0.25 },
  { d: TUFTS, fill: '#3f7a37', stroke: 'none', strokeWidth: 0 },
];

const pathText = ({ d, fill, stroke, strokeWidth, strokeOpacity = 1 }: DrawnPath): string =>
  `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${strokeWidth}" stroke-opacity="${strokeOpacity}"/>`;

/** The fort as the text of an SVG without its frame, 320 × 276, for a picture that is made of several. */
export function fortText(drawing: FortDrawing): string {
  const parts = fortParts(drawing).flatMap(({ paths }) => paths);
  const paths = [...grassPaths(), ...parts].map(pathText).join('');
  return `<g stroke-linejoin="round" stroke-linecap="round">${paths}</g>`;
}
