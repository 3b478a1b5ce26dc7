import type { GameEvent } from '@treefort/kernel';
import type { Happening, News, Phrase } from '@treefort/protocol';

/** A text of somebody's own, or one of the phrases. */
export type Said = { readonly text: string } | { readonly phrase: Phrase };

/** A line of chat. */
export interface ChatLine {
  readonly n: number;
  readonly at: number;
  /** Null of somebody who was deleted since. */
  readonly name: string | null;
  /** What was said, or a phrase that is read in one's own language. */
  readonly said: Said;
  readonly seat?: number;
}

interface ChoiceEvents {
  readonly n: number;
  readonly at: number;
  readonly seat: number | undefined;
  readonly events: readonly GameEvent[];
}

/** The log of a table as far as it was received: each entry once, also where news came twice or out of order. */
export class TableLog {
  /** How many entries have been received. */
  n = 0;
  events: readonly GameEvent[] = [];
  /** When each of them happened, on the server's clock. */
  times: readonly number[] = [];
  chat: readonly ChatLine[] = [];
  rematch: string | undefined;
  private choices: readonly ChoiceEvents[] = [];

  /** Adds news and gives the entries that are new. Nothing is taken from older news, or after a gap. */
  add({ n, after, happened }: News): readonly Happening[] | 'old' | 'gap' {
    if (after > this.n) return 'gap';
    if (n < this.n) return 'old';
    const fresh = happened.filter((one) => one.n >= this.n);
    const before = this.choices;
    for (const one of fresh) this.addEntry(one);
    if (this.choices !== before) {
      this.events = this.choices.flatMap(({ events }) => events);
      this.times = this.choices.flatMap(({ events, at }) => events.map(() => at));
    }
    this.n = n;
    return fresh;
  }

  private addEntry({
    did,
    seat,
    from,
    events = [],
    n,
    at,
    name,
    text = '',
    phrase,
    table,
  }: Happening): void {
    if (from !== undefined) this.drop(seat, from);
    if (did === 'choose') this.choices = [...this.choices, { n, at, seat, events }];
    if (did === 'rematch') this.rematch = table;
    if (did === 'chat') {
      this.chat = [
        ...this.chat,
        {
          n,
          at,
          name: name ?? null,
          said: phrase ? { phrase } : { text },
          ...(seat !== undefined && { seat }),
        },
      ];
    }
  }

  /** Forgets what a seat chose from a place on. */
  private drop(seat: number | undefined, from: number): void {
    this.choices = this.choices.filter((choice) => choice.seat !== seat || choice.n < from);
  }
}
