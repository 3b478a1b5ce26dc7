import { MOST_MOVES, nth, part, type Random } from '@treefort/kernel';
import {
  build,
  COLOUR_COUNT,
  colourOf,
  DISCARD,
  PICK,
  PLACE,
  pickedBy,
  placeAt,
  ROOMS,
  type TreehouseHeard,
  type TreehouseState,
  treehouse,
} from '@treefort/treehouse';
import type { Memory, RivalPolicy } from '../heuristics.ts';
import { valueAt } from '../row.ts';
import { type Personality, treehouseHeuristics } from './heuristics.ts';

/** What a rival was seen to do: a room turned up, built somewhere, or thrown away. */
interface Deed {
  readonly kind: 'picked' | 'built' | 'discarded';
  readonly seat: number;
  readonly room: number;
  readonly place: number;
}

/** How far one deed is believed: of a pick one does not know what else was in the hand. */
const TRUST: Readonly<Record<Deed['kind'], number>> = { picked: 0.3, built: 0.9, discarded: 0.9 };
/** Nobody is surer than this of what they do. */
const LEAST_TEMPERATURE = 0.25;

function readDeed(event: TreehouseHeard): Deed | undefined {
  switch (event.kind) {
    case 'built': {
      const { kind, seat, level, place } = event;
      return { kind, seat, room: ROOMS.indexOf(event.room), place: placeAt(level, place) };
    }
    case 'picked':
    case 'discarded': {
      const { kind, seat } = event;
      return { kind, seat, room: ROOMS.indexOf(event.room), place: DISCARD };
    }
    default:
      return undefined;
  }
}

/** An empty table to set trees up on. */
function emptyTable({ seats, junior, fewest }: TreehouseState): TreehouseState {
  const options = { junior: junior === 1, fewest: fewest === 1 };
  const s = treehouse.start({ seats, options }, new Int32Array(4));
  s.handSize = 0;
  return s;
}

/** A kind of rival, and how likely somebody unknown is to be one. */
export interface RivalType {
  readonly share: number;
  readonly plays: RivalPolicy<TreehouseState>;
  /** Such a rival looks ahead: simulations let it choose as the thinking seat would. */
  readonly thinks?: true;
}

/** A kind of rival that plays by rules of thumb. */
export const rivalType = (share: number, mind: Personality, temperature: number): RivalType => ({
  share,
  plays: { policy: treehouseHeuristics(mind).policy, temperature },
});

/** Infers from what each rival was seen to do which policy it plays by. */
export class RivalModel implements Memory<TreehouseState> {
  private readonly types: readonly RivalType[];
  private readonly sure: number;
  private readonly first: Float64Array;
  private readonly deeds: Deed[] = [];
  private weighed = 0;
  private trees: TreehouseState | undefined;
  /** By seat: the probability of each type after what was seen. */
  private shares: readonly Float64Array[] = [];
  private readonly moves = new Int32Array(MOST_MOVES);
  private readonly policy = new Float64Array(MOST_MOVES);

  /** A rival is taken for somebody who looks ahead until all other types together are at least as likely as `sure`. */
  constructor(types: readonly RivalType[], sure = 0) {
    this.types = types;
    this.sure = sure;
    this.first = Float64Array.from(types, ({ share }) => share);
  }

  hear(event: TreehouseHeard): void {
    const deed = readDeed(event);
    if (deed) this.deeds.push(deed);
  }

  likelihood(): number {
    return 1;
  }

  guess(
    state: TreehouseState,
    rival: number,
    random: Random,
  ): RivalPolicy<TreehouseState> | undefined {
    if (rival >= state.seats) return undefined;
    const shares = this.sharesOf(state, rival);
    if (this.thinkers(shares) > 1 - this.sure) return undefined;
    let left = part(random);
    let drawn = 0;
    while (drawn < shares.length - 1 && left >= valueAt(shares, drawn))
      left -= valueAt(shares, drawn++);
    const { plays, thinks } = nth(this.types, drawn);
    return thinks ? undefined : plays;
  }

  private thinkers(shares: Float64Array): number {
    let sum = 0;
    for (const [i, { thinks }] of this.types.entries()) if (thinks) sum += valueAt(shares, i);
    return sum;
  }

  /** How likely a rival is to be of each type. */
  sharesOf(state: TreehouseState, rival: number): Float64Array {
    if (!this.trees) {
      this.trees = emptyTable(state);
      this.shares = Array.from({ length: state.seats }, () => this.first.slice());
    }
    for (; this.weighed < this.deeds.length; this.weighed++) {
      this.weigh(this.trees, nth(this.deeds, this.weighed));
    }
    // A game that began elsewhere than with empty trees was not seen as it was played.
    const seen = this.trees.built[rival] === state.built[rival];
    return seen ? nth(this.shares, rival) : this.first;
  }

  /** Learns from a deed, then does it on the own copy of the trees. */
  private weigh(s: TreehouseState, { kind, seat, room, place }: Deed): void {
    const picked = kind === 'picked';
    const count = picked ? this.allColours(s) : this.allPlaces(s, seat);
    const chosen = this.moves.subarray(0, count).indexOf(picked ? colourOf(room) : place);
    if (chosen < 0) return;
    this.learn(s, seat, count, { chosen, trust: TRUST[kind] });
    if (picked) s.picked[seat] = room;
    else if (place !== DISCARD) build(s, seat, room, place);
  }

  private allColours(s: TreehouseState): number {
    s.phase = PICK;
    for (let colour = 0; colour < COLOUR_COUNT; colour++) this.moves[colour] = colour;
    return COLOUR_COUNT;
  }

  private allPlaces(s: TreehouseState, seat: number): number {
    s.phase = PLACE;
    return pickedBy(s, seat) < 0 ? 0 : treehouse.legal(s, seat, this.moves);
  }

  private learn(
    s: TreehouseState,
    seat: number,
    count: number,
    { chosen, trust }: { chosen: number; trust: number },
  ): void {
    const shares = nth(this.shares, seat);
    let sum = 0;
    for (const [i, { plays }] of this.types.entries()) {
      plays.policy(s, seat, this.moves, count, this.policy);
      const sure = 1 / Math.max(plays.temperature, LEAST_TEMPERATURE);
      let all = 0;
      for (let k = 0; k < count; k++)
        all += (valueAt(this.policy, k) / valueAt(this.policy, chosen)) ** sure;
      const share = valueAt(shares, i) * (trust / all + (1 - trust) / count);
      shares[i] = share;
      sum += share;
    }
    for (const [i, share] of shares.entries()) shares[i] = share / sum;
  }
}
