import { band, circle, fill, line, type Paint, put, shape } from './pen.ts';

const packIn = (cloth: Paint, pocket: Paint): string =>
  `${line('M8.800 5.800V4.400A3.200 3.200 0 0 1 15.200 4.400v1.400', 2)}${shape(cloth, 'M4 13a8 8 0 0 1 16 0v7.400a1.600 1.600 0 0 1-1.600 1.600H5.600A1.600 1.600 0 0 1 4 20.400z')}${line('M4 12.600h16', 1.6)}${shape(pocket, 'M7.400 15.400h9.200V22H7.400z')}${fill('gold', 'M10.600 10.600h2.800v3.600h-2.800z')}`;
const pack = packIn('red', 'rose');

const binoculars = `${shape('navy', 'M9 8.500h6v4.500H9z')}${shape('navy', 'M5.200 3.600h4l1.600 11H1.900z')}${shape('navy', 'M14.800 3.600h4l3.300 11h-8.900z')}${shape('blue', circle(6.4, 16.2, 5))}${shape('blue', circle(17.6, 16.2, 5))}${fill('pale', `${circle(6.4, 16.2, 2.7)}${circle(17.6, 16.2, 2.7)}`)}`;

const bin = `${line('M9 5.800V3.200h6v2.600', 2)}${shape('grey', 'M5.200 7h13.600l-1.200 15H6.400z')}${line('M3 6.600h18', 2.4)}${line('M10 11v6.800M14 11v6.800', 1.6)}`;

/** What is a rival's carries a masked face. */
const MASK = `${shape('violet', circle(17.8, 17.8, 5.4))}${fill('white', 'M13.900 16.400q3.900-1.700 7.800 0 .4 3.600-1.900 3.600-1.300 0-1.900-1.200-.6 1.200-1.900 1.200-2.500 0-2.100-3.600z')}${fill('violet', `${circle(16.1, 17.9, 0.85)}${circle(19.6, 17.9, 0.85)}`)}`;

const cardIntoBin = `<g transform="rotate(14 15 6)">${shape('white', 'M12.200 1.400h6.200a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1h-6.200a1 1 0 0 1-1-1v-8a1 1 0 0 1 1-1z')}</g>${shape('grey', 'M4 12h13.400l-1.200 10.600h-11z')}${line('M2 11.800h17.400', 2.4)}${line('M8.600 15v4.600M12.800 15v4.600', 1.6)}`;

const recruit = `${shape('green', 'M1.600 22q0-8.200 7.400-8.200T16.400 22z')}${shape('skin', circle(9, 9.2, 4.7))}${shape('bark', 'M4.200 8.600Q4.200 3.800 9 3.800t4.800 4.800q-2.800.4-4.600-1.800-1.800 2-5 1.800z')}${shape('gold', 'M17.600 2.400h2.800v3h3v2.800h-3v3h-2.800v-3h-3V5.400h3z')}`;

const WALLS = 'M3 22.400V9.800h3.600v2.400h3.200V9.800h4.400v2.400h3.200V9.800H21v12.600z';
const GATE = 'M9.600 22v-3.600a2.400 2.400 0 0 1 4.800 0V22z';
const castle = `${shape('tan', WALLS)}${fill('dark', GATE)}`;
const fort = `${line('M12 10V2.400')}${shape('red', 'M12 2.200l6.400 2.200-6.400 2.300z')}${castle}`;
const advance = `${castle}${shape('green', 'M12 1.200l5.600 6h-3v5.600H9.400V7.200h-3z')}`;

const copyPack = `${put(packIn('rose', 'cream'), [8, 0, 0.66])}${put(pack, [0, 6.6, 0.73])}`;

const convert = `${band('teal', 'M3.800 10.400A8.200 8.200 0 0 1 17.600 6.200', 2.2)}${shape('teal', 'M21.400 2.600v7.200h-7.200z')}${band('amber', 'M20.200 13.600A8.200 8.200 0 0 1 6.400 17.800', 2.2)}${shape('amber', 'M2.600 21.400v-7.200h7.200z')}`;

const picket = (x: number): string => `M${x} 21.800V7.600l2.200-3.800 2.200 3.800v14.200z`;
const fence = `${line('M1.600 11.400h20.800M1.600 17.600h20.800', 3.4)}${fill('tan', 'M1.600 10.600h20.800v1.600H1.600zM1.600 16.800h20.800v1.600H1.600z')}${shape('white', `${picket(2.2)}${picket(9.8)}${picket(17.4)}`)}`;

const safe = `${shape('green', 'M2.800 4Q7.600 3.600 12 1.400 16.400 3.600 21.200 4v8.200q0 6.800-9.200 10.400-9.200-3.600-9.200-10.400z')}<path fill="none" stroke="#fffaf0" stroke-width="2.800" d="M7.400 11.800l3.400 3.400 6-6.400"/>`;

/** What a card of Fort makes somebody do, what is counted, and where a card goes. */
export const VERBS = {
  pack,
  lookout: binoculars,
  trash: bin,
  'trash-rival': `${put(bin, [-0.6, -0.2, 0.96])}${MASK}`,
  'trash-this': cardIntoBin,
  recruit,
  fort,
  advance,
  'copy-pack': copyPack,
  'copy-rival': `${put(pack, [-0.6, -0.2, 0.96])}${MASK}`,
  convert,
  yard: fence,
  safe,
} as const;
