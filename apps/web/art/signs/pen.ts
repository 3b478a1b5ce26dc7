/** The pen of all signs: a square of 24, an outline of 1.8, flat colours. */

export const INK = '#4a3426';

/** One hand for the whole set. */
export const PAINT = {
  gold: '#f9c93b',
  amber: '#e08a3c',
  cream: '#fff3d2',
  white: '#fffaf0',
  red: '#e0564a',
  rose: '#f4a28f',
  blue: '#5ea7e6',
  pale: '#dcedfb',
  navy: '#3f5da8',
  green: '#55a84c',
  teal: '#3b9a98',
  violet: '#6b3fa0',
  tan: '#dba263',
  skin: '#f3c9a0',
  bark: '#8a5a33',
  grey: '#b9c0c9',
  slate: '#8b879b',
  dark: '#38271b',
} as const;

export type Paint = keyof typeof PAINT;

/** A filled shape with its outline. */
export const shape = (paint: Paint, d: string): string => `<path fill="${PAINT[paint]}" d="${d}"/>`;

/** A filled shape without an outline. */
export const fill = (paint: Paint, d: string): string =>
  `<path fill="${PAINT[paint]}" stroke="none" d="${d}"/>`;

/** A line alone. */
export const line = (d: string, wide = 1.8): string =>
  `<path fill="none" stroke-width="${wide}" d="${d}"/>`;

/** A line of colour with an outline on both sides. */
export const band = (paint: Paint, d: string, wide: number): string =>
  `${line(d, wide + 3)}<path fill="none" stroke="${PAINT[paint]}" stroke-width="${wide}" d="${d}"/>`;

const round = (n: number): number => Math.round(n * 100) / 100;

/** A circle as a path, so that everything is one kind of shape. */
export const circle = (cx: number, cy: number, r: number): string =>
  `M${round(cx - r)} ${cy}a${r} ${r} 0 1 0 ${round(2 * r)} 0a${r} ${r} 0 1 0 ${round(-2 * r)} 0z`;

/** A star or burst with so many points, between two radii. */
export function burst(points: number, [outer, inner]: readonly [number, number], cy = 12): string {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const angle = (Math.PI * i) / points - Math.PI / 2;
    const r = i % 2 === 0 ? outer : inner;
    return `${round(12 + r * Math.cos(angle))} ${round(cy + r * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}z`;
}

/** A part of the drawing put elsewhere; its outline keeps its width. */
export const put = (body: string, [x, y, scale]: readonly [number, number, number]): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})" stroke-width="${round(1.6 / scale)}">${body}</g>`;

/** The whole sign as a file. */
export const sign = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><g stroke="${INK}" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round">${body}</g></svg>`;
