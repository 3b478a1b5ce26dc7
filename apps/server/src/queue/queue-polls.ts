import { LongPolls } from '../http/long-polls.ts';

/** Milliseconds for which a page counts as open between two requests. */
const BETWEEN_REQUESTS = 5000;
/** Milliseconds in which a page that hung up may come back: it may have been loaded again. */
const RELOAD = 2500;

interface Page {
  readonly address: string;
  /** Requests that wait. */
  readonly waits: Set<() => void>;
  /** When the last request ended. */
  seen: number;
  /** Whether it ended because the page hung up: it was closed, or is being loaded again. */
  hungUp: boolean;
}

/** A request that waits for news of a player. */
interface Poll {
  /** Whether the player's page was not known here to be open. */
  readonly isNew: boolean;
  readonly over: Promise<void>;
  end(): void;
  hangUp(): void;
}

/** The pages of those in the queue that are open at this server, and their requests that wait for news. */
export class QueuePolls {
  private readonly longPolls = new LongPolls();
  private readonly pages = new Map<string, Page>();

  /** Notes that the page of a player is open. */
  see(player: string, address: string): Page {
    const known = this.pages.get(player);
    const page = known ?? { address, waits: new Set(), seen: 0, hungUp: false };
    page.seen = performance.now();
    page.hungUp = false;
    this.pages.set(player, page);
    return page;
  }

  /** Waits for news of a player, at most so many milliseconds; `end` ends it. */
  wait(player: string, address: string, ms: number): Poll {
    const isNew = this.pages.get(player)?.hungUp ?? true;
    const page = this.see(player, address);
    const { over, end } = this.longPolls.wait(ms);
    page.waits.add(end);
    const ended = over.then(() => {
      page.waits.delete(end);
      page.seen = performance.now();
    });
    const hangUp = (): void => {
      page.waits.delete(end);
      page.hungUp = page.waits.size === 0;
      end();
    };
    return { isNew, over: ended, end, hangUp };
  }

  /** There is news of a player. */
  tell(player: string): void {
    for (const end of [...(this.pages.get(player)?.waits ?? [])]) end();
  }

  /** There may be news of anybody. */
  tellAll(): void {
    for (const player of this.pages.keys()) this.tell(player);
  }

  forget(player: string): void {
    this.tell(player);
    this.pages.delete(player);
  }

  /** The players whose pages are open; those of others are forgotten. */
  open(): string[] {
    const since = performance.now() - BETWEEN_REQUESTS;
    for (const [player, { waits, seen }] of this.pages) {
      if (waits.size === 0 && seen < since) this.pages.delete(player);
    }
    return [...this.pages].flatMap(([player, { hungUp }]) => (hungUp ? [] : [player]));
  }

  /** The players whose pages hung up and have not come back here: each is named once. */
  gone(): string[] {
    const since = performance.now() - RELOAD;
    const gone = [...this.pages].filter(([, { hungUp, seen }]) => hungUp && seen < since);
    for (const [player] of gone) this.pages.delete(player);
    return gone.map(([player]) => player);
  }

  /** How many others wait at an address. */
  othersAt(address: string, player: string): number {
    let count = 0;
    for (const [other, page] of this.pages) {
      if (other !== player && page.address === address) count++;
    }
    return count;
  }

  close(): void {
    this.longPolls.close();
  }
}
