import type { FortEvent, Tell } from './events.ts';

/** What belongs together when a game is told: beats, and steps in a row that are one event. */

type Kind = FortEvent['kind'];

/** How an action begins, up to what it does. */
const BEGINNING: readonly Kind[] = ['used', 'chose-suit', 'added', 'lent', 'followed', 'counted'];
/** What an action does to pizzas, toys and points. */
const GOODS: readonly Kind[] = ['gained', 'packed', 'spent', 'converted', 'copied', 'scored'];

/** What each kind of event may follow in the same beat; most begin one of their own. */
const AFTER: Readonly<Record<Kind, readonly Kind[] | 'anything'>> = {
  answered: [],
  drafted: ['drafted'],
  turn: [],
  'cleaned-up': ['turn'],
  skipped: [],
  played: [],
  declared: ['played'],
  used: [],
  'chose-suit': BEGINNING,
  added: BEGINNING,
  lent: BEGINNING,
  counted: BEGINNING,
  gained: [...BEGINNING, ...GOODS],
  packed: [...BEGINNING, ...GOODS],
  spent: [...BEGINNING, ...GOODS],
  converted: [...BEGINNING, ...GOODS],
  copied: [...BEGINNING, ...GOODS],
  scored: [...BEGINNING, ...GOODS],
  advanced: BEGINNING,
  stopped: 'anything',
  'action-done': 'anything',
  looks: ['advanced'],
  'kept-rule': ['looks'],
  'took-perk': [],
  'took-sculpture': ['advanced'],
  'used-perk': [],
  recycled: [],
  tucked: BEGINNING,
  trashed: BEGINNING,
  recruited: BEGINNING,
  'turned-up': 'anything',
  followed: ['followed'],
  passed: [],
  'play-done': 'anything',
  discarded: [],
  reshuffled: [],
  drew: ['reshuffled'],
  ending: 'anything',
  'final-points': [],
  over: [],
};

/** At the end each made-up rule is turned over on its own; what lies open is counted for all at once. */
const countedAtOnce = (before: FortEvent, event: FortEvent): boolean =>
  event.kind === 'final-points' &&
  before.kind === 'final-points' &&
  event.part === before.part &&
  event.part !== 'rule';

/** Whether two events are told in one sentence. */
export function joins(before: FortEvent, event: FortEvent): boolean {
  if (countedAtOnce(before, event)) return true;
  if ('seat' in event && 'seat' in before && event.seat !== before.seat) {
    return event.kind === 'drafted' && before.kind === 'drafted';
  }
  const after = AFTER[event.kind];
  return after === 'anything' || after.includes(before.kind);
}

type Repeated = Extract<FortEvent, { kind: 'lent' | 'gained' | 'packed' | 'spent' | 'converted' }>;

const REPEATED: readonly Kind[] = ['lent', 'gained', 'packed', 'spent', 'converted'];

const isRepeated = (event: FortEvent): event is Repeated => REPEATED.includes(event.kind);

/** Several events in a row as one, where they differ only in how much; undefined where they are different things. */
function merged(a: FortEvent, b: FortEvent): FortEvent | undefined {
  if (a.kind === 'scored' && b.kind === 'scored' && a.seat === b.seat) {
    return { ...b, points: a.points + b.points };
  }
  if (!isRepeated(a) || !isRepeated(b)) return undefined;
  const { n, ...first } = a;
  const { n: more, ...second } = b;
  return JSON.stringify(first) === JSON.stringify(second) ? { ...b, n: n + more } : undefined;
}

/** Tells steps that an action does in a row as one event with their number. */
export class Merging {
  private readonly tell: Tell;
  private last: FortEvent | undefined;

  constructor(tell: Tell) {
    this.tell = tell;
  }

  readonly hear: Tell = (event) => {
    const both = this.last && merged(this.last, event);
    if (!both) this.flush();
    this.last = both ?? event;
  };

  flush(): void {
    if (this.last) this.tell(this.last);
    this.last = undefined;
  }
}
