/** A tone that slides from one pitch to another, in hertz and seconds. */
interface Tone {
  readonly from: number;
  readonly to?: number;
  readonly at?: number;
  readonly long: number;
  readonly wave?: OscillatorType;
  /** Against the others, 1 at most. */
  readonly loud?: number;
}

/** Noise around a pitch: paper, wood, wind. */
interface Hiss extends Omit<Tone, 'wave'> {
  /** How narrow it is: from a breath at 0.5 to a knock at 10. */
  readonly narrow: number;
}

export type SoundPart = Tone | Hiss;

const TURNS = [0, 1, 2, 3, 4, 5, 6];

const knock = (at: number, pitch: number): SoundPart[] => [
  { from: pitch, to: pitch * 0.6, at, long: 0.09, wave: 'triangle' },
  { from: pitch * 4, at, long: 0.05, narrow: 3, loud: 0.5 },
];

const bell = (pitch: number, at: number, long: number): SoundPart[] => [
  { from: pitch, at, long, loud: 0.7 },
  { from: pitch * 2.76, at, long: long * 0.5, loud: 0.25 },
];

/** Each sound is put together from tones and noises. */
export const SOUNDS = {
  /** The gate of the Yard: a squeal and its latch. */
  gate: [{ from: 520, to: 760, long: 0.16, wave: 'sawtooth', loud: 0.2 }, ...knock(0.17, 260)],
  /** A card laid down. */
  paper: [{ from: 2600, to: 900, long: 0.11, narrow: 0.8, loud: 0.7 }],
  /** A pizza. */
  pop: [{ from: 300, to: 880, long: 0.08 }],
  /** A toy that is pressed. */
  squeak: [
    { from: 980, to: 1500, long: 0.07, wave: 'triangle', loud: 0.6 },
    { from: 1500, to: 1050, at: 0.08, long: 0.09, wave: 'triangle', loud: 0.6 },
  ],
  /** Something handed over. */
  plop: [{ from: 520, to: 180, long: 0.12 }],
  /** Points. */
  notes: [
    { from: 784, long: 0.11 },
    { from: 988, at: 0.08, long: 0.11 },
    { from: 1319, at: 0.16, long: 0.22 },
  ],
  /** A hammer on a fort. */
  knocks: [...knock(0, 220), ...knock(0.14, 240), ...knock(0.28, 200)],
  /** A rope that beats the ground twice: somebody follows. */
  rope: [
    { from: 500, to: 1800, long: 0.13, narrow: 1, loud: 0.8 },
    { from: 260, at: 0.13, long: 0.05, narrow: 2, loud: 1 },
    { from: 500, to: 1800, at: 0.22, long: 0.13, narrow: 1, loud: 0.8 },
    { from: 260, at: 0.35, long: 0.05, narrow: 2, loud: 1 },
  ],
  /** A bicycle bell: somebody new. */
  bell: [...bell(1320, 0, 0.18), ...bell(1320, 0.12, 0.34)],
  /** A friend went to play with another. */
  'falling-bell': [...bell(880, 0, 0.35), ...bell(740, 0.2, 0.35), ...bell(523, 0.42, 0.8)],
  /** Cards shuffled or dealt. */
  riffle: TURNS.map(
    (i): SoundPart => ({
      from: 2400 + 150 * i,
      at: 0.04 * i,
      long: 0.035,
      narrow: 1.2,
      loud: 0.55,
    }),
  ),
  /** Something torn or thrown away. */
  crumple: [
    { from: 1800, to: 700, long: 0.09, narrow: 0.7, loud: 0.8 },
    { from: 1300, to: 500, at: 0.09, long: 0.12, narrow: 0.7, loud: 0.8 },
  ],
  /** A perk. */
  chime: [
    { from: 1047, long: 0.14 },
    { from: 1568, at: 0.09, long: 0.14 },
    { from: 2093, at: 0.18, long: 0.3, loud: 0.6 },
  ],
  /** Cards that turn over. */
  flip: [
    { from: 1100, to: 3200, long: 0.07, narrow: 1, loud: 0.6 },
    { from: 900, to: 420, at: 0.06, long: 0.05, wave: 'triangle', loud: 0.4 },
  ],
  /** A room dropped into its place. */
  planks: [...knock(0, 170), ...knock(0.1, 140)],
  /** A tree that leans. */
  creak: [{ from: 150, to: 235, at: 0.24, long: 0.34, wave: 'sawtooth', loud: 0.3 }],
  /** A hand that goes round. */
  swish: [{ from: 500, to: 2800, long: 0.28, narrow: 0.7, loud: 0.6 }],
  /** A changer laid on a colour. */
  stamp: [...knock(0, 120), { from: 420, at: 0.01, long: 0.12, narrow: 0.6, loud: 0.6 }],
  /** The end of a week or of the last round. */
  'school-bell': TURNS.flatMap((i) => bell(i % 2 === 0 ? 1480 : 1245, 0.075 * i, 0.16)),
  /** It is one's turn. */
  turn: [
    { from: 523, long: 0.12 },
    { from: 659, at: 0.12, long: 0.2 },
  ],
  won: [
    { from: 523, long: 0.16 },
    { from: 659, at: 0.15, long: 0.16 },
    { from: 784, at: 0.3, long: 0.16 },
    { from: 1047, at: 0.45, long: 0.6 },
    { from: 1319, at: 0.45, long: 0.6, loud: 0.5 },
  ],
  'not-won': [
    { from: 523, long: 0.2 },
    { from: 440, at: 0.19, long: 0.2 },
    { from: 392, at: 0.38, long: 0.2 },
    { from: 523, at: 0.6, long: 0.5, loud: 0.6 },
  ],
} as const satisfies Readonly<Record<string, readonly SoundPart[]>>;

/** What can be heard at a table. */
export type Sound = keyof typeof SOUNDS;
