import {
  allowedPlaces,
  balanceOf,
  build,
  builtBy,
  COLOURS,
  type Colour,
  colourOf,
  countOf,
  openTo,
  pickedBy,
  type TreehouseState,
  touchingOf,
  treehouse,
  unblockedAt,
} from '@treefort/treehouse';

/** What can be counted in the trees of a position. */

function ones(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

/** The trees of a position, as one seat looks at them. */
export class Trees {
  private readonly state: TreehouseState;
  private readonly seat: number;

  constructor(state: TreehouseState, seat: number) {
    this.state = state;
    this.seat = seat;
  }

  count(colour: Colour, seat = this.seat): number {
    return countOf(this.state, seat, COLOURS.indexOf(colour));
  }

  get rivals(): readonly number[] {
    return Array.from({ length: this.state.seats }, (_, seat) => seat).filter(
      (seat) => seat !== this.seat,
    );
  }

  /** The rival with the most rooms of a colour. */
  strongest(colour: Colour): number {
    const count = (seat: number): number => this.count(colour, seat);
    return this.rivals.reduce((best, seat) => (count(seat) > count(best) ? seat : best));
  }

  /** The places where a room of a colour could go now. */
  places(colour: Colour, seat = this.seat): number {
    return ones(allowedPlaces(this.state, seat, COLOURS.indexOf(colour)));
  }

  /** The free places that touch the colour: where it could ever grow. */
  growth(colour: Colour): number {
    const { state, seat } = this;
    return ones(touchingOf(state, seat, COLOURS.indexOf(colour)) & ~builtBy(state, seat));
  }

  /** The places that are free to build on. */
  get open(): number {
    const { state, seat } = this;
    return ones(openTo(state, seat) & unblockedAt(balanceOf(state, seat)));
  }

  get balance(): number {
    return balanceOf(this.state, this.seat);
  }

  /** The colours that stand in the tree. */
  get colours(): readonly Colour[] {
    return COLOURS.filter((colour) => this.count(colour) > 0);
  }

  /** The trees once the picked room stands on a place. */
  with(place: number): Trees {
    const { state, seat } = this;
    const options = { junior: state.junior === 1, fewest: state.fewest === 1 };
    const after = treehouse.copy(state, treehouse.blank({ seats: state.seats, options }));
    build(after, seat, pickedBy(state, seat), place);
    return new Trees(after, seat);
  }

  /** What each place for the picked room would lead to. */
  get ways(): readonly Trees[] {
    const { state, seat } = this;
    const ways: Trees[] = [];
    let places = allowedPlaces(state, seat, colourOf(pickedBy(state, seat)));
    for (; places !== 0; places &= places - 1) {
      ways.push(this.with(31 - Math.clz32(places & -places)));
    }
    return ways;
  }
}
