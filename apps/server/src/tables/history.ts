import { type GameEvent, heardBy, type Viewer } from '@treefort/kernel';
import type { Happening } from '@treefort/protocol';
import type { LogEntry } from './log-entry.ts';
import type { NameThen } from './plan.ts';

/** An entry that others are told of: standing orders are nobody's business. */
type ToldEntry = Exclude<LogEntry, { did: 'orders' }>;

/** An entry that was applied, and what it made happen in the game. */
export interface AppliedEntry {
  readonly entry: LogEntry;
  readonly at: number;
  readonly events: readonly GameEvent[];
}

/** An entry as it is told, in JSON. */
interface Item {
  readonly n: number;
  readonly did: ToldEntry['did'];
  readonly seat: number | null;
  readonly text: string;
  /** For the seats that hear more than the others. */
  readonly own: ReadonlyMap<Viewer, string>;
  /** How many of its choices have not been taken back. */
  standing: number;
  /** What it took back, if anything. */
  readonly undone: Undone | undefined;
}

/** Choices of a seat that were taken back: all from one place on. */
interface Undone {
  readonly from: number;
  /** The entry of the earliest of them, of which others may still stand. */
  readonly entry: Item;
}

/** Entries that change only the game; all others may change who sits where. */
const GAME_ONLY: ReadonlySet<ToldEntry['did']> = new Set(['choose', 'undo', 'chat', 'rest']);

/** So many entries besides the choices are kept: choices are as many as a game has, but talk has no end. */
const MOST_OTHERS = 500;

/**
 * What is told of a table's log, each entry as the text that is sent. A choice that was taken back is forgotten, and its
 * undo is told only to those who had been told of the choice: so this is no longer than a game, whatever the log is.
 */
export class History {
  /** How many entries have been told. */
  count = 0;
  private items: Item[] = [];
  private others = 0;
  /** For each choice of the game's record, the entry that made it. */
  private readonly makers: Item[] = [];

  /** Adds an entry, after which the game's record has so many choices. */
  add({ entry, at, events }: AppliedEntry, choices: number): void {
    if (entry.did === 'orders') return;
    const made = entry.did === 'choose' ? entry.options.length : 0;
    // Fewer choices than were made: an undo, or a sealed answer that was changed.
    const undos = this.makers.length + made - choices;
    const seat = 'seat' in entry ? entry.seat : null;
    const undone = undos > 0 ? this.takeBack(seat, undos) : undefined;
    const happened = { n: this.count, at, ...told(entry), ...(undone && { from: undone.from }) };
    const texts = textsFor(happened, events);
    const item = { n: this.count, did: entry.did, seat, ...texts, standing: made, undone };
    this.count++;
    this.items.push(item);
    for (let i = 0; i < made; i++) this.makers.push(item);
    if (made === 0 && ++this.others > 2 * MOST_OTHERS) this.dropOthers();
  }

  /** Forgets the last choices of a seat, and with them what these had replaced. */
  private takeBack(seat: number | null, undos: number): Undone | undefined {
    let undone: Undone | undefined;
    for (let i = 0; i < undos; i++) {
      const at = this.makers.findLastIndex((maker) => maker.seat === seat);
      const entry = this.makers.splice(at, 1)[0]!;
      const from = Math.min(entry.n, entry.undone?.from ?? entry.n, undone?.from ?? entry.n);
      undone = { from, entry };
      entry.standing--;
      if (entry.standing === 0) this.items.splice(this.items.lastIndexOf(entry), 1);
    }
    return undone;
  }

  private dropOthers(): void {
    let surplus = this.others - MOST_OTHERS;
    this.items = this.items.filter(({ did }) => did === 'choose' || surplus-- <= 0);
    this.others = MOST_OTHERS;
  }

  private from(after: number): number {
    let from = this.items.length;
    while (from > 0 && this.items[from - 1]!.n >= after) from--;
    return from;
  }

  /** What a viewer is told who has been told so many entries, as a list in JSON. */
  since(after: number, viewer: Viewer): string {
    const texts: string[] = [];
    for (let i = this.from(after); i < this.items.length; i++) {
      const item = this.items[i]!;
      if (isTold(item, after)) texts.push(item.own.get(viewer) ?? item.text);
    }
    return `[${texts.join(',')}]`;
  }

  /** Whether who sits where may have changed since so many entries. */
  changedSeats(after: number): boolean {
    for (let i = this.items.length - 1; i >= 0 && this.items[i]!.n >= after; i--) {
      if (!GAME_ONLY.has(this.items[i]!.did)) return true;
    }
    return false;
  }
}

/** An undo is told where a choice that it took back was told before, or is told now because others of its entry stand. */
const isTold = ({ did, undone }: Item, after: number): boolean =>
  did !== 'undo' || !undone || undone.from < after || undone.entry.standing > 0;

const saidIn = ({ text, phrase }: Extract<LogEntry, { did: 'chat' }>) => ({
  ...(text !== undefined && { text }),
  ...(phrase !== undefined && { phrase }),
});

const named = ({ name }: { readonly name: NameThen }) => (name === null ? {} : { name });

/** An entry as everybody may see it. */
function told(entry: ToldEntry): Omit<Happening, 'n' | 'at'> {
  const { did } = entry;
  const seat = 'seat' in entry && entry.seat !== null ? { seat: entry.seat } : {};
  switch (entry.did) {
    case 'sit':
    case 'remove':
      return { did, ...seat, ...named(entry) };
    case 'vote':
      return { did, ...seat, yes: entry.yes };
    case 'chat':
      return { did, ...seat, ...named(entry), ...saidIn(entry) };
    case 'away':
      return { did, ...seat, why: entry.why };
    case 'rest':
      return { did, ...seat, days: entry.days };
    case 'rematch':
      return { did, table: entry.table };
    case 'choose':
    case 'undo':
    case 'contribute':
    case 'stand':
    case 'start':
    case 'back':
    case 'invite':
      return { did, ...seat };
  }
}

const NOBODY: ReadonlyMap<Viewer, string> = new Map();

/** An entry with its events as all hear them, and as those do who hear more. */
function textsFor(happened: Happening, events: readonly GameEvent[]): Pick<Item, 'text' | 'own'> {
  if (happened.did !== 'choose') return { text: JSON.stringify(happened), own: NOBODY };
  const heard = (viewer: Viewer): string =>
    JSON.stringify({ ...happened, events: events.map((event) => heardBy(event, viewer)) });
  const text = heard('watcher');
  const insiders = new Set(events.flatMap(({ secret }) => secret?.seats ?? []));
  if (insiders.size === 0) return { text, own: NOBODY };
  return { text, own: new Map([...insiders].map((seat) => [seat, heard(seat)])) };
}
