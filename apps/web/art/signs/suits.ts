import type { SymbolName } from '@treefort/fort';
import { burst, circle, INK, PAINT } from './pen.ts';

/** A suit is told by its outline and colour; the glyph on it says which it is. */
interface Suit {
  readonly outline: string;
  readonly colour: string;
  readonly glyph: string;
}

const glyph = (d: string): string => `<path fill="${PAINT.dark}" stroke="none" d="${d}"/>`;

export const SUITS: Readonly<Record<SymbolName, Suit>> = {
  skateboard: {
    outline: 'M12 1.300 22.700 12 12 22.700 1.300 12z',
    colour: '#f7ac98',
    glyph: `<path fill="none" stroke="${PAINT.dark}" stroke-width="2.100" d="M5.800 9.800q1 1.900 2.800 1.900h6.800q1.800 0 2.800-1.900"/>${glyph(`${circle(8.9, 14.3, 1.5)}${circle(15.1, 14.3, 1.5)}`)}`,
  },
  shovel: {
    outline: 'M4 2h16a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z',
    colour: '#b9d988',
    glyph: glyph(
      'M8.600 4.700h6.800v2.100h-2.400v5h3.200v4q0 2.700-4.200 4.300-4.200-1.600-4.200-4.300v-4h3.200v-5H8.600z',
    ),
  },
  glue: {
    outline: circle(12, 12, 10.6),
    colour: '#fddf7d',
    glyph: glyph(
      'M11.100 3.800h1.800l.9 3.700h1v2h1.100a1.100 1.100 0 0 1 1.100 1.100v7.600a1.100 1.100 0 0 1-1.100 1.100H8.100A1.100 1.100 0 0 1 7 18.200v-7.600a1.100 1.100 0 0 1 1.100-1.100h1.100v-2h1zM8.700 12.400v3.800h6.600v-3.800z',
    ),
  },
  'squirt-gun': {
    outline: 'M6.400 2.600h11.200L23 12l-5.400 9.400H6.400L1 12z',
    colour: '#a2ddf2',
    glyph: glyph(
      'M9.600 6h5.200v2h2v1.200h2.600v2.200h-2.600v1.200h-3.600l-.6 1.600h-1.300l-.5 3.600H6.900l.6-5.200H5.400V8h4.200z',
    ),
  },
  crown: {
    outline: burst(10, [11.2, 8.8]),
    colour: '#cfb8f2',
    glyph: glyph(
      'M6.600 16.800 5.900 8.400l3.500 3.200L12 6.800l2.600 4.800 3.500-3.200-.7 8.400z',
    ),
  },
  book: {
    outline:
      'M2.600 3.600Q7.500 3.200 12 1.300q4.500 1.900 9.400 2.300v8.600q0 7-9.400 10.500-9.400-3.500-9.400-10.500z',
    colour: '#f6a5bb',
    glyph: glyph(
      'M11.300 8.400Q9 7 5.700 7.200v8.200q3.300-.2 5.600 1.200zM12.700 8.400Q15 7 18.300 7.200v8.200q-3.300-.2-5.600 1.200z',
    ),
  },
  coin: {
    outline: circle(12, 12, 10.6),
    colour: '#f9c440',
    glyph: `<path fill="#ffdf83" stroke-width="1.300" d="${circle(12, 12, 7.6)}"/>${glyph(burst(5, [5, 2.2], 12.3))}`,
  },
};

export const suitBody = ({ outline, colour, glyph: drawn }: Suit): string =>
  `<path fill="${colour}" stroke="${INK}" d="${outline}"/>${drawn}`;

const WHEEL = ['skateboard', 'glue', 'shovel', 'squirt-gun', 'crown', 'book'] as const;

/** One part of the wheel of suits, of sixty degrees. */
function sector(suit: SymbolName, i: number): string {
  const corner = (turn: number): string => {
    const angle = (Math.PI / 3) * turn - Math.PI / 2;
    return `${(12 + 10.5 * Math.cos(angle)).toFixed(2)} ${(12 + 10.5 * Math.sin(angle)).toFixed(2)}`;
  };
  const d = `M12 12L${corner(i)}A10.500 10.500 0 0 1 ${corner(i + 1)}z`;
  return `<path fill="${SUITS[suit].colour}" stroke-width="1.400" d="${d}"/>`;
}

/** A suit that its player picks: a wheel of all six. */
export const anySuit = `${WHEEL.map(sector).join('')}<path fill="${PAINT.white}" stroke-width="1.400" d="${circle(12, 12, 3.2)}"/><path fill="none" d="${circle(12, 12, 10.5)}"/>`;
