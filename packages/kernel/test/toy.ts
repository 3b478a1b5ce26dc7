import {
  accept,
  below,
  choice,
  type Data,
  type EventOf,
  fielded,
  fork,
  type Game,
  type HeardOf,
  hasSeat,
  heardShape,
  list,
  type OptionOf,
  type Outcome,
  object,
  plain,
  type Random,
  type Refusal,
  type Result,
  reading,
  type Setup,
  type State,
  shuffle,
  type Tell,
  toldShape,
  type Viewer,
  Vocabulary,
  whole,
  word,
} from '@treefort/kernel';

/**
 * A toy with all that a game can have. Sixteen numbered cards, two rounds. In each round everybody is dealt two
 * cards in secret; all show one of theirs at the same time; then, from the highest shown on, each in turn may paint
 * red, paint blue and draw one card in secret (not with three in hand). Points: cards shown, and one for each paint.
 */
export const CARDS = 16;
const MOST = 3;
export const HAND = 4;
const FULL = 3;
const ROUNDS = 2;
export const NONE = -1;

export const SHOW = 0;
export const TURN = 1;
export const OVER = 2;

const PAINTS = ['red', 'blue'] as const;
const DRAW = 2;
const STOP = 3;

/** Each phase has its own numbers: cards are shown in one, all else is done in the other. */
const MOVES = new Vocabulary({
  show: {
    form: fielded(
      { card: whole },
      {
        size: CARDS,
        decode: (card) => ({ card }),
        encode: ({ card }) => (card >= 0 && card < CARDS ? card : -1),
        write: ({ card }) => [String(card)],
        parse: (words) => (/^\d+$/.test(words.join(':')) ? { card: Number(words[0]) } : undefined),
      },
    ),
    rule: 'toy.show',
    group: SHOW,
    target: ({ card }: { readonly card: number }) => `hand:${card}`,
  },
  paint: { form: choice('paint', PAINTS), rule: 'toy.once', group: TURN },
  draw: { form: plain, rule: 'toy.full', group: TURN },
  stop: { form: plain, rule: 'toy.turn', group: TURN },
});
type ToyOption = OptionOf<typeof MOVES.kinds>;

const EVENTS = {
  dealt: { open: { seat: whole }, secret: { hand: list(whole) } },
  answered: { open: { seat: whole } },
  shown: { open: { seat: whole, card: whole } },
  painted: { open: { seat: whole, paint: word(PAINTS) } },
  drew: { open: { seat: whole }, secret: { card: whole } },
  stopped: { open: { seat: whole } },
} as const;
type ToyEvent = EventOf<typeof EVENTS>;
type ToyHeard = HeardOf<typeof EVENTS>;

const CONSEQUENCE = object({ kind: word(['points']), seat: whole, points: whole });

export interface ToyState extends State {
  seats: number;
  low: number;
  round: number;
  phase: number;
  waiting: number;
  first: number;
  turns: number;
  dealt: number;
  readonly deck: Int8Array;
  readonly hands: Int8Array;
  readonly held: Int8Array;
  readonly sealed: Int8Array;
  readonly shown: Int8Array;
  readonly painted: Int8Array;
  readonly score: Int16Array;
}

interface ToyPlayer {
  readonly hand: readonly number[] | null;
  readonly count: number;
  readonly painted: number;
  readonly score: number;
  readonly sealed: number | null;
}

export interface ToyView {
  readonly viewer: Viewer;
  readonly low: boolean;
  readonly moment: number;
  readonly round: number;
  readonly phase: number;
  readonly waiting: number;
  readonly first: number;
  readonly turns: number;
  readonly deck: number;
  readonly shown: readonly number[];
  readonly players: readonly ToyPlayer[];
}

function blank({ seats, options }: Setup): ToyState {
  return {
    moment: 0,
    news: 0,
    seats,
    low: Number(options.low === true),
    round: 0,
    phase: SHOW,
    waiting: 0,
    first: 0,
    turns: 0,
    dealt: 0,
    random: new Int32Array(4),
    deck: new Int8Array(CARDS),
    hands: new Int8Array(MOST * HAND),
    held: new Int8Array(MOST),
    sealed: new Int8Array(MOST).fill(NONE),
    shown: new Int8Array(MOST * ROUNDS).fill(NONE),
    painted: new Int8Array(MOST),
    score: new Int16Array(MOST),
  };
}

function copy(from: ToyState, into: ToyState): ToyState {
  const { random, deck, hands, held, sealed, shown, painted, score, ...numbers } = from;
  const rows = { random, deck, hands, held, sealed, shown, painted, score };
  Object.assign(into, numbers);
  for (const [name, row] of Object.entries(rows)) into[name as keyof typeof rows].set(row);
  return into;
}

/** The cards a seat holds; a row of the state, not a copy. */
export const handOf = (s: ToyState, seat: number): Int8Array =>
  s.hands.subarray(seat * HAND, seat * HAND + s.held[seat]!);

function give(s: ToyState, seat: number, card: number): void {
  s.hands[seat * HAND + s.held[seat]!++] = card;
}

function deal(s: ToyState, tell?: Tell<ToyEvent>): void {
  for (let seat = 0; seat < s.seats; seat++) {
    for (let i = 0; i < 2; i++) give(s, seat, s.deck[s.dealt++]!);
    tell?.({ kind: 'dealt', seat, secret: { seats: [seat], hand: [...handOf(s, seat)] } });
  }
  s.news++;
  s.phase = SHOW;
  s.waiting = (1 << s.seats) - 1;
}

function start(setup: Setup, random: Random): ToyState {
  const s = blank(setup);
  s.random.set(random);
  for (let card = 0; card < CARDS; card++) s.deck[card] = card;
  shuffle(s.random, s.deck);
  deal(s);
  return s;
}

function legal(s: ToyState, seat: number, out: Int32Array): number {
  const moves = s.phase === SHOW ? [...handOf(s, seat)] : turnMoves(s, seat);
  out.set(moves);
  return moves.length;
}

const turnMoves = (s: ToyState, seat: number): number[] =>
  [0, 1, DRAW, STOP].filter((move) => whyNot(s, seat, move) === undefined);

function whyNot(s: ToyState, seat: number, move: number): string | undefined {
  if (move < DRAW && (s.painted[seat]! >> move) & 1) return 'toy.once';
  if (move === DRAW && s.held[seat]! >= FULL) return 'toy.full';
  return undefined;
}

function play(s: ToyState, seat: number, move: number, tell?: Tell<ToyEvent>): void {
  if (s.phase === OVER) throw new Error('the game is over');
  if (s.phase === TURN) return act(s, seat, move, tell);
  s.sealed[seat] = move;
  s.waiting &= ~(1 << seat);
  tell?.({ kind: 'answered', seat });
  if (s.waiting === 0) reveal(s, tell);
}

function reveal(s: ToyState, tell?: Tell<ToyEvent>): void {
  s.moment++;
  s.news++;
  s.first = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    const card = s.sealed[seat]!;
    const hand = handOf(s, seat);
    hand.copyWithin(hand.indexOf(card), hand.indexOf(card) + 1);
    s.held[seat]!--;
    s.sealed[seat] = NONE;
    s.shown[s.round * MOST + seat] = card;
    s.score[seat]! += card;
    if (card > s.shown[s.round * MOST + s.first]!) s.first = seat;
    tell?.({ kind: 'shown', seat, card });
  }
  s.phase = TURN;
  s.turns = 0;
  s.waiting = 1 << s.first;
}

function act(s: ToyState, seat: number, move: number, tell?: Tell<ToyEvent>): void {
  s.moment++;
  if (move < DRAW) {
    s.painted[seat]! |= 1 << move;
    s.score[seat]!++;
    tell?.({ kind: 'painted', seat, paint: PAINTS[move]! });
    return;
  }
  if (move === DRAW) {
    const card = s.deck[s.dealt++]!;
    give(s, seat, card);
    s.news++;
    tell?.({ kind: 'drew', seat, secret: { seats: [seat], card } });
  } else tell?.({ kind: 'stopped', seat });
  s.turns++;
  if (s.turns < s.seats) s.waiting = 1 << ((seat + 1) % s.seats);
  else endRound(s, tell);
}

function endRound(s: ToyState, tell?: Tell<ToyEvent>): void {
  s.painted.fill(0);
  s.round++;
  if (s.round < ROUNDS) return deal(s, tell);
  s.phase = OVER;
  s.waiting = 0;
}

function outcome(s: ToyState): Outcome | undefined {
  if (s.phase !== OVER) return undefined;
  const scores = [...s.score.subarray(0, s.seats)];
  const best = s.low ? Math.min(...scores) : Math.max(...scores);
  return { scores, winners: scores.flatMap((points, seat) => (points === best ? [seat] : [])) };
}

function view(s: ToyState, viewer: Viewer): ToyView {
  const { low, moment, round, phase, waiting, first, turns } = s;
  return {
    ...{ viewer, low: low === 1, moment, round, phase, waiting, first, turns },
    deck: CARDS - s.dealt,
    shown: [...s.shown],
    players: Array.from({ length: s.seats }, (_, seat) => ({
      hand: seat === viewer ? [...handOf(s, seat)] : null,
      count: s.held[seat]!,
      painted: s.painted[seat]!,
      score: s.score[seat]!,
      sealed: seat === viewer ? s.sealed[seat]! : null,
    })),
  };
}

/** One player otherwise. */
const withPlayer = (v: ToyView, seat: number, now: Partial<ToyPlayer>): ToyView => ({
  ...v,
  players: v.players.map((player, who) => (who === seat ? { ...player, ...now } : player)),
});

function afterShown(v: ToyView, seat: number, card: number): ToyView {
  const { hand, count, score } = v.players[seat]!;
  const left = hand?.filter((held) => held !== card) ?? null;
  const shown = v.shown.with(v.round * MOST + seat, card);
  const first = seat === 0 || card > shown[v.round * MOST + v.first]! ? seat : v.first;
  const now = { hand: left, count: count - 1, score: score + card };
  return {
    ...withPlayer(v, seat, now),
    ...{ shown, first, phase: TURN, turns: 0, waiting: 1 << first },
  };
}

function afterTurn(v: ToyView, seat: number): ToyView {
  const turns = v.turns + 1;
  if (turns < v.players.length) {
    return { ...v, turns, waiting: 1 << ((seat + 1) % v.players.length) };
  }
  const players = v.players.map((player) => ({ ...player, painted: 0 }));
  const round = v.round + 1;
  return { ...v, turns, players, round, phase: round < ROUNDS ? v.phase : OVER, waiting: 0 };
}

function after(v: ToyView, heard: ToyHeard): ToyView {
  const { seat } = heard;
  const { hand, count, painted, score } = v.players[seat]!;
  switch (heard.kind) {
    case 'dealt': {
      const now = { hand: heard.hand ?? null, count: count + 2 };
      const waiting = (1 << v.players.length) - 1;
      return { ...withPlayer(v, seat, now), deck: v.deck - 2, phase: SHOW, waiting };
    }
    case 'answered':
      return { ...v, waiting: v.waiting & ~(1 << seat) };
    case 'shown':
      return afterShown(v, seat, heard.card);
    case 'painted': {
      const bit = 1 << PAINTS.indexOf(heard.paint);
      return withPlayer(v, seat, { painted: painted | bit, score: score + 1 });
    }
    case 'drew': {
      const { card } = heard;
      const drawn = { hand: hand && card !== undefined ? [...hand, card] : hand, count: count + 1 };
      return afterTurn({ ...withPlayer(v, seat, drawn), deck: v.deck - 1 }, seat);
    }
    case 'stopped':
      return afterTurn(v, seat);
  }
}

function sample(v: ToyView, random: Random): ToyState {
  const s = blank({ seats: v.players.length, options: { low: v.low } });
  const { moment, round, phase, waiting, first, turns } = v;
  Object.assign(s, { moment, round, phase, waiting, first, turns, dealt: CARDS - v.deck });
  s.shown.set(v.shown);
  const seen = new Set([...v.shown, ...v.players.flatMap(({ hand }) => hand ?? [])]);
  const rest = Array.from({ length: CARDS }, (_, card) => card).filter((card) => !seen.has(card));
  shuffle(random, rest);
  for (const [seat, p] of v.players.entries()) {
    s.score[seat] = p.score;
    s.painted[seat] = p.painted;
    for (let i = 0; i < p.count; i++) give(s, seat, p.hand?.[i] ?? rest.pop()!);
    if (phase !== SHOW || hasSeat(waiting, seat)) continue;
    s.sealed[seat] = p.sealed ?? handOf(s, seat)[below(random, p.count)]!;
  }
  s.deck.set(rest, s.dealt);
  s.random.set(fork(random));
  return s;
}

const option = (s: ToyState, seat: number, move: number): ToyOption =>
  MOVES.option(MOVES.decode(move, undefined, s.phase), seat);

function refusals(s: ToyState, seat: number): Refusal[] {
  if (s.phase === SHOW) return [];
  return [0, 1, DRAW, STOP].flatMap((move) => {
    const rule = whyNot(s, seat, move);
    if (!rule) return [];
    const detail = rule === 'toy.full' && { detail: { most: FULL } };
    return [{ ...option(s, seat, move), rule, ...detail }];
  });
}

/** The described position names the card on top of the deck. */
function arrange(scenario: unknown, setup: Setup, random: Random): Result<ToyState> {
  return reading(scenario, 'scenario', (reader) => {
    const { top } = reader.fields('top');
    const s = start(setup, random);
    const at = s.deck.indexOf(top.whole(0, CARDS - 1), s.dealt);
    if (at < 0) top.fail('this card has been dealt');
    [s.deck[s.dealt], s.deck[at]] = [s.deck[at]!, s.deck[s.dealt]!];
    return s;
  });
}

export const toy: Game<ToyState, ToyView, ToyOption, ToyEvent, Data<typeof CONSEQUENCE>> = {
  id: 'toy',
  rules: '2',
  seats: [2, 3],
  options: (value) =>
    reading(value, 'options', (reader) => {
      const { low } = reader.fields('low');
      return { low: low.missing ? false : low.flag() };
    }),
  start,
  arrange,
  blank,
  copy,
  actors: (s) => s.waiting,
  answered: (s) => (s.phase === SHOW ? ((1 << s.seats) - 1) & ~s.waiting : 0),
  legal,
  play,
  question: (s) =>
    s.phase === SHOW ? { kind: 'show', rule: 'toy.show' } : { kind: 'turn', rule: 'toy.turn' },
  option,
  parse: (_, id) => {
    const move = MOVES.parse(id);
    return move.ok ? accept(MOVES.encode(move.value, undefined)) : move;
  },
  refusals,
  view,
  after,
  sample,
  inspect: (s) => s,
  outcome,
  shapes: {
    option: MOVES.shape,
    event: toldShape(EVENTS),
    heard: heardShape(EVENTS),
    consequence: CONSEQUENCE,
  },
  consequences: (s, seat, move) => {
    const painted = s.phase === TURN && move < DRAW;
    return painted ? [{ kind: 'points', seat, points: 1 }] : [];
  },
  turn: () => null,
  orderWords: [],
  ordered: () => null,
  joins: (before, { kind }) => kind === before.kind && kind !== 'answered',
};
