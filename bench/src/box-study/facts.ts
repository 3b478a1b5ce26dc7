import {
  cardAt,
  type FinalCount,
  type FortEvent,
  type FortState,
  finalCount,
  fort,
  PERKS,
  pileOf,
  SEAT_PILES,
  size,
} from '@treefort/fort';
import { nth } from '@treefort/kernel';

/** What can happen to a card, each told by an event of its own. */
export const DEEDS = ['played', 'added', 'followed', 'recruited', 'trashed', 'tucked'] as const;
export type Deed = (typeof DEEDS)[number];

export const ENDINGS = ['level', 'points', 'park-deck'] as const;
export type Ending = (typeof ENDINGS)[number];

/** How often something happened, by the name of what it happened to. */
export type Count = Record<string, number>;

/** What is worth knowing of one seat at the end. */
export interface SeatFacts extends FinalCount {
  readonly level: number;
  readonly won: boolean;
  readonly perk: string | null;
  /** Every card it owns, by name. */
  readonly owned: Count;
}

/** What is worth knowing of one game of Fort. */
export interface Facts {
  readonly ending: Ending;
  readonly rounds: number;
  readonly choices: number;
  readonly seats: readonly SeatFacts[];
  readonly deeds: Readonly<Record<Deed, Count>>;
  /** The perks and made-up rules that could be had in this game. */
  readonly perks: readonly string[];
  readonly rules: readonly string[];
}

export const count = (into: Count, name: string): void => {
  into[name] = (into[name] ?? 0) + 1;
};

const isDeed = (event: FortEvent): event is Extract<FortEvent, { kind: Deed }> =>
  DEEDS.some((deed) => deed === event.kind);

/** Looks on at one game from its beginning, and knows everything. */
export class Witness {
  private readonly deeds: Record<Deed, Count>;
  private readonly perks: readonly string[];
  private readonly rules: readonly string[];
  private ending: Ending | undefined;
  private choices = 0;

  constructor(start: FortState) {
    const { perks, rules } = fort.inspect(start) as Pick<Facts, 'perks' | 'rules'>;
    this.perks = perks;
    this.rules = rules;
    this.deeds = { played: {}, added: {}, followed: {}, recruited: {}, trashed: {}, tucked: {} };
  }

  seeChoice(): void {
    this.choices++;
  }

  hear(event: FortEvent): void {
    if (isDeed(event)) count(this.deeds[event.kind], event.card);
    if (event.kind === 'ending') this.ending = event.reason;
  }

  /** What was seen, once the game is over. */
  facts(end: FortState): Facts {
    const outcome = fort.outcome(end);
    if (!outcome || !this.ending) throw new Error('the game is not over');
    const { ending, choices, deeds, perks, rules } = this;
    const seats = outcome.scores.map((_, seat) => ({
      ...finalCount(end, seat),
      level: nth(end.level, seat),
      won: outcome.winners.includes(seat),
      perk: PERKS[nth(end.perk, seat)] ?? null,
      owned: ownedBy(end, seat),
    }));
    return { ending, rounds: end.round, choices, seats, deeds, perks, rules };
  }
}

function ownedBy(s: FortState, seat: number): Count {
  const owned: Count = {};
  for (let zone = 0; zone < SEAT_PILES; zone++) {
    const pile = pileOf(seat, zone);
    for (let i = 0; i < size(s, pile); i++) count(owned, nth(s.box.designs, cardAt(s, pile, i)).id);
  }
  return owned;
}
