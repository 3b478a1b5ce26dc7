import {
  decisionOf,
  moveOf,
  type Random,
  randomFromText,
  type Setup,
  sure,
} from '@treefort/kernel';
import { COLOURS, type Colour, ROOMS, type TreehouseState, treehouse } from '@treefort/treehouse';
import type { Bot, Budget } from '../../src/bot.ts';

/** Names rooms by their colours, each once. */
class Rooms {
  private readonly used = COLOURS.map(() => 0);

  take(colour: Colour): string {
    const at = COLOURS.indexOf(colour);
    return ROOMS[at * 12 + this.used[at]!++]!;
  }
}

/** A seat as a test describes it: what stands where, as `level:place`, and the hand, in colours. */
interface Seat {
  readonly tree?: Readonly<Record<string, Colour>>;
  readonly hand?: readonly Colour[];
  readonly score?: number;
}

/** A position at the start of a pick. */
export function position(seats: readonly Seat[], week: number, options = {}): TreehouseState {
  const rooms = new Rooms();
  const scenario = {
    week,
    seats: seats.map(({ tree = {}, hand = [], score = 0 }) => ({
      tree: Object.entries(tree).map(([at, colour]) => {
        const [level, place] = at.split(':').map(Number);
        return { level, place, room: rooms.take(colour) };
      }),
      hand: hand.map((colour) => rooms.take(colour)),
      score,
    })),
  };
  const setup: Setup = { seats: seats.length, options: sure(treehouse.options(options)) };
  return sure(treehouse.arrange(scenario, setup, randomFromText('position')));
}

const colourIn = (option: string): Colour | undefined => {
  const room = ROOMS.findIndex((name) => option === `pick:${name}`);
  return room < 0 ? undefined : COLOURS[Math.floor(room / 12)];
};

/** What a bot answers for a seat, a picked room as its colour. */
export function answer(bot: Bot, state: TreehouseState, seat: number, budget: Budget): string {
  const decision = decisionOf(treehouse, state, seat);
  const view = treehouse.view(state, seat);
  const option = bot.sit(seat).choose(view, decision, budget, dice(state));
  const colour = colourIn(option);
  return colour === undefined ? option : `pick:${colour}`;
}

const dice = (state: TreehouseState): Random => randomFromText(`dice ${state.moment}`);

/** Plays an option, a pick by its colour. */
export function play(state: TreehouseState, seat: number, option: string): void {
  const { options } = decisionOf(treehouse, state, seat);
  const found = options.find(({ id }) => id === option || `pick:${colourIn(id)}` === option);
  if (!found) throw new Error(`${option} is not among ${options.map(({ id }) => id).join(', ')}`);
  treehouse.play(state, seat, moveOf(treehouse, state, seat, found.id)!);
}
