import * as adventurer from '@dicebear/adventurer';
import { createAvatar } from '@dicebear/core';
import { HAIR, type Look, MOODS, type Mood, SKIN } from './kids.ts';

const two = (n: number): string => String(n).padStart(2, '0');

/** DiceBear's choice of parts for a look. */
function parts({ hair, hairColour, skin, eyes, brows, mouth, ...rest }: Look) {
  const { glasses, feature, earrings } = rest;
  return {
    seed: hair,
    hair: [hair],
    hairProbability: 100,
    hairColor: [HAIR[hairColour]],
    skinColor: [SKIN[skin]],
    eyes: [`variant${two(eyes)}`],
    eyebrows: [`variant${two(brows)}`],
    mouth: [`variant${two(mouth)}`],
    glasses: [`variant${two(glasses ?? 1)}`],
    glassesProbability: glasses === undefined ? 0 : 100,
    features: [feature ?? 'blush'],
    featuresProbability: feature === undefined ? 0 : 100,
    earrings: [`variant${two(earrings ?? 1)}`],
    earringsProbability: earrings === undefined ? 0 : 100,
  };
}

/** Names of parts are plain texts here; the style's own types know them one by one. */
const draw = (look: Look): string =>
  createAvatar(adventurer, parts(look) as Partial<adventurer.Options>).toString();

const inner = (look: Look): string =>
  draw(look)
    .replace(/^.*?<\/metadata>/s, '')
    // The style cuts everything off at its square, tall hair too.
    .replace(/<mask id="viewboxMask">.*?<\/mask>/s, '')
    .replace(' mask="url(#viewboxMask)"', '')
    .replace(/<\/svg>\s*$/, '');

/** Each face has masks of its own, so two in one picture need names of their own. */
const own = (body: string, prefix: string): string =>
  body.replaceAll(/(id="|url\(#|href="#)/g, `$1${prefix}`);

/** The square that a face is drawn in, with room above for tall hair. */
const SQUARE = '-30 -60 822 822';

/** The same kids with another expression. */
export const inMood = (looks: readonly Look[], mood: Mood): readonly Look[] =>
  looks.map((look) => ({ ...look, ...MOODS[mood] }));

/** One kid, or two cheek to cheek. */
export function face(looks: readonly Look[]): string {
  const [first, second] = looks;
  if (!first) throw new Error('a face needs a look');
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${SQUARE}">`;
  if (!second) return `${open}${own(inner(first), 'a')}</svg>`;
  const behind = `<g transform="translate(270 40) scale(0.68)">${own(inner(second), 'b')}</g>`;
  const before = `<g transform="translate(0 200) scale(0.68)">${own(inner(first), 'a')}</g>`;
  return `${open}${behind}${before}</svg>`;
}
