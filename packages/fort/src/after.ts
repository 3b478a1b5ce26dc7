import { minus, otherKind, plus, settled, so } from './after-board.ts';
import {
  added,
  deckMade,
  drew,
  outOfHand,
  outOfPlay,
  recycled,
  reshuffled,
  without,
  withSeat,
} from './after-cards.ts';
import type { FortHeard } from './events.ts';
import { ACTIONS } from './moves.ts';
import type { SeatView } from './seat-view.ts';
import type { Phase } from './state.ts';
import type { FortView } from './view.ts';
import { DEALT, SYMBOLS } from './words.ts';

type Heard<K extends FortHeard['kind']> = Extract<FortHeard, { readonly kind: K }>;
type Moved = Heard<'tucked' | 'trashed' | 'recruited'>;

/** The last card that was played is forgotten. */
const PLAY_DONE = { played: null, declared: null, used: [], leaderTook: null, lent: [] } as const;

/** The view after an event, as far as the event tells it; nobody is asked anything while something is told. */
export function after(v: FortView, heard: FortHeard): FortView {
  const told = { ...v, ...changed(v, heard) };
  return settled({
    ...told,
    phase: PHASE_AFTER[heard.kind] ?? v.phase,
    waiting: [],
    underWay: null,
  });
}

/** The phase that an event begins or belongs to; an event that can come in several leaves it as it was. */
const PHASE_AFTER: Readonly<Partial<Record<FortHeard['kind'], Phase>>> = {
  answered: 'draft',
  drafted: 'draft',
  turn: 'play',
  played: 'use',
  used: 'act',
  'action-done': 'use',
  looks: 'keep-rule',
  'kept-rule': 'act',
  followed: 'act',
  passed: 'follow',
  skipped: 'recruit',
  'play-done': 'recruit',
  over: 'over',
};

function changed(v: FortView, heard: FortHeard): Partial<FortView> {
  switch (heard.kind) {
    case 'answered':
      return withSeat(v, heard.seat, () => ({ answered: true }));
    case 'drafted':
      return drafted(v, heard);
    case 'turn':
      return { ...PLAY_DONE, leader: heard.seat, round: heard.round };
    case 'play-done':
      return PLAY_DONE;
    case 'cleaned-up':
      return withSeat(v, heard.seat, ({ discard, yard }) => ({
        yard: without(yard, ...heard.cards),
        discard: added(discard, ...heard.cards),
      }));
    case 'played':
      return { ...intoPlay(v, heard), played: heard.card };
    case 'added':
      return intoPlay(v, heard);
    case 'declared':
      return { declared: heard.suit };
    case 'action-done':
      return { used: ACTIONS.filter((one) => one === heard.action || v.used.includes(one)) };
    case 'lent':
      return { lent: lentMore(v.lent, heard) };
    case 'gained':
    case 'packed':
    case 'spent':
    case 'converted':
    case 'copied':
    case 'scored':
    case 'advanced':
      return boardChanged(v, heard);
    case 'looks':
      return { sawRules: heard.rules ?? v.sawRules };
    case 'kept-rule':
    case 'took-perk':
    case 'took-sculpture':
    case 'used-perk':
    case 'recycled':
      return rewarded(v, heard);
    case 'tucked':
    case 'trashed':
    case 'recruited':
      return moved(v, heard);
    case 'turned-up':
      return { park: added(v.park, heard.card), parkDeck: v.parkDeck - 1 };
    case 'followed':
      return withSeat(outOfHand(v, heard.seat, heard.card), heard.seat, ({ discard }) => ({
        discard: added(discard, heard.card),
      }));
    case 'discarded':
      return discarded(v, heard);
    case 'reshuffled':
      return reshuffled(v, heard.seat);
    case 'drew':
      return drew(v, heard.seat, heard.count, heard.cards);
    case 'final-points':
      return finalPoints(v, heard);
    case 'over':
      return {
        seats: v.seats.map((one, seat) => ({ ...one, count: heard.counts[seat] ?? null })),
      };
    case 'skipped':
    case 'used':
    case 'chose-suit':
    case 'counted':
    case 'stopped':
    case 'passed':
    case 'ending':
      return {};
  }
}

/** A pick is put aside, and the next packet comes; with the last pick comes the last card, and the decks are made. */
function drafted(v: FortView, { seat, pick, card, packet }: Heard<'drafted'>): FortView {
  const last = pick === DEALT - 1;
  const kept = card === undefined ? null : [...(v.seats[seat]!.draft?.kept ?? []), card];
  const told = withSeat({ ...v, draftStep: last ? null : pick + 1 }, seat, () => ({
    answered: false,
    sealed: null,
    draft: kept && packet ? { packet, kept } : null,
  }));
  return last ? deckMade(told, seat, kept && packet ? [...kept, ...packet] : null) : told;
}

function intoPlay(v: FortView, { seat, card }: Heard<'played' | 'added'>): FortView {
  return { ...outOfHand(v, seat, card), inPlay: [...v.inPlay, card] };
}

function lentMore(lent: FortView['lent'], { suit, coin, n }: Heard<'lent'>): FortView['lent'] {
  const from = coin ? 'coin' : suit;
  return SYMBOLS.flatMap((symbol) => {
    const before = lent.find((one) => one.suit === symbol)?.n ?? 0;
    const now = symbol === from ? before + n : before;
    return now > 0 ? [{ suit: symbol, n: now }] : [];
  });
}

type BoardEvent = Heard<
  'gained' | 'packed' | 'spent' | 'converted' | 'copied' | 'scored' | 'advanced'
>;

/** Pizzas, toys and points of the seat that an event is about. */
function boardChanged(v: FortView, heard: BoardEvent): FortView {
  const now = withSeat(v, heard.seat, (one) => boardAfter(one, heard));
  if (heard.kind !== 'gained' || !heard.chosen || !isLeaders(heard)) return now;
  return { ...now, leaderTook: heard.resource };
}

/** What the leader chooses in the public action, followers must take too (fort.follow.same-kind). */
const isLeaders = ({ because }: Heard<'gained'>): boolean =>
  'action' in because && because.action === 'public' && !because.following;

function boardAfter(one: SeatView, heard: BoardEvent): Partial<SeatView> {
  const { stuff, pack } = one;
  switch (heard.kind) {
    case 'gained':
      return { stuff: plus(stuff, so(heard.resource, heard.n)) };
    case 'packed': {
      const goods = so(heard.resource, heard.n);
      return { stuff: heard.supply ? stuff : minus(stuff, goods), pack: plus(pack, goods) };
    }
    case 'spent':
      return { [heard.from]: minus(one[heard.from], so(heard.resource, heard.n)) };
    case 'converted': {
      const less = minus(one[heard.from], so(heard.resource, heard.n));
      return { [heard.from]: plus(less, so(otherKind(heard.resource), heard.n)) };
    }
    case 'copied':
      return { stuff: plus(stuff, heard) };
    case 'scored':
      return { track: heard.track };
    case 'advanced':
      return {
        level: heard.level,
        stuff: minus(stuff, heard.stuff),
        pack: minus(pack, heard.pack),
      };
  }
}

type Reward = Heard<'kept-rule' | 'took-perk' | 'took-sculpture' | 'used-perk' | 'recycled'>;

/** What a level brings, and what is done with it. */
function rewarded(v: FortView, heard: Reward): Partial<FortView> {
  const { seat } = heard;
  switch (heard.kind) {
    case 'kept-rule': {
      const ruleTurn = v.seats.filter(({ hasRule }) => hasRule).length;
      const rule = heard.rule ?? null;
      const now = withSeat(v, seat, () => ({ hasRule: true, rule, ruleTurn }));
      return { ...now, ruleCount: v.ruleCount - 1 };
    }
    case 'took-perk': {
      const perks = v.perks.filter((perk) => perk !== heard.perk);
      return { ...withSeat(v, seat, () => ({ perk: heard.perk })), perks };
    }
    case 'took-sculpture':
      return { sculpture: seat };
    case 'used-perk':
      return withSeat(v, seat, () => ({ perk: null }));
    case 'recycled':
      return withSeat(recycled(v, seat, heard.card), seat, () => ({ perk: null }));
  }
}

/** A card leaves where it was and goes to the Lookout, to the discard pile, or out of the game. */
function moved(v: FortView, heard: Moved): FortView {
  const left = takenFrom(v, heard);
  switch (heard.kind) {
    case 'tucked':
      return withSeat(left, heard.seat, ({ lookout }) => ({ lookout: added(lookout, heard.card) }));
    case 'recruited':
      return withSeat(left, heard.seat, ({ discard }) => ({ discard: added(discard, heard.card) }));
    case 'trashed':
      return { ...left, trashed: added(v.trashed, heard.card) };
  }
}

function takenFrom(v: FortView, { seat, card, from, owner = seat }: Moved): FortView {
  switch (from) {
    case 'hand':
      return outOfHand(v, seat, card);
    case 'discard':
      return withSeat(v, seat, ({ discard }) => ({ discard: without(discard, card) }));
    case 'park':
      return { ...v, park: without(v.park, card) };
    case 'deck':
      return { ...v, parkDeck: v.parkDeck - 1 };
    case 'yard':
      return withSeat(v, owner, ({ yard }) => ({ yard: without(yard, card) }));
    case 'play':
      return { ...v, inPlay: outOfPlay(v.inPlay, card) };
  }
}

function discarded(v: FortView, { seat, played, friends, yard }: Heard<'discarded'>): FortView {
  const left = outOfHand(v, seat, ...friends, ...yard);
  const now = withSeat(left, seat, (one) => ({
    discard: added(one.discard, ...played, ...friends),
    yard: added(one.yard, ...yard),
  }));
  return { ...now, inPlay: [] };
}

/** Made-up rules are turned over one by one. */
function finalPoints(v: FortView, { seat, madeUp, points }: Heard<'final-points'>): FortView {
  if (madeUp === undefined) return v;
  return withSeat(v, seat, ({ total }) => ({ rule: madeUp, total: { ...total, rule: points } }));
}
