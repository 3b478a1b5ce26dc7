import type { GameEvent } from '@treefort/kernel';
import type { Happening, News } from '@treefort/protocol';

/** A line of chat. */
export interface ChatLine {
  readonly n: number;
  readonly at: number;
  readonly name: string;
  readonly text: string;
  readonly seat?: number;
}

interface ChoiceEvents {
  readonly n: number;
  readonly seat: number | undefined;
  readonly events: readonly GameEvent[];
}

/** The log of a table as far as it was received: each entry once, also where news came twice or out of order. */
export class TableLog {
  /** How many entries have been received. */
  n = 0;
  events: readonly GameEvent[] = [];
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
    if (this.choices !== before) this.events = this.choices.flatMap(({ events }) => events);
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
    name = '',
    text = '',
    table,
  }: Happening): void {
    if (from !== undefined) this.drop(seat, from);
    if (did === 'choose') this.choices = [...this.choices, { n, seat, events }];
    if (did === 'rematch') this.rematch = table;
    if (did === 'chat') {
      this.chat = [...this.chat, { n, at, name, text, ...(seat !== undefined && { seat }) }];
    }
  }

  /** Forgets what a seat chose from a place on. */
  private drop(seat: number | undefined, from: number): void {
    this.choices = this.choices.filter((choice) => choice.seat !== seat || choice.n < from);
  }
}
