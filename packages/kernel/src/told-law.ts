import { drawFrom, drawMove } from './draw.ts';
import { type GameEvent, heardBy, type Viewer } from './events.ts';
import { type Game, isOver, MOST_MOVES, type Setup, type State, seatsIn } from './game.ts';
import { nth } from './nth.ts';
import { randomFrom, randomFromText } from './random.ts';
import { same } from './same.ts';
import { seedBytes, seedFromText } from './seed.ts';

/** A game whose events are held against its views. */
export interface Retold<S extends State> {
  readonly game: Game<S>;
  readonly setup: Setup;
  /** Fields of the view that no event tells, wherever they stand in it. */
  readonly untold: readonly string[];
}

/** Everybody who may look: each seat, and a watcher. */
export const viewers = (setup: Setup): Viewer[] => [
  ...Array.from({ length: setup.seats }, (_, seat) => seat),
  'watcher',
];

const without = (view: unknown, fields: readonly string[]): unknown =>
  JSON.parse(JSON.stringify(view, (name, value) => (fields.includes(name) ? undefined : value)));

/** Plays a random game; what a viewer hears of each choice must lead from the view before it to the view after it. */
export function checkTold<S extends State>(subject: Retold<S>, name: string): number {
  const { game, setup } = subject;
  const random = randomFromText(name);
  const state = game.start(setup, randomFrom(seedBytes(seedFromText(name))));
  const moves = new Int32Array(MOST_MOVES);
  let choices = 0;
  for (; !isOver(game, state); choices++) {
    const seat = drawFrom(random, seatsIn(game.actors(state)));
    const move = drawMove(random, moves, game.legal(state, seat, moves));
    const where = `${setup.seats} seats, game ${JSON.stringify(name)}, choice ${choices}, ${game.option(state, seat, move).id}`;
    const before = viewers(setup).map((viewer) => game.view(state, viewer));
    const events: GameEvent[] = [];
    game.play(state, seat, move, (event) => events.push(event));
    for (const [i, viewer] of viewers(setup).entries()) {
      leadsToView(subject, nth(before, i), events, {
        viewer,
        where,
        view: game.view(state, viewer),
      });
    }
  }
  return choices;
}

interface Seen {
  readonly viewer: Viewer;
  readonly where: string;
  readonly view: unknown;
}

function leadsToView<S extends State>(
  { game, untold }: Retold<S>,
  before: unknown,
  events: readonly GameEvent[],
  { viewer, where, view }: Seen,
): void {
  const untouched = JSON.stringify(before);
  const heard = events.map((event) => heardBy(event, viewer));
  const folded = heard.reduce((told, event) => game.after(told, event), before);
  const kinds = events.map(({ kind }) => kind).join(', ');
  const law = `what is told leads to the view of ${viewer} (${where}: ${kinds})`;
  same(law, without(folded, untold), without(view, untold));
  same('telling changes no view', JSON.stringify(before), untouched);
}
