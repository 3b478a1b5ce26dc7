import type { Colour } from '@treefort/treehouse';
import type { ReviewWords } from './messages.ts';
import type { People } from './people.ts';
import type { Values } from './speaker.ts';
import type { Text } from './text.ts';
import type { Words } from './words.ts';

/** What can be pointed at when the chances changed, as a review tells it. */
type Reason =
  | { readonly why: 'turned-up'; readonly card: string }
  | { readonly why: 'rule-points' | 'turn-worth'; readonly seat: number; readonly points: number }
  | {
      readonly why: 'taken-later';
      readonly card: string;
      readonly owner: number;
      readonly by: number;
    }
  | { readonly why: 'followed'; readonly seats: readonly number[] }
  | {
      readonly why: 'most';
      readonly seat: number;
      readonly colour: Colour;
      readonly rooms: number;
    }
  | { readonly why: 'caught-up'; readonly seat: number; readonly colour: Colour }
  | { readonly why: 'week-change'; readonly points: readonly number[] }
  | { readonly why: 'week-scored'; readonly week: number; readonly points: readonly number[] };

/** The words that a reason is told with. */
export interface ReasonWords {
  readonly words: Words;
  readonly reviewing: ReviewWords;
  readonly people: People;
}

const signed = (points: number): string => `${points < 0 ? '−' : '+'}${Math.abs(points)}`;

/** Everybody's points in a row; who has none is left out. */
function pointList(points: readonly string[], { words, reviewing, people }: ReasonWords): Text {
  const told = points.flatMap((n, seat): Text[] => {
    const who = words.player(seat, people);
    return n === '' ? [] : [reviewing.parts('why:points-of', { who, points: n })];
  });
  return reviewing.list(told);
}

/** Why the chances changed, as a sentence. */
export function reasonText(reason: Reason, told: ReasonWords): Text {
  const { words, reviewing, people } = told;
  const you = (seat: number): string => (seat === people.you ? 'yes' : 'no');
  const who = (seat: number): Values => ({ who: words.player(seat, people), you: you(seat) });
  switch (reason.why) {
    case 'turned-up':
      return reviewing.parts('why:turned-up', { card: words.fort.cardName(reason.card) });
    case 'rule-points':
    case 'turn-worth':
      return reviewing.parts(`why:${reason.why}`, { ...who(reason.seat), n: reason.points });
    case 'taken-later': {
      const { card, owner, by } = reason;
      return reviewing.parts('why:taken-later', {
        card: words.fort.cardName(card),
        owner: words.player(owner, people),
        yours: you(owner),
        by: words.player(by, people),
        byYou: you(by),
      });
    }
    case 'followed': {
      const names = reason.seats.map((seat): Text => [words.player(seat, people)]);
      return reviewing.parts('why:followed', { who: reviewing.list(names) });
    }
    case 'most': {
      const colour = words.treehouse.colour(reason.colour);
      return reviewing.parts('why:most', { ...who(reason.seat), colour, n: reason.rooms });
    }
    case 'caught-up': {
      const colour = words.treehouse.colour(reason.colour);
      return reviewing.parts('why:caught-up', { ...who(reason.seat), colour });
    }
    case 'week-change': {
      const points = reason.points.map((n) => (n === 0 ? '' : signed(n)));
      return reviewing.parts('why:week-change', { list: pointList(points, told) });
    }
    case 'week-scored': {
      const list = pointList(reason.points.map(String), told);
      return reviewing.parts('why:week-scored', { week: reason.week, list });
    }
  }
}
