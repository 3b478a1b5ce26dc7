import { type Game, seedFromText, sure, Table, type Viewer } from '@treefort/kernel';
import {
  type BuiltRoom,
  type Changer,
  COLOURS,
  type Colour,
  ROOMS,
  type RoomName,
  type TreehouseEvent,
  type TreehouseState,
  type TreehouseView,
  treehouse,
} from '@treefort/treehouse';
import { expect } from 'vitest';

export type Spot = `${number}:${number}`;
/** A room by its name, or any room of a colour. */
type Wanted = RoomName | Colour;

export interface Sketch {
  readonly tree?: Readonly<Record<Spot, Wanted>>;
  readonly hand?: readonly Wanted[];
  readonly score?: number;
}

export interface Circumstances {
  readonly week?: number;
  /** Who is first in week 1; who was first last week in a later one. */
  readonly first?: number;
  readonly junior?: boolean;
  readonly fewest?: boolean;
  readonly seed?: string;
}

/** What `state` shows of a player. */
interface Player {
  readonly hand: readonly RoomName[];
  readonly tree: readonly BuiltRoom[];
  readonly balance: number;
  readonly score: number;
  readonly picked: RoomName | null;
  readonly changer: Changer | null;
}

export interface Everything {
  readonly week: number;
  readonly phase: string;
  readonly players: readonly Player[];
  readonly deck: readonly RoomName[];
  readonly discard: readonly RoomName[];
  readonly changers: Readonly<Partial<Record<Colour, Changer | number>>>;
  readonly first: number | null;
}

export const colourOf = (room: RoomName): Colour => COLOURS[Math.floor(ROOMS.indexOf(room) / 12)]!;

const isColour = (wanted: Wanted): wanted is Colour => COLOURS.some((colour) => colour === wanted);

/** Turns a sketch into a scenario: a colour becomes a room of that colour which is named nowhere. */
function scenarioOf({ week, first }: Circumstances, sketches: readonly Sketch[]): unknown {
  const wanted = sketches.flatMap(({ tree, hand }) => [
    ...Object.values(tree ?? {}),
    ...(hand ?? []),
  ]);
  const free = ROOMS.filter((room) => !wanted.includes(room));
  const named = (want: Wanted): RoomName => {
    if (!isColour(want)) return want;
    const at = free.findIndex((room) => colourOf(room) === want);
    return free.splice(at, 1)[0]!;
  };
  const seats = sketches.map(({ tree, hand, score }) => ({
    tree: Object.entries(tree ?? {}).map(([spot, want]) => {
      const [level, place] = spot.split(':').map(Number);
      return { level, place, room: named(want) };
    }),
    ...(hand && { hand: hand.map(named) }),
    ...(score !== undefined && { score }),
  }));
  return { seats, ...(week && { week }), ...(first !== undefined && { first }) };
}

/** One player at the table, who acts as the rulebook says it. */
class Seat {
  private readonly scene: Scene;
  readonly number: number;

  constructor(scene: Scene, number: number) {
    this.scene = scene;
    this.number = number;
  }

  chooses(option: string): this {
    const { table } = this.scene;
    const decision = String(table.state.moment);
    const events = sure(table.choose({ seat: this.number, decision, option }));
    this.scene.heard.push(...(events as TreehouseEvent[]));
    return this;
  }

  readonly picks = (room: RoomName): this => this.chooses(`pick:${room}`);
  readonly builds = (spot: Spot): this => this.chooses(`place:${spot}`);
  readonly discards = (): this => this.chooses('discard');
  readonly takes = (changer: Changer): this => this.chooses(`take:${changer}`);
  readonly covers = (colour: Colour): this => this.chooses(`cover:${colour}`);
  readonly colours = (colour: Colour): this => this.chooses(`colour:${colour}`);

  get options(): string[] {
    return this.scene.table.decision(this.number)?.options.map(({ id }) => id) ?? [];
  }

  /** The places offered for the picked room. */
  get spots(): string[] {
    return this.options.flatMap((id) => (id.startsWith('place:') ? [id.slice(6)] : []));
  }

  /** What is greyed out, and by which rule. */
  get refused(): Record<string, string> {
    const refusals = this.scene.table.refusals(this.number);
    return Object.fromEntries(refusals.map(({ id, rule }) => [id.replace('place:', ''), rule]));
  }

  /** Tries what is refused: the rule is named and nothing happens. */
  cannot(option: string, rule: string): this {
    const { table } = this.scene;
    const before = table.record;
    const decision = String(table.state.moment);
    const tried = table.choose({ seat: this.number, decision, option });
    expect(tried).toMatchObject({ ok: false, fault: { why: 'not-an-option', rule } });
    expect(table.record).toEqual(before);
    return this;
  }

  readonly cannotBuild = (spot: Spot, rule: string): this => this.cannot(`place:${spot}`, rule);

  get is(): Player {
    return this.scene.everything.players[this.number]!;
  }

  has(wanted: Partial<Player>): this {
    expect(this.is).toMatchObject(wanted);
    return this;
  }

  /** How the tree stands: its places and colours. */
  get tree(): Record<string, Colour> {
    return Object.fromEntries(
      this.is.tree.map(({ level, place, colour }) => [`${level}:${place}`, colour]),
    );
  }

  get view(): TreehouseView {
    return this.scene.view(this.number);
  }
}

/** A table at some position, and all who sit at it. */
export class Scene {
  readonly table: Table;
  readonly seats: readonly Seat[];
  readonly heard: TreehouseEvent[] = [];

  constructor(circumstances: Circumstances, seats: number, scenario?: unknown) {
    const { junior = false, fewest = false, seed = 'scene' } = circumstances;
    const start = { game: 'treehouse', rules: treehouse.rules, seed: seedFromText(seed), seats };
    const record = { ...start, options: { junior, fewest }, choices: [] };
    const described = scenario === undefined ? record : { ...record, scenario };
    this.table = sure(Table.open([treehouse as unknown as Game], described));
    this.seats = Array.from({ length: seats }, (_, seat) => new Seat(this, seat));
  }

  readonly seat = (number: number): Seat => this.seats[number]!;

  get everything(): Everything {
    return treehouse.inspect(this.table.state as TreehouseState) as Everything;
  }

  view(viewer: Viewer): TreehouseView {
    return treehouse.view(this.table.state as TreehouseState, viewer);
  }

  /** Who is asked now. */
  get asked(): number[] {
    return this.table.decisions().map(({ seat }) => seat);
  }

  /** All who are asked now and have not answered do: pick the first room, build nothing, lay on the first colour. */
  rest(): this {
    for (const { seat, kind, options } of this.table.decisions()) {
      this.seat(seat).chooses(kind === 'place' ? 'discard' : options[0]!.id);
    }
    return this;
  }

  /** All go on, without building, until this phase begins. */
  restUntil(phase: string): this {
    while (this.everything.phase !== phase) {
      if (this.table.over) throw new Error(`the game is over before ${phase}`);
      this.rest();
    }
    return this;
  }

  /** All go on until this phase is over. */
  restOf(phase: string): this {
    while (this.everything.phase === phase) this.rest();
    return this;
  }

  events<const K extends TreehouseEvent['kind']>(kind: K): Extract<TreehouseEvent, { kind: K }>[] {
    const found = this.heard.filter((event) => event.kind === kind);
    // Beats are read in the stories of whole games.
    return found.map(({ beat: _, ...event }) => event as Extract<TreehouseEvent, { kind: K }>);
  }
}

/** A fresh game by the rules. */
export const newGame = (seats: number, circumstances: Circumstances = {}): Scene =>
  new Scene(circumstances, seats);

/** A described table: a sketch for each seat, the rest at random. */
export const tableIn = (circumstances: Circumstances, ...sketches: Sketch[]): Scene =>
  new Scene(circumstances, sketches.length, scenarioOf(circumstances, sketches));

export const table = (...sketches: Sketch[]): Scene => tableIn({}, ...sketches);

/** The scoring of a week, everybody having built what the sketch shows. */
export function scoring(circumstances: Circumstances, ...sketches: Sketch[]): Scene {
  const hand: Wanted[] = ['brown', 'purple'];
  const scene = tableIn(circumstances, ...sketches.map((sketch) => ({ hand, ...sketch })));
  return scene.rest().rest();
}
