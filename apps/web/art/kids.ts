/** How a kid looks: parts of DiceBear "Adventurer", chosen so that nickname and face fit. */
export interface Look {
  readonly hair: string;
  readonly hairColour: keyof typeof HAIR;
  readonly skin: keyof typeof SKIN;
  readonly eyes: number;
  readonly brows: number;
  readonly mouth: number;
  readonly glasses?: number;
  readonly feature?: 'mustache' | 'blush' | 'birthmark' | 'freckles';
  readonly earrings?: number;
}

export const HAIR = {
  honey: 'ac6511',
  ginger: 'cb6820',
  red: 'ab2a18',
  blond: 'e5d7a3',
  sand: 'b9a05f',
  ash: '796a45',
  brown: '6a4e35',
  dark: '562306',
  black: '1b1512',
  grey: 'afafaf',
  green: '3eac2c',
  teal: '85c2c6',
  pink: 'dba3be',
  plum: '592454',
} as const;

export const SKIN = { pale: 'f2d3b1', tan: 'ecad80', brown: '9e5622', deep: '763900' } as const;

/** The parts of a face that a mood changes. */
export const MOODS = {
  glad: { eyes: 19, mouth: 25, brows: 9 },
  sad: { eyes: 23, mouth: 14, brows: 13 },
} as const satisfies Readonly<Record<string, Partial<Look>>>;
export type Mood = keyof typeof MOODS;

type Rest = Pick<Look, 'glasses' | 'feature' | 'earrings'>;

/** Hair, skin, then the numbers of eyes, brows and mouth. */
function look(hair: string, skin: Look['skin'], face: readonly number[], rest: Rest = {}): Look {
  const [style = 'short01', hairColour = 'brown'] = hair.split(' ') as [string, Look['hairColour']];
  const [eyes = 1, brows = 2, mouth = 1] = face;
  return { hair: style, hairColour, skin, eyes, brows, mouth, ...rest };
}

/** One look for each kid on a card; cards that show two have two. */
export const KIDS: Readonly<Record<string, readonly Look[]>> = {
  bones: [look('short12 black', 'pale', [8, 9, 11])],
  captain: [look('short10 honey', 'tan', [26, 10, 5], { feature: 'birthmark' })],
  chef: [look('short08 black', 'tan', [23, 3, 26], { feature: 'mustache' })],
  doc: [look('short07 brown', 'brown', [18, 5, 2], { glasses: 2 })],
  einstein: [look('long22 grey', 'pale', [24, 11, 16], { glasses: 4, feature: 'mustache' })],
  patch: [look('long14 ginger', 'pale', [22, 8, 22], { feature: 'freckles' })],
  'noodle-twins': [
    look('long24 blond', 'tan', [12, 5, 25]),
    look('long24 blond', 'tan', [2, 8, 30]),
  ],
  smoke: [look('long20 grey', 'brown', [17, 7, 9])],
  ghost: [look('long26 grey', 'pale', [8, 9, 18])],
  'golden-boy': [look('short01 blond', 'pale', [26, 6, 5], { glasses: 1 })],
  prince: [look('long25 sand', 'tan', [16, 6, 2], { earrings: 3 })],
  tiny: [look('short05 dark', 'deep', [23, 9, 21])],
  puddin: [look('short17 dark', 'brown', [4, 8, 24], { feature: 'blush' })],
  doodles: [look('long13 pink', 'pale', [24, 5, 30], { feature: 'freckles' })],
  dot: [look('long23 plum', 'tan', [2, 5, 2], { feature: 'birthmark' })],
  giggles: [look('long15 ginger', 'pale', [20, 9, 25], { feature: 'blush' })],
  kitty: [look('long12 pink', 'brown', [15, 3, 12])],
  penny: [look('long07 honey', 'tan', [6, 5, 29], { feature: 'freckles' })],
  'sweet-pea': [look('long08 sand', 'pale', [5, 9, 30], { feature: 'blush' })],
  tink: [look('long11 teal', 'deep', [10, 8, 23], { earrings: 5 })],
  'icky-and-sticky': [
    look('short16 green', 'pale', [11, 8, 13]),
    look('long10 green', 'pale', [13, 5, 16], { feature: 'freckles' }),
  ],
  bug: [look('short02 black', 'tan', [24, 9, 22], { glasses: 4 })],
  lefty: [look('short06 brown', 'pale', [3, 10, 20])],
  moose: [look('short18 dark', 'tan', [9, 2, 22])],
  sarge: [look('short14 black', 'deep', [26, 1, 9])],
  scout: [look('long16 honey', 'pale', [25, 6, 5], { feature: 'freckles' })],
  wart: [look('short09 ash', 'tan', [14, 12, 13], { feature: 'birthmark' })],
  worm: [look('short04 ginger', 'pale', [18, 9, 21], { glasses: 5 })],
  moles: [
    look('short08 dark', 'tan', [1, 3, 2], { glasses: 1 }),
    look('long21 dark', 'tan', [1, 3, 23], { glasses: 1 }),
  ],
  ant: [look('short11 red', 'brown', [26, 6, 1])],
  dash: [look('long19 black', 'deep', [25, 10, 5])],
  munch: [look('short03 dark', 'brown', [20, 5, 24])],
  skids: [look('short06 teal', 'pale', [22, 10, 16])],
  spike: [look('short16 black', 'pale', [26, 1, 10], { earrings: 1 })],
  thunder: [look('long22 plum', 'deep', [21, 1, 26])],
  'rocket-bros': [
    look('short15 ginger', 'tan', [26, 10, 5]),
    look('short16 red', 'tan', [23, 10, 26]),
  ],
  'baby-face': [look('short19 sand', 'pale', [23, 9, 21], { feature: 'blush' })],
  blitz: [look('short18 blond', 'pale', [13, 1, 22])],
  crash: [look('short07 red', 'tan', [15, 8, 23], { feature: 'freckles' })],
  'lil-boss': [look('long05 black', 'tan', [26, 1, 9], { glasses: 1 })],
  punky: [look('short15 green', 'pale', [26, 1, 16], { earrings: 6 })],
  scrappers: [look('short08 ash', 'brown', [9, 1, 14]), look('long10 plum', 'pale', [22, 1, 11])],
  bitsy: [look('long15 plum', 'tan', [23, 9, 30])],
  flipper: [look('short02 blond', 'tan', [12, 8, 5])],
  rusty: [look('short09 ginger', 'pale', [25, 5, 26], { feature: 'freckles' })],
  bud: [look('short17 black', 'deep', [4, 6, 2])],
  zip: [look('long19 red', 'pale', [26, 10, 22])],
  blades: [look('short15 teal', 'brown', [21, 1, 20])],
  sparky: [look('long03 honey', 'brown', [24, 9, 25])],
  ace: [look('short10 black', 'pale', [26, 6, 20], { glasses: 1 })],
};

/** The faces of people at a table, who have no card. */
export const PEOPLE: readonly Look[] = [
  look('short01 brown', 'tan', [25, 5, 30]),
  look('long17 dark', 'brown', [24, 9, 5], { earrings: 3 }),
  look('long21 ginger', 'pale', [23, 5, 26], { feature: 'freckles' }),
  look('short03 black', 'deep', [18, 6, 1], { glasses: 5 }),
];
