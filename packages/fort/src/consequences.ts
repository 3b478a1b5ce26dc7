import {
  type Data,
  either,
  list,
  nullable,
  object,
  optional,
  text,
  whole,
  word,
} from '@treefort/kernel';
import { totalOf } from './end.ts';
import type { FortEvent } from './events.ts';
import { KIND, kindOf } from './moves.ts';
import { COUNTERS } from './notation.ts';
import { answer } from './play.ts';
import { RULE_IDS } from './rule-ids.ts';
import { blank, copy, type FortState } from './state.ts';
import { PERKS } from './words.ts';

/**
 * What the chooser of an option can foresee. The option is played on a copy, through all steps that nobody is asked
 * about, up to the first moment at which somebody learns something; what is different there is the answer. So nothing
 * of the rules is written twice, and nothing hidden can be read from it.
 */

const amounts = { seat: whole, pizza: whole, toy: whole };

export const CONSEQUENCE = either(
  /** More or less pizzas and toys in Stuff, or in the Pack. */
  object({ kind: word(['stuff']), ...amounts }),
  object({ kind: word(['pack']), ...amounts }),
  /** Points on the track. */
  object({ kind: word(['track']), seat: whole, points: whole }),
  object({ kind: word(['level']), seat: whole, level: whole }),
  /** What a seat would have if the game ended then, compared with now, as far as the chooser knows. */
  object({ kind: word(['total']), seat: whole, points: whole }),
  /** A card that goes somewhere else; the top card of the Park deck has no name yet. */
  object({
    kind: word(['card']),
    seat: whole,
    card: nullable(text),
    from: word(['hand', 'discard', 'park', 'deck', 'yard', 'play']),
    owner: optional(whole),
    to: word(['discard', 'lookout', 'gone', 'hand']),
  }),
  /** Symbols, packed resources, Lookout cards or levels that are counted. */
  object({ kind: word(['counted']), counter: word([...COUNTERS, 'coin']), n: whole }),
  /** What will not fit: so many repetitions, or so much of a copied Pack. */
  object({ kind: word(['cut']), rule: word(RULE_IDS), left: whole }),
  /** Cards that go to the Yard, where rivals may take them, and cards that do not. */
  object({ kind: word(['yard']), cards: list(text) }),
  object({ kind: word(['safe']), cards: list(text) }),
  object({ kind: word(['perk']), perk: word(PERKS), used: word(['taken', 'used-up']) }),
  /** The last round begins. */
  object({ kind: word(['ending']), reason: word(['points', 'level', 'park-deck']) }),
);
export type FortConsequence = Data<typeof CONSEQUENCE>;

type Total = ReturnType<typeof totalOf>;

/** The figures of a moment that consequences compare. */
interface Figures {
  readonly stuff: readonly number[];
  readonly pack: readonly number[];
  readonly level: readonly number[];
  readonly track: readonly number[];
  readonly totals: readonly Total[];
}

const figuresOf = (s: FortState, chooser: number): Figures => ({
  stuff: Array.from(s.stuff),
  pack: Array.from(s.pack),
  level: Array.from(s.level),
  track: Array.from(s.track),
  totals: Array.from({ length: s.seats }, (_, seat) => totalOf(s, seat, seat === chooser)),
});

/** A copy of a position on which choices are tried: what happens is kept up to the first news. */
export class Trial {
  readonly state: FortState;
  private readonly from: FortState;
  private readonly seat: number;
  private readonly events: FortEvent[] = [];
  private readonly before: Figures;
  private after: Figures;

  constructor(from: FortState, seat: number, into: FortState = scratch) {
    this.from = from;
    this.seat = seat;
    this.state = copy(from, into);
    this.before = figuresOf(from, seat);
    this.after = this.before;
  }

  /** Whether nobody has learned anything yet: from then on nothing is certain. */
  get isCertain(): boolean {
    return this.state.news === this.from.news;
  }

  choose(m: number): this {
    answer(this.state, this.seat, m, (event) => this.hear(event));
    if (this.isCertain) this.after = figuresOf(this.state, this.seat);
    return this;
  }

  private hear(event: FortEvent): void {
    if (this.isCertain) this.after = figuresOf(this.state, this.seat);
    if (this.isCertain || isSure(event, this.seat)) this.events.push(event);
  }

  get consequences(): FortConsequence[] {
    const { before, after, events } = this;
    const seats = [...this.before.totals.keys()];
    return [...seats.flatMap((who) => changed(who, before, after)), ...events.flatMap(told)];
  }
}

const scratch = blank({ seats: 4, options: {} });

/** What is certain although somebody has learned something before it: where the own hand goes, and an unknown card. */
const isSure = (event: FortEvent, seat: number): boolean =>
  (event.kind === 'discarded' && event.seat === seat) ||
  ((event.kind === 'recruited' || event.kind === 'tucked') && event.from === 'deck');

const GOES_TO = { recruited: 'discard', tucked: 'lookout', trashed: 'gone' } as const;

/** What one event adds to the figures: cards, what does not fit, and what else has no number. */
function told(event: FortEvent): FortConsequence[] {
  switch (event.kind) {
    case 'recruited':
    case 'tucked':
    case 'trashed': {
      const { seat, from, owner } = event;
      const card = from === 'deck' ? null : event.card;
      const whose = owner === undefined ? {} : { owner };
      return [{ kind: 'card', seat, card, from, ...whose, to: GOES_TO[event.kind] }];
    }
    case 'recycled':
      return [
        { kind: 'card', seat: event.seat, card: event.card, from: 'discard', to: 'hand' },
        { kind: 'perk', perk: 'recycling', used: 'used-up' },
      ];
    case 'counted':
      return [{ kind: 'counted', counter: event.counter, n: event.n }];
    case 'stopped':
      return [{ kind: 'cut', rule: event.rule, left: event.left }];
    case 'copied': {
      const left = event.lost.pizza + event.lost.toy;
      return left > 0 ? [{ kind: 'cut', rule: 'fort.stuff', left }] : [];
    }
    case 'discarded':
      return [
        { kind: 'yard', cards: event.yard },
        { kind: 'safe', cards: event.friends },
      ];
    case 'took-perk':
      return [{ kind: 'perk', perk: event.perk, used: 'taken' }];
    case 'used-perk':
      return [{ kind: 'perk', perk: event.perk, used: 'used-up' }];
    case 'ending':
      return [{ kind: 'ending', reason: event.reason }];
    default:
      return [];
  }
}

/** What is different for one seat. */
function changed(seat: number, before: Figures, after: Figures): FortConsequence[] {
  const by = (of: (figures: Figures) => number): number => of(after) - of(before);
  const goods = (row: 'stuff' | 'pack'): FortConsequence[] => {
    const pizza = by((figures) => figures[row][seat * 2]!);
    const toy = by((figures) => figures[row][seat * 2 + 1]!);
    return pizza || toy ? [{ kind: row, seat, pizza, toy }] : [];
  };
  const points = by((figures) => figures.track[seat]!);
  const total = by((figures) => figures.totals[seat]!.now);
  const level = after.level[seat]!;
  return [
    ...goods('stuff'),
    ...goods('pack'),
    ...(points ? [{ kind: 'track', seat, points } as const] : []),
    ...(level === before.level[seat] ? [] : [{ kind: 'level', seat, level } as const]),
    ...(total ? [{ kind: 'total', seat, points: total } as const] : []),
  ];
}

/** What the chooser of an option can foresee; of a sealed pick nothing happens before all have answered. */
export const consequences = (s: FortState, seat: number, m: number): FortConsequence[] =>
  kindOf(m) === KIND.draft ? [] : new Trial(s, seat).choose(m).consequences;
