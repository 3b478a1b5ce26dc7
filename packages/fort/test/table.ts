import {
  type BoxFile,
  type FortEvent,
  type FortState,
  type FortView,
  fort,
  type Kind,
  type MadeUpRule,
  type Perk,
} from '@treefort/fort';
import {
  type Game,
  type GameRecord,
  type Options,
  seedFromText,
  sure,
  Table,
  type Viewer,
} from '@treefort/kernel';
import { Player, type Standing } from './player.ts';

/** A seat as a test describes it; what is left out comes at random. */
export interface Sketch {
  readonly hand?: readonly string[];
  /** The top card first. */
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  readonly yard?: readonly string[];
  readonly lookout?: readonly string[];
  readonly stuff?: Partial<Record<Kind, number>>;
  readonly pack?: Partial<Record<Kind, number>>;
  readonly level?: number;
  readonly track?: number;
  readonly perk?: Perk | null;
  readonly rule?: MadeUpRule | null;
  readonly board?: string;
}

/** What is not about one seat. */
export interface Circumstances {
  readonly park?: readonly string[];
  readonly parkDeck?: readonly string[];
  readonly perks?: readonly Perk[];
  readonly rules?: readonly MadeUpRule[];
  readonly leader?: number;
  readonly first?: number;
  readonly round?: number;
  readonly sculpture?: number | null;
  readonly seed?: string;
  readonly box?: BoxFile;
}

/** What `state` shows. */
export interface Everything extends Omit<Required<Circumstances>, 'seed' | 'box'> {
  readonly phase: string;
  readonly seats: readonly Omit<Standing, Kind>[];
  readonly actor: number | null;
  readonly played: string | null;
  readonly declared: string | null;
  readonly inPlay: readonly string[];
  readonly again: boolean;
  readonly trashed: readonly string[];
  readonly ending: boolean;
}

interface Start {
  readonly seats: number;
  readonly options?: Options;
  readonly seed?: string;
  readonly scenario?: unknown;
}

/** A table at some position, and all who sit at it. */
export class Scene {
  readonly table: Table;
  readonly players: readonly Player[];
  readonly heard: FortEvent[] = [];
  /** What came of the last choice and was not yet said. */
  private fresh: FortEvent[] = [];

  constructor({ seats, options = {}, seed = 'scene', scenario }: Start) {
    const game = { game: 'fort', rules: fort.rules, seed: seedFromText(seed), seats, options };
    const record: GameRecord = { ...game, choices: [] };
    const described = scenario === undefined ? record : { ...record, scenario };
    this.table = sure(Table.open([fort as unknown as Game], described));
    this.players = Array.from({ length: seats }, (_, seat) => new Player(this, seat));
  }

  readonly seat = (number: number): Player => this.players[number]!;

  get leader(): Player {
    return this.seat(this.everything.leader);
  }

  /** The n-th rival clockwise from the leader. */
  readonly rival = (n: number): Player =>
    this.seat((this.everything.leader + n) % this.players.length);

  choose(seat: number, option: string): this {
    if (option !== 'skip') this.skipLone();
    this.fresh = this.take(seat, option);
    this.useLone();
    this.heard.push(...this.fresh);
    return this;
  }

  private take(seat: number, option: string): FortEvent[] {
    const decision = String(this.table.state.moment);
    return sure(this.table.choose({ seat, decision, option })) as FortEvent[];
  }

  /** An action that is the only one left to use is used without being told to. */
  private useLone(): void {
    for (;;) {
      const [asked] = this.table.decisions();
      const [lone, ...more] = asked?.options ?? [];
      if (!asked || !lone?.id.startsWith('use:') || more.length > 0) return;
      this.fresh = [...this.fresh, ...this.take(asked.seat, lone.id)];
    }
  }

  /** A leader who can play nothing skips without being told to. */
  skipLone(): this {
    const [asked] = this.table.decisions();
    const isLone = asked?.options.length === 1 && asked.options[0]!.id === 'skip';
    return isLone ? this.choose(asked.seat, 'skip') : this;
  }

  /** Whether this happened by itself after the last choice; each event counts once. */
  claim(wanted: Partial<FortEvent>): boolean {
    const fits = (event: FortEvent) =>
      Object.entries(wanted).every(([key, value]) => Reflect.get(event, key) === value);
    const at = this.fresh.findIndex(fits);
    if (at < 0) return false;
    this.fresh = this.fresh.slice(at + 1);
    return true;
  }

  /** Whether symbols can be added to an action of the card that was played last. */
  multiplies(action: 'public' | 'private'): boolean {
    const { designs } = (this.table.state as FortState).box;
    const card = this.events('played').at(-1)?.card;
    const program = designs.find(({ id }) => id === card)?.programs[action === 'public' ? 0 : 1];
    return program !== undefined && (program.suits !== 0 || program.anySuit);
  }

  offers(seat: number): string[] {
    return this.table.decision(seat)?.options.map(({ id }) => id) ?? [];
  }

  /** The rule that refuses an option, if one does. */
  refused(seat: number, id: string): string | undefined {
    return this.table.refusals(seat).find((refusal) => refusal.id === id)?.rule;
  }

  /** Everybody who is asked to follow declines. */
  allPass(): this {
    while (this.everything.phase === 'follow') {
      for (const { seat } of this.table.decisions()) this.choose(seat, 'pass');
    }
    return this;
  }

  /** The turn goes on to its end with as little as the rules allow. */
  restOfTurn(): this {
    const { leader, round } = this.everything;
    const same = () => this.everything.leader === leader && this.everything.round === round;
    while (!this.table.over && same()) {
      const [decision] = this.table.decisions();
      const ids = decision!.options.map(({ id }) => id);
      const least = ['done', 'pass', 'skip'].find((id) => ids.includes(id));
      this.choose(decision!.seat, least ?? ids[0]!);
    }
    return this;
  }

  get everything(): Everything {
    return fort.inspect(this.table.state as FortState) as Everything;
  }

  view(viewer: Viewer): FortView {
    return fort.view(this.table.state as FortState, viewer);
  }

  events<const K extends FortEvent['kind']>(kind: K): Extract<FortEvent, { kind: K }>[] {
    const found = this.heard.filter((event) => event.kind === kind);
    // Beats are read in the stories of whole games.
    return found.map(({ beat: _, ...event }) => event as Extract<FortEvent, { kind: K }>);
  }
}

/** A fresh game by the rules. */
export const newGame = (seats: number, options: Options = {}, seed = 'scene'): Scene =>
  new Scene({ seats, options, seed });

const ABOUT_TABLE: readonly (keyof Circumstances)[] = [
  ...(['park', 'parkDeck', 'perks', 'rules', 'leader', 'first', 'round', 'sculpture'] as const),
  ...(['seed', 'box'] as const),
];

const isAboutTable = (part: Sketch | Circumstances): part is Circumstances =>
  ABOUT_TABLE.some((key) => key in part);

/** A described table at the leader's Play phase: a sketch for each seat, and last what else is to be as told. */
export function table(...parts: readonly (Sketch | Circumstances)[]): Scene {
  const seats = parts.filter((part) => !isAboutTable(part));
  const { seed = 'scene', box, ...rest }: Circumstances = parts.find(isAboutTable) ?? {};
  const options = box ? { box } : {};
  return new Scene({ seats: seats.length, options, seed, scenario: { seats, ...rest } });
}
