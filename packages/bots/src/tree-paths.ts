import { valueAt } from './row.ts';
import type { VisitTable } from './visit-table.ts';

export const MOST_SEATS = 4;
/** Two for each choice of a simulation; the longest games have a thousand choices. */
const MOST_STEPS = 8192;

/** The two hashes that find a node or an edge. */
export interface Key {
  readonly place: number;
  readonly mark: number;
}

/** Where each seat stands in its own tree during a simulation, and all entries that were passed. */
export class TreePaths {
  /** By seat: the two hashes of its own moves so far. */
  readonly places = new Int32Array(MOST_SEATS);
  readonly marks = new Int32Array(MOST_SEATS);
  /** The table entries to update at the end of a simulation, and the seat of each. */
  private readonly entries = new Int32Array(MOST_STEPS);
  private readonly walkers = new Int8Array(MOST_STEPS);
  private steps = 0;

  /** Begins at the roots; the thinking seat's is given. */
  begin(seat: number, { place, mark }: Key): void {
    // Each rival's tree has a root of its own, or what rivals think would count as the own opinion.
    for (let rival = 0; rival < MOST_SEATS; rival++) {
      this.places[rival] = ~rival;
      this.marks[rival] = ~rival;
    }
    this.places[seat] = place;
    this.marks[seat] = mark;
    this.steps = 0;
  }

  pass(entry: number, seat: number): void {
    this.entries[this.steps] = entry;
    this.walkers[this.steps++] = seat;
  }

  /** Counts a visit for every entry that was passed, with what its seat got. */
  credit(visitTable: VisitTable, result: Float64Array): void {
    for (let i = 0; i < this.steps; i++) {
      visitTable.visit(this.entries[i]!, valueAt(result, this.walkers[i]!));
    }
  }
}
