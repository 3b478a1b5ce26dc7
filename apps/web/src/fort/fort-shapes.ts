/** The picture of a fort as paths, part by part, in a square of 320 × 276 that stands on the grass at 256. */

/** What a shape is coloured with; cloth is the player's. */
type Paint =
  | 'cloth'
  | 'box'
  | 'flap'
  | 'wood'
  | 'roof'
  | 'stone'
  | 'paper'
  | 'dark'
  | 'gold'
  | 'macaroni'
  | 'coral'
  | 'blue';

/** A filled shape with its outline, a stick or rope, a line alone, or one that a small picture leaves out. */
export type Shape =
  | readonly [paint: Paint, d: string]
  | readonly [line: 'stick' | 'line' | 'fine' | 'crayon', d: string];

export const PAINTS: Readonly<Record<Exclude<Paint, 'cloth'>, string>> = {
  box: '#e0ae6f',
  flap: '#c98f4c',
  wood: '#d8a463',
  roof: '#b9833f',
  stone: '#d9cfc6',
  paper: '#fff3d6',
  dark: '#5a3a24',
  gold: '#f7c331',
  macaroni: '#e58a3a',
  coral: '#f08a72',
  blue: '#8ccbe6',
};

export const OUTLINE = '#4a3426';

/** The grass goes on to both sides, for boxes that are wider than the picture. */
export const GRASS = 'M-600 257Q160 252 920 257V320H-600z';
export const TUFTS = 'M20 270l3-7 3 7zM120 273l3-7 3 7zM208 272l3-7 3 7zM300 270l3-7 3 7z';

const scallops = (n: number, wide: number): string => `q${-wide / 2} 9 ${-wide} 0`.repeat(n);

const BOX: readonly Shape[] = [
  ['flap', 'M127 203 111 190 134 183 141 202zM203 203 219 190 196 183 189 202z'],
  ['box', 'M126 202h78v54h-78z'],
  ['fine', 'M126 210h78M184 210v46M126 202l7 8M204 202l-7 8'],
  ['dark', 'M151 256v-23a14 14 0 0 1 28 0v23z'],
  ['crayon', 'M134 226q6 6 12 0M186 224l9 9M195 224l-9 9'],
];

const BLANKET: readonly Shape[] = [
  ['stick', 'M165 162v-27'],
  ['paper', 'M165 136l23 8-23 8z'],
  ['cloth', `M221 206${scallops(8, 14)}Q129 172 165 160Q201 172 221 206z`],
  ['fine', 'M165 162v48M163 162Q141 180 137 209M167 162Q189 180 193 209'],
];

const HUT: readonly Shape[] = [
  ['stick', 'M14 238h46M14 249h46'],
  [
    'paper',
    'M18 256v-25l4.500-6 4.500 6v25zM31 256v-25l4.500-6 4.500 6v25zM44 256v-25l4.500-6 4.500 6v25z',
  ],
  ['wood', 'M58 187h74v69H58z'],
  ['fine', 'M76 187v69M94 187v14M94 224v32M112 187v69'],
  ['roof', 'M47 188l15-27h68l15 27z'],
  [
    'fine',
    'M54 175h84M72 161l-4 14M94 161v14M116 161l4 14M60 175l-3 13M82 175l-1 13M106 175l1 13M128 175l4 13',
  ],
  ['paper', 'M83 201h22v22H83z'],
  ['line', 'M94 201v22M83 212h22'],
];

const TOWER: readonly Shape[] = [
  [
    'stick',
    'M267 170l10 86M281 170l10 86M269 182h14M270.500 195h14M272 208h14M273.500 221h14M275 234h14M276.500 246h14',
  ],
  ['wood', 'M218 168h45v88h-45z'],
  ['fine', 'M233 168v20M233 204v52M248 168v20M248 204v52'],
  ['stick', 'M215 149v-14M240.500 149v-14M266 149v-14'],
  ['roof', 'M209 148h63v21h-63z'],
  ['fine', 'M225 148v21M240.500 148v21M256 148v21'],
  ['cloth', 'M205 136Q227 124 240.500 104Q254 124 276 136z'],
  ['fine', 'M240.500 106Q234 122 230 136M240.500 106Q247 122 251 136'],
  ['paper', 'M233 188h15v15h-15z'],
  ['line', 'M240.500 188v15'],
];

const BRIDGE: readonly Shape[] = [
  ['stick', 'M124 130Q168 152 213 138M124 143Q168 166 213 151'],
  ['line', 'M137 136v13M150 140v13M163 143v13M176 144v13M189 143v13M202 140v13'],
  ['gold', 'M136 150a5 5 0 1 0 .1 0zM194 155a5 5 0 1 0 .1 0z'],
  ['coral', 'M150 154a5 5 0 1 0 .1 0z'],
  ['blue', 'M180 157a5 5 0 1 0 .1 0z'],
  ['stick', 'M94 130v-24'],
  ['cloth', 'M94 107l25 7.500-25 7.500z'],
  ['roof', 'M65 161v-24h-4v-11h11v5h9v-5h9v5h9v-5h9v5h9v-5h11v11h-4v24z'],
  ['fine', 'M65 149h14M107 149h17M74 137v12M115 137v12M70 149v12M118 149v12'],
  ['dark', 'M84 161v-11a10 10 0 0 1 20 0v11z'],
];

const KEEP: readonly Shape[] = [
  ['stone', 'M118 256V110h-4V96h13v6h10v-6h13v6h9v-6h12v6h9v-6h13v6h10v-6h13v14h-4v146z'],
  ['fine', 'M147 112h7M176 108h8M206 116h-6M122 150h8M200 152h9M146 146h6M178 138h7'],
  ['cloth', 'M131 96Q158 82 165 44Q172 82 199 96z'],
  ['fine', 'M164 52Q160 82 150 96M166 52Q170 82 180 96'],
  ['cloth', 'M127 108h13v24l-6.500-6-6.500 6zM190 108h13v24l-6.500-6-6.500 6z'],
  ['paper', 'M154 131v-12a11 11 0 0 1 22 0v12z'],
  ['line', 'M165 108v23M154 121h22'],
  ['macaroni', 'M151 42q14-9 28 0q-2 7-6 5q-8-4-16 0q-4 2-6-5z'],
  [
    'gold',
    'M165 6l4.700 9.500 10.500 1.500-7.600 7.400 1.800 10.400-9.400-4.900-9.400 4.900 1.800-10.400-7.600-7.400 10.500-1.500z',
  ],
];

/** What each level adds. */
export const FORT_PARTS: readonly (readonly Shape[])[] = [BOX, BLANKET, HUT, TOWER, BRIDGE, KEEP];

/** From the back to the front: the keep stands behind everything, the blanket hangs before it. */
export const BACK_TO_FRONT = [5, 4, 3, 2, 0, 1] as const;
