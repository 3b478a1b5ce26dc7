import { option } from './face.ts';
import { coinSuits } from './list.ts';
import { LookAhead } from './look-ahead.ts';
import { FROM_DECK, FROM_PACK, FROM_STUFF } from './move-forms.ts';
import { type FortOption, KIND, move } from './moves.ts';
import { differentCards, handOf, PARK_DECK, size, yardOf } from './piles.ts';
import {
  ACT,
  ADD,
  AGAIN,
  BIRTHDAY,
  designOf,
  FOLLOW,
  FOLLOW_SECOND,
  type FortState,
  holds,
  PLAY,
  PRIVATE,
  PUBLIC,
  RECRUIT_PHASE,
  SUIT,
  USE,
} from './state.ts';
import { lendsCoin, lendsPlain, smallestAdd, suitFor, symbols } from './symbols.ts';
import { programNow, verbNow } from './under-way.ts';
import { beforePlay, beforeUse, isUseful, staysUseful } from './usable.ts';
import { cannotDiy, cannotFollow, cannotPlay, cannotUse, type Why } from './why-not.ts';
import { COIN, DIY, KINDS, NONE, PIZZA, ROUGH_HOUSING, STUFF_HOLDS, TOY } from './words.ts';

const ahead = new LookAhead();

/** An option that is not offered, and why. */
export type FortRefusal = FortOption & Why;

/** Collects what is not offered, each with its reason. */
class Refused {
  private readonly found = new Map<number, FortRefusal>();
  private readonly s: FortState;
  private readonly offered: ReadonlySet<number>;

  constructor(s: FortState) {
    this.s = s;
    this.offered = new Set(s.options.subarray(0, s.optionCount));
  }

  add(m: number, why: () => Why): void {
    if (this.offered.has(m)) return;
    this.found.set(m, { ...option(this.s, this.s.actor, m), ...why() });
  }

  /** In the order of the moves: how cards happen to lie in a hand must not show. */
  get list(): FortRefusal[] {
    return [...this.found].sort(([a], [b]) => a - b).map(([, refusal]) => refusal);
  }
}

/** The different cards of a pile. */
function cardsOf(s: FortState, pile: number): number[] {
  const cards: number[] = [];
  differentCards(s, pile, cards);
  return cards;
}

function refuseAdds(s: FortState, refused: Refused): void {
  const suit = suitFor(s, programNow(s));
  const cannot = (here: number, fromHand: number): Why => {
    const shown = symbols(s, designOf(s, s.played), programNow(s), suit);
    if (fromHand) beforePlay(s, ahead);
    else beforeUse(s, ahead);
    if (isUseful(s, ahead, here)) return { rule: 'fort.play.one-full' };
    return { rule: 'fort.play.add-useful', detail: { symbols: shown, more: here } };
  };
  for (const card of cardsOf(s, handOf(s.leader))) {
    const { count } = designOf(s, card);
    const shows = suit === COIN ? 0 : count[suit]!;
    if (!count[COIN] && !shows)
      refused.add(move(KIND.add, 0, card), () => ({ rule: 'fort.play.add' }));
    if (!count[COIN] && shows) refused.add(move(KIND.add, 0, card), () => cannot(shows, 1));
    for (let coin = 0; count[COIN] && coin <= COIN; coin++) {
      const here = shows + (coin === suit ? 1 : 0);
      if ((coinSuits(suit, shows) >> coin) & 1 && here) {
        refused.add(move(KIND.add, coin + 1, card), () => cannot(here, 1));
      }
    }
  }
  if (lendsPlain(s, suit) || lendsCoin(s))
    refused.add(move(KIND['lookout-symbol'], 0, suit), () => cannot(1, 0));
  for (let symbol = 0; symbol < COIN; symbol++) {
    if (symbol === suit || !lendsPlain(s, symbol)) continue;
    refused.add(move(KIND['lookout-symbol'], 0, symbol), () => ({ rule: 'fort.play.add-lookout' }));
  }
  const shown = symbols(s, designOf(s, s.played), programNow(s), suit);
  refused.add(move(KIND.done), () => ({ rule: shown ? 'fort.play.one-full' : 'fort.play.zero' }));
}

/** Why a kind, a resource or a way of converting is not offered at this step. */
function refuseStep(s: FortState, refused: Refused): void {
  const seat = s.actor;
  /** Refused by the look-ahead; a choice of kind may also make an added card useless. */
  const otherwise = (chosen = NONE): Why => {
    if (seat !== s.leader) return { rule: 'fort.follow.full' };
    const o = ahead.look(s, seat);
    if (chosen !== NONE) o.kind = o.way = chosen;
    const wasted = chosen !== NONE && s.steps === 0 && !staysUseful(s, ahead);
    return { rule: wasted ? 'fort.play.add-useful' : 'fort.play.one-full' };
  };
  const verb = verbNow(s);
  for (let kind = PIZZA; kind <= TOY; kind++) {
    const have = s.stuff[seat * 2 + kind]!;
    const packed = s.pack[seat * 2 + kind]!;
    if (verb === 'any') {
      refused.add(move(KIND['gain-either'], 0, kind), () => {
        if (s.kind !== NONE && s.kind !== kind) return { rule: 'fort.act.gain' };
        if (have < STUFF_HOLDS) return otherwise(kind);
        return { rule: 'fort.stuff', detail: { have, room: 0 } };
      });
    }
    if (verb === 'pack') {
      refused.add(move(KIND.pack, FROM_STUFF, kind), () =>
        have ? otherwise() : { rule: 'fort.act.pack', detail: { have } },
      );
    }
    if (verb === 'convert') {
      const swaps = s.way === NONE || s.way === kind;
      const room = STUFF_HOLDS - s.stuff[seat * 2 + 1 - kind]!;
      refused.add(move(KIND.convert, FROM_STUFF, kind), () => {
        if (swaps && have && room) return otherwise(kind);
        return have && !room
          ? { rule: 'fort.stuff', detail: { resource: KINDS[1 - kind]!, have: STUFF_HOLDS, room } }
          : { rule: 'fort.act.convert' };
      });
      refused.add(move(KIND.convert, FROM_PACK, kind), () =>
        swaps && packed ? otherwise(kind) : { rule: 'fort.act.convert' },
      );
    }
  }
}

/** Every option that a person might expect and that is not offered, with the rule that refuses it. */
export function refusals(s: FortState): FortRefusal[] {
  const refused = new Refused(s);
  switch (s.phase) {
    case PLAY:
      for (const card of cardsOf(s, handOf(s.leader))) {
        refused.add(move(KIND.play, 0, card), () => cannotPlay(s, card));
      }
      if (holds(s, s.leader, DIY)) refused.add(move(KIND.diy), () => cannotDiy(s));
      break;
    case USE:
      for (const which of [PUBLIC, PRIVATE]) {
        refused.add(move(KIND.use, 0, which), () => cannotUse(s, which));
      }
      refused.add(move(KIND.done), () => ({ rule: 'fort.play.one-full' }));
      break;
    case SUIT:
      for (let suit = 0; suit <= COIN; suit++) {
        const shown =
          designOf(s, s.played).count[suit]! || smallestAdd(s, s.leader, suit, s.played);
        refused.add(move(KIND.suit, 0, suit), () => ({
          rule: shown ? 'fort.play.one-full' : 'fort.play.zero',
        }));
      }
      break;
    case ADD:
      refuseAdds(s, refused);
      break;
    case ACT:
      refuseStep(s, refused);
      break;
    case FOLLOW:
    case FOLLOW_SECOND:
      for (const card of cardsOf(s, handOf(s.actor))) {
        refused.add(move(KIND.follow, 0, card), () => cannotFollow(s, card));
      }
      if (holds(s, s.actor, ROUGH_HOUSING)) {
        refused.add(move(KIND['rough-housing']), () => ({ rule: 'fort.perk.rough-housing' }));
      }
      break;
    case AGAIN:
      refused.add(move(KIND['do-over']), () => ({ rule: 'fort.perk.do-over' }));
      break;
    case RECRUIT_PHASE:
      if (size(s, PARK_DECK) === 0) {
        refused.add(move(KIND.recruit, FROM_DECK), () => ({ rule: 'fort.recruit.sources' }));
      }
      break;
    case BIRTHDAY:
      refuseYards(s, refused);
      break;
  }
  return refused.list;
}

function refuseYards(s: FortState, refused: Refused): void {
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === s.leader) continue;
    for (const card of cardsOf(s, yardOf(seat))) {
      const m = move(KIND.recruit, seat, card);
      refused.add(m, () => ({ rule: 'fort.perk.birthday-party' }));
    }
  }
}
