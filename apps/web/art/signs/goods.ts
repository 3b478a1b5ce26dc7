import { band, burst, circle, fill, line, put, shape } from './pen.ts';

const SLICE = 'M3.600 8Q12 3.600 20.400 8L12 22.600z';
const CRUST = 'M2 7.400Q12 .2 22 7.400L20 10Q12 5 4 10z';

const pizza = `${shape('gold', SLICE)}${fill('red', `${circle(9.2, 11, 1.7)}${circle(14.6, 11.2, 1.7)}${circle(11.9, 15.9, 1.6)}`)}${shape('amber', CRUST)}`;

const EARS = `${circle(5, 6, 3.3)}${circle(19, 6, 3.3)}`;
const INNER_EARS = `${circle(5.2, 6.2, 1.2)}${circle(18.8, 6.2, 1.2)}`;

const bear = `${shape('blue', EARS)}${fill('navy', INNER_EARS)}${shape('blue', circle(12, 13, 9))}${fill('pale', 'M12 13.400c3 0 4.600 1.500 4.600 3.600s-2 3.600-4.600 3.600-4.600-1.500-4.600-3.600 1.600-3.600 4.600-3.600z')}${fill('dark', `${circle(8.2, 11.4, 1.35)}${circle(15.8, 11.4, 1.35)}M10.300 14.600h3.400L12 16.600z`)}${line('M12 16.500v1.600', 1.2)}`;

/** Both in little, so their outlines stay as strong as those of the others. */
const LITTLE_SLICE = `${shape('gold', 'M1.300 4.400Q6 1.400 10.700 4.400L6 13z')}${fill('red', circle(6, 7, 1.5))}${band('amber', 'M2 3.900Q6 1.700 10 3.900', 0.9)}`;
const LITTLE_BEAR = `${shape('blue', `${circle(13.6, 13.4, 1.9)}${circle(21, 13.4, 1.9)}`)}${shape('blue', circle(17.3, 17.6, 5))}${fill('pale', circle(17.3, 19.3, 2.2))}${fill('dark', `${circle(15.3, 16.7, 0.9)}${circle(19.3, 16.7, 0.9)}`)}`;

const either = `${line('M20.500 2 3.500 22', 2)}${LITTLE_SLICE}${LITTLE_BEAR}`;

const point = shape('gold', burst(5, [11, 5], 12.8));

const scroll = `${shape('cream', 'M6.500 15.800V5.300A2.500 2.500 0 0 1 9 2.800h10.200a2.200 2.200 0 0 1 0 4.400H17v10.900a3.100 3.100 0 0 1-3.100 3.100H4.900a2.700 2.700 0 0 1 0-5.400h6v2.300a3 3 0 0 0 3 3.100')}${line('M17 7.200V5a2.200 2.200 0 0 1 2.200-2.200')}${line('M9.800 7.500h3.800M9.800 11.200h3.800', 1.6)}`;

const gift = `${shape('red', 'M4 11h16v10.500H4z')}${shape('red', 'M2.600 7.200h18.800v4.300H2.600z')}${fill('gold', 'M10.400 8.100h3.200v12.500h-3.200z')}${shape('gold', 'M12 7.200C7.500 7.400 5.300 5.800 6 3.700S10.800 2.200 12 7.200zM12 7.200c4.500.2 6.700-1.400 6-3.500S13.200 2.200 12 7.200z')}`;

const macaroni = `${shape('gold', burst(5, [8.8, 3.9], 9.7))}${band('amber', 'M3.600 21.200q8.400-4.600 16.800 0', 2.4)}`;

/** The red minus before a good that is spent. */
const MINUS = `${shape('red', 'M12.200 16.600h9a1.800 1.800 0 0 1 1.800 1.800v1.600a1.800 1.800 0 0 1-1.800 1.800h-9a1.800 1.800 0 0 1-1.800-1.800v-1.600a1.800 1.800 0 0 1 1.800-1.800z')}`;
const spent = (good: string): string => `${put(good, [0, 0, 0.9])}${MINUS}`;

/** What is gained, spent and kept in Fort. */
export const GOODS = {
  pizza,
  toy: bear,
  any: either,
  score: point,
  rule: scroll,
  perk: gift,
  sculpture: macaroni,
  'spend-pizza': spent(pizza),
  'spend-toy': spent(bear),
} as const;
