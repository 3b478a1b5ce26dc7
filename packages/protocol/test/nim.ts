import {
  accept,
  type Game,
  type GameEvent,
  type Option,
  object,
  optional,
  reading,
  refuse,
  type State,
  text,
  type Viewer,
  whole,
  word,
} from '@treefort/kernel';

interface NimState extends State {
  seats: number;
  turn: number;
  heap: number;
}

const blank = (seats: number): NimState => ({
  moment: 0,
  news: 0,
  random: new Int32Array(4),
  seats,
  turn: 0,
  heap: 7,
});

interface Took extends GameEvent {
  readonly kind: 'took';
  readonly seat: number;
  readonly count: number;
}

interface NimView {
  readonly heap: number;
  readonly turn: number;
  readonly viewer: Viewer;
}

/** The smallest game there is: in turn each takes one or two from a heap of seven, the last taker wins. */
const nim: Game<NimState, NimView, Option, Took> = {
  id: 'nim',
  rules: '1',
  seats: [2, 3],
  options: (value) => reading(value, 'options', (reader) => reader.fields()),
  start: ({ seats }) => blank(seats),
  arrange: (scenario, { seats }) =>
    reading(scenario, 'scenario', (reader) => {
      const { heap } = reader.fields('seats', 'heap');
      return { ...blank(seats), heap: heap.whole(1, 7) };
    }),
  blank: ({ seats }) => blank(seats),
  copy: (from, into) => Object.assign(into, from),
  actors: ({ heap, turn, seats }) => (heap > 0 ? 1 << (turn % seats) : 0),
  answered: () => 0,
  legal: ({ heap }, _, out) => {
    out.set([1, 2]);
    return Math.min(heap, 2);
  },
  play: (state, seat, move, tell) => {
    state.heap -= move;
    state.turn++;
    state.moment++;
    tell?.({ kind: 'took', seat, count: move });
  },
  question: () => ({ kind: 'take', rule: 'nim.take' }),
  option: (_, __, move) => ({ id: `take:${move}`, target: 'heap' }),
  parse: (_, id) => {
    const [, count] = /^take:(\d)$/.exec(id) ?? [];
    if (count !== undefined) return accept(Number(count));
    return refuse({ why: 'not-an-option', message: `${JSON.stringify(id)}: no such move` });
  },
  refusals: ({ heap }) =>
    heap === 1 ? [{ id: 'take:2', target: 'heap', rule: 'nim.heap', detail: { heap } }] : [],
  view: ({ heap, turn }, viewer) => ({ heap, turn, viewer }),
  after: (view, { count }: Took) => ({ ...view, heap: view.heap - count, turn: view.turn + 1 }),
  sample: () => blank(2),
  inspect: ({ heap, turn }) => ({ heap, turn }),
  shapes: {
    option: object({ id: text, target: text }),
    event: object({ kind: word(['took']), seat: whole, count: whole, beat: optional(whole) }),
    heard: object({ kind: word(['took']), seat: whole, count: whole, beat: optional(whole) }),
    consequence: object({ left: whole }),
  },
  turn: () => null,
  orderWords: [],
  ordered: () => null,
  consequences: ({ heap }, _, move) => [{ left: heap - move }],
  joins: () => false,
  outcome: ({ heap, turn, seats }) => {
    if (heap > 0) return undefined;
    const last = (turn - 1) % seats;
    const scores = Array.from({ length: seats }, (_, seat) => Number(seat === last));
    return { scores, winners: [last] };
  },
};

export const GAMES: readonly Game[] = [nim as unknown as Game];
