import type { Balance, Facts, Headline } from '@treefort/review';
import type { ReviewWords } from './messages.ts';
import { joined, type Text } from './text.ts';
import type { Words } from './words.ts';

/** The words that a story is told with. */
interface StoryWords {
  readonly words: Words;
  readonly reviewing: ReviewWords;
}

/** Points of win chance from which on luck is worth a word, and a strong one. */
const LUCKY = 8;
const VERY_LUCKY = 25;

/** How lucky somebody was, in a word or two. */
export function fortuneText({ luck }: Balance, reviewing: ReviewWords): string {
  if (luck >= VERY_LUCKY) return reviewing.t('fortune:very-lucky');
  if (luck >= LUCKY) return reviewing.t('fortune:lucky');
  if (luck <= -VERY_LUCKY) return reviewing.t('fortune:very-unlucky');
  return reviewing.t(luck <= -LUCKY ? 'fortune:unlucky' : 'fortune:even');
}

type FactsOf<G extends Facts['game']> = Extract<Facts, { readonly game: G }>;
type Sentences = readonly (Text | false)[];

const counted = (
  key: 'follows' | 'missed' | 'discarded' | 'blocked' | 'given',
  n: number,
  { reviewing }: StoryWords,
): Text | false => n > 0 && reviewing.parts(`story:${key}`, { n });

/** Each game's line: a new game is one entry. */
const SENTENCES: {
  readonly [G in Facts['game']]: (facts: FactsOf<G>, told: StoryWords) => Sentences;
} = {
  fort: (facts, told) => {
    const { words, reviewing } = told;
    const { builders: n, buildersTucked: tucked, lostFromYard, unusedPerk } = facts;
    const list = reviewing.list(lostFromYard.map((card): Text => [words.fort.cardName(card)]));
    return [
      reviewing.parts('story:builders', { n, tucked }),
      lostFromYard.length > 0 && reviewing.parts('story:lost', { list }),
      counted('follows', facts.followsGiven, told),
      counted('missed', facts.followMissed, told),
      unusedPerk !== null &&
        reviewing.parts('story:perk', { perk: words.fort.perk(unusedPerk).name }),
    ];
  },
  treehouse: ({ most, discarded, blocked, givenAway }, told) => [
    told.reviewing.parts('story:most', {
      colour: told.words.treehouse.colour(most.colour),
      n: most.rooms,
    }),
    counted('discarded', discarded, told),
    counted('blocked', blocked, told),
    counted('given', givenAway, told),
  ],
};

const sentences = <G extends Facts['game']>(facts: FactsOf<G>, told: StoryWords): Sentences =>
  SENTENCES[facts.game as G](facts, told);

/** A player's game in a line: what there was to build with, what was lost, given away or left unused. */
export const storyText = (facts: Facts, told: StoryWords): Text =>
  joined(
    sentences(facts, told).flatMap((one) => (one ? [one] : [])),
    ' ',
  );

/** What a turn is remembered by: "Dot, two levels". */
export const headlineText = (
  { card, levels, points }: Headline,
  { words, reviewing }: StoryWords,
): string => reviewing.t('turn:headline', { card: words.fort.cardName(card).text, levels, points });
