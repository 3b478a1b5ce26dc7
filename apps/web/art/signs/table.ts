import { circle, fill, line, shape } from './pen.ts';

const rosette = `${shape('blue', 'M6.800 13.500 3.600 22.400l4-1 2.600 2 2.400-8.400zM17.200 13.500l3.200 8.900-4-1-2.600 2-2.400-8.400z')}${shape('gold', circle(12, 9, 7.8))}${shape('cream', circle(12, 9, 3.8))}`;

/** × and a figure, drawn with the pen: a picture knows no typeface of the page. */
const CROSS = 'M4.600 10.200l4.200 4.200M8.800 10.200l-4.200 4.200';
const TWO = 'M12.600 9.800a3.200 3.200 0 0 1 6.200 1c0 2.600-4.200 3.800-6.200 6.200h6.800';
const ZERO =
  'M15.800 7.200c2.200 0 3.500 2 3.500 4.900s-1.300 4.900-3.500 4.900-3.500-2-3.500-4.900 1.300-4.900 3.500-4.900z';
const figured = (d: string, stroke: string): string =>
  `<path fill="none" stroke="${stroke}" stroke-width="2.200" d="${d}"/>`;

const double = `${shape('gold', circle(12, 12, 10.6))}${figured(`${CROSS}${TWO}`, '#38271b')}`;
const none = `${shape('slate', circle(12, 12, 10.6))}${figured(`${CROSS}${ZERO}`, '#fffaf0')}`;

const flag = `${shape('red', 'M6 3l14 5L6 13z')}${line('M6 22.200V2', 2.2)}`;

const cup = `${line('M6.500 5H3v2.500a4.500 4.500 0 0 0 4.500 4.500M17.500 5H21v2.500a4.500 4.500 0 0 1-4.500 4.500', 2)}${shape('gold', 'M6 2.500h12V9a6 6 0 0 1-12 0z')}${shape('gold', 'M10.600 14.800h2.800v3.200h-2.800z')}${shape('tan', 'M7 18h10v3.600H7z')}${fill('cream', 'M8.200 4.400h1.800v5q-1.800-1.400-1.800-5z')}`;

const thought = `${shape('white', 'M7 15.500a4.300 4.300 0 0 1-.8-8.500 5.500 5.500 0 0 1 10.400-1.400 5 5 0 0 1 .9 9.900z')}${shape('white', circle(6.5, 18.5, 1.6))}${shape('white', circle(3.6, 21.3, 1))}${fill('slate', `${circle(8.6, 11, 1.2)}${circle(12, 11, 1.2)}${circle(15.4, 11, 1.2)}`)}`;

/** What both tables show besides: points of Treehouse, changers, a flag, a cup, a thought. */
export const TABLE = {
  rosette,
  double,
  none,
  flag,
  trophy: cup,
  thinking: thought,
} as const;
