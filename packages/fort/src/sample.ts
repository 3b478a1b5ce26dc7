import { below, fork, type Random, shuffle } from '@treefort/kernel';
import { allot } from './allot.ts';
import { type KnownPicks, packetWith, pickerOf } from './draft.ts';
import { list } from './list.ts';
import { LookAhead } from './look-ahead.ts';
import { deckOf, handOf, PARK_DECK, put, shufflePile, size } from './piles.ts';
import { type Reading, type Rival, read } from './reading.ts';
import { blank, copy, DRAFT, type FortState, KEEP, OVER } from './state.ts';
import type { FortView } from './view.ts';
import { DEALT, MADE_UP_RULES } from './words.ts';

/** A hand that leaves a player without any option cannot be what that player holds: such spreads are drawn again. */
const TRIES = 200;

const ahead = new LookAhead();

/** A position this view allows, hidden cards and rules spread over the places where they may be. */
export function sample(v: FortView, random: Random): FortState {
  for (let i = 1; ; i++) {
    const s = new Spread(v, random).state;
    if (s.phase === DRAFT || s.phase === OVER || list(s, ahead) > 0 || i === TRIES) return s;
  }
}

class Spread {
  readonly state: FortState;
  private readonly v: FortView;
  private readonly random: Random;
  private readonly reading: Reading;
  private readonly numbers: ReadonlyMap<string, number>;
  /** Kids that have not been found anywhere yet, by design. */
  private readonly left: number[];

  constructor(v: FortView, random: Random) {
    this.v = v;
    this.random = random;
    this.reading = read(v);
    this.numbers = this.reading.numbers;
    this.left = [...this.reading.left];
    this.state = copy(this.reading.known, blank(this.reading.setup));
    this.keepRules();
    this.spreadCards();
    this.sealOthers();
    this.state.random.set(fork(random));
  }

  /** Made-up rules: the own one is known, those kept later are of the stack that was seen, the others of the rest. */
  private keepRules(): void {
    const { v, state: s, random } = this;
    const saw = v.sawRules.map((rule) => MADE_UP_RULES.indexOf(rule));
    const unseen = [...MADE_UP_RULES.keys()].filter((rule) => !saw.includes(rule));
    shuffle(random, unseen);
    const own = v.viewer === 'watcher' ? null : (v.seats[v.viewer]!.rule ?? null);
    const later = saw.filter((rule) => own === null || rule !== MADE_UP_RULES.indexOf(own));
    shuffle(random, later);
    const looking = s.phase === KEEP && s.actor === v.viewer;
    const turn = v.viewer === 'watcher' ? null : v.seats[v.viewer]!.ruleTurn;
    for (const [seat, p] of v.seats.entries()) {
      if (!p.hasRule) continue;
      const after = turn !== null && !looking && p.ruleTurn! > turn;
      s.rule[seat] = p.rule ? MADE_UP_RULES.indexOf(p.rule) : (after ? later.pop() : unseen.pop())!;
    }
    const stack = saw.length ? later : unseen;
    for (let i = 0; i < v.ruleCount; i++) s.ruleStack |= 1 << stack[i]!;
    this.rememberStacks();
  }

  /** The stack as each seat saw it: what is there now and what was kept since. */
  private rememberStacks(): void {
    const { v, state: s } = this;
    for (const [seat, p] of v.seats.entries()) {
      const looks = s.phase === KEEP && s.actor === seat;
      if (p.ruleTurn === null && !looks) continue;
      s.sawRules[seat] = s.ruleStack;
      for (const [other, q] of v.seats.entries()) {
        const since = !looks && q.ruleTurn !== null && q.ruleTurn >= p.ruleTurn!;
        if (since) s.sawRules[seat]! |= 1 << s.rule[other]!;
      }
    }
    if (v.viewer !== 'watcher' && v.sawRules.length) {
      s.sawRules[v.viewer] = v.sawRules.reduce(
        (bits, rule) => bits | (1 << MADE_UP_RULES.indexOf(rule)),
        0,
      );
    }
  }

  private spreadCards(): void {
    const { v, state: s } = this;
    if (v.viewer !== 'watcher') this.layOwn(v.viewer);
    if (s.phase === DRAFT) return this.spreadDraft();
    const { rivals } = this.reading;
    const drafted = s.draft ? this.draftedBy(rivals.map(({ seat }) => seat)) : [];
    for (const kid of drafted.flat()) this.left[kid]!--;
    const rest = this.rest();
    for (const [i, rival] of rivals.entries()) {
      const kids = [...(drafted[i] ?? [])];
      while (kids.length < rival.unknown) kids.push(rest.pop()!);
      this.spreadRival(rival, kids);
      if (s.draft) this.rememberPicks(rival.seat, kids);
    }
    for (const card of rest) put(s, PARK_DECK, card);
  }

  private spreadRival({ seat, hand, surely, somewhere, reshuffled }: Rival, kids: number[]): void {
    const { state: s } = this;
    const mixed = reshuffled ? [...somewhere] : [...somewhere, ...kids];
    shuffle(this.random, mixed);
    for (const card of surely) put(s, handOf(seat), card);
    if (reshuffled) for (const card of kids) put(s, handOf(seat), card);
    while (size(s, handOf(seat)) < hand) put(s, handOf(seat), mixed.pop()!);
    for (const card of mixed) put(s, deckOf(seat), card);
  }

  /** The own deck is known but for its order; of the packets of the draft, which cards they held. */
  private layOwn(seat: number): void {
    const { state: s } = this;
    shufflePileWith(s, deckOf(seat), this.random);
    for (const { packet, from, cards } of this.reading.picks) {
      const numbers = [...cards];
      shuffle(this.random, numbers);
      s.packets.set(numbers, packet * DEALT + from);
    }
  }

  private rest(): number[] {
    const rest: number[] = [];
    for (let card = 0; card < this.left.length; card++) {
      for (let i = this.left[card]!; i > 0; i--) rest.push(card);
    }
    shuffle(this.random, rest);
    return rest;
  }

  /** In the draft itself: packets that were seen hold what was seen, the others anything that is left. */
  private spreadDraft(): void {
    const { state: s } = this;
    const { picks } = this.reading;
    for (const { cards } of picks) for (const card of cards) this.left[card]!--;
    const rest = this.rest();
    for (let packet = 0; packet < s.seats; packet++) {
      for (let k = 0; k < DEALT; k++) {
        if (!isSeen(picks, packet, k)) s.packets[packet * DEALT + k] = rest.pop()!;
      }
    }
    for (const card of rest) put(s, PARK_DECK, card);
  }

  /**
   * After the draft: gives the cards that were seen in it to the seats that may have picked them, first to those who
   * have shown such a card since; what is returned has not shown up yet.
   */
  private draftedBy(rivals: readonly number[]): number[][] {
    const { v, state: s } = this;
    const numbersOf = (ids: readonly string[]) => ids.map((id) => this.numbers.get(id)!);
    const lots = this.reading.picks
      .map(({ packet, from, to, cards }) => ({
        at: packet * DEALT + from,
        cards,
        pickers: Array.from({ length: to - from }, (_, i) => pickerOf(s, packet, from + i)),
      }))
      .filter(({ pickers }) => pickers[0] !== v.viewer || pickers.length > 1);
    const shown = v.seats.map((p, seat) => (seat === v.viewer ? [] : numbersOf(p.shown)));
    const unseen = v.seats.map(
      (_, seat) =>
        DEALT - lots.flatMap(({ pickers }) => pickers).filter((who) => who === seat).length,
    );
    const given = allot(lots, { shown, unseen, hidden: this.left }, this.random);
    const picked: number[][] = v.seats.map(() => []);
    for (const [lot, { at, pickers }] of lots.entries()) {
      s.packets.set(given[lot]!, at);
      for (const [i, seat] of pickers.entries()) picked[seat]!.push(given[lot]![i]!);
    }
    return rivals.map((seat) => {
      const rest = [...shown[seat]!];
      return picked[seat]!.filter((card) => {
        const at = rest.indexOf(card);
        if (at >= 0) rest.splice(at, 1);
        return at < 0;
      });
    });
  }

  /** Picks that the viewer did not see are what the seat has beside those that were seen. */
  private rememberPicks(seat: number, kids: readonly number[]): void {
    const { v, state: s } = this;
    const all = [...v.seats[seat]!.shown.map((id) => this.numbers.get(id)!), ...kids];
    const places: number[] = [];
    for (let packet = 0; packet < s.seats; packet++) {
      for (let k = 0; k < DEALT; k++) {
        if (pickerOf(s, packet, k) !== seat) continue;
        const at = packet * DEALT + k;
        if (!isSeen(this.reading.picks, packet, k)) places.push(at);
        else if (all.includes(s.packets[at]!)) all.splice(all.indexOf(s.packets[at]!), 1);
      }
    }
    for (const [i, at] of places.entries()) s.packets[at] = all[i] ?? 0;
  }

  /** Sealed picks of others are any that their packets allow. */
  private sealOthers(): void {
    const { v, state: s, random } = this;
    for (const [seat, p] of v.seats.entries()) {
      if (!p.answered) continue;
      const at = packetWith(s, seat) * DEALT;
      const any = s.packets[at + s.draftStep + below(random, DEALT - s.draftStep)]!;
      s.sealed[seat] = p.sealed === null ? any : this.numbers.get(p.sealed)!;
    }
  }
}

const isSeen = (picks: readonly KnownPicks[], packet: number, k: number): boolean =>
  picks.some((known) => known.packet === packet && known.from <= k && k < known.to);

/** Shuffles a pile by other randomness than the table's own. */
function shufflePileWith(s: FortState, pile: number, random: Random): void {
  s.random.set(fork(random));
  shufflePile(s, pile);
}
