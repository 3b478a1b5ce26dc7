import type { GameEvent } from '@treefort/kernel';
import type { Happening, News } from '@treefort/protocol';

/** A line of chat. */
export interface Said {
  readonly n: number;
  readonly at: number;
  readonly name: string;
  readonly text: string;
  readonly seat?: number;
}

interface Chapter {
  readonly seat: number | undefined;
  readonly events: readonly GameEvent[];
}

/** What happened at a table, each entry of its log once, whatever is told twice or out of order. */
export class Story {
  /** How many entries of the log have been heard. */
  n = 0;
  events: readonly GameEvent[] = [];
  chat: readonly Said[] = [];
  rematch: string | undefined;
  private chapters: readonly Chapter[] = [];

  /** What news adds. Nothing is taken from news that is older, or that leaves something out. */
  hear({ n, after, happened }: News): readonly Happening[] | 'old' | 'gap' {
    if (after > this.n) return 'gap';
    if (n < this.n) return 'old';
    const fresh = happened.filter((one) => one.n >= this.n);
    const before = this.chapters;
    for (const one of fresh) this.add(one);
    if (this.chapters !== before) this.events = this.chapters.flatMap(({ events }) => events);
    this.n = n;
    return fresh;
  }

  private add({ did, seat, events = [], n, at, name = '', text = '', table }: Happening): void {
    if (did === 'choose') this.chapters = [...this.chapters, { seat, events }];
    if (did === 'undo') this.drop(seat);
    if (did === 'rematch') this.rematch = table;
    if (did === 'chat') {
      this.chat = [...this.chat, { n, at, name, text, ...(seat !== undefined && { seat }) }];
    }
  }

  /** What a seat takes back was its last choice. */
  private drop(seat: number | undefined): void {
    const last = this.chapters.findLastIndex((chapter) => chapter.seat === seat);
    if (last >= 0) this.chapters = this.chapters.toSpliced(last, 1);
  }
}
