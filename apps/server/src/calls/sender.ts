import type { CallPatience } from '../config.ts';
import { type Log, loggableError } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Delivery } from './call.ts';
import type { Message, Outbox } from './outbox.ts';
import { quietFor } from './quiet-hours.ts';

/** Milliseconds between two times of tidying up. */
const TIDY = 3_600_000;
/** Messages that are being sent at a time, and those of them to one host: one that hangs leaves room for others. */
const MOST_AT_ONCE = 32;
const MOST_TO_HOST = 8;
/** Milliseconds before another look at a message to a host that is busy. */
const BUSY = 2000;
/** Each further try waits so many times as long as the one before. */
const LONGER = 4;
const MOST_TRIES = 6;

/** What a player gets in a day at most: what is more than that is a flood. */
const MOST_A_DAY = { push: 200, mail: 20, webhook: 200 } as const;

export interface SenderOptions {
  readonly outbox: Outbox;
  /** Sends a message, or gives null where there is no longer a reason for it. */
  deliver(message: Message): Promise<Delivery | null>;
  /** The address of a message leads nowhere any more. */
  forget(message: Message): Promise<void>;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly patience: CallPatience;
}

/** To whom a message is handed. */
function hostOf({ channel, endpoint, address }: Message): string {
  if (channel === 'mail') return channel;
  const url = endpoint ?? address ?? '';
  return URL.canParse(url) ? new URL(url).host : '';
}

/** Sends what is in the outbox, beside everything else that a server does. */
export class Sender {
  private readonly options: SenderOptions;
  private readonly underWay = new Set<Promise<void>>();
  private readonly toHost = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;
  private tidier: NodeJS.Timeout | undefined;
  private claiming = false;
  /** Perhaps not all that were due could be claimed. */
  private more = false;
  private stopped = false;

  constructor(options: SenderOptions) {
    this.options = options;
  }

  start(): void {
    this.timer = setInterval(() => this.wake(), this.options.patience.interval);
    this.tidier = setInterval(() => this.run(this.options.outbox.tidy()), TIDY);
  }

  /** Looks for messages now. */
  wake(): void {
    const room = MOST_AT_ONCE - this.underWay.size;
    if (this.stopped || room <= 0) return;
    this.more = this.claiming;
    if (this.claiming) return;
    this.claiming = true;
    this.run(this.claim(room));
  }

  /** Ends when nothing is under way; what was not sent by then is sent by another server, or later. */
  async close(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    clearInterval(this.tidier);
    await Promise.all(this.underWay);
  }

  private async claim(room: number): Promise<void> {
    try {
      const messages = await this.options.outbox.claim(room);
      this.more ||= messages.length === room;
      for (const message of messages) this.run(this.handle(message));
    } finally {
      this.claiming = false;
    }
  }

  private run(work: Promise<void>): void {
    const reported = work
      .catch((error: unknown) =>
        this.options.log.error(loggableError(error), 'calling players failed'),
      )
      .finally(() => {
        this.underWay.delete(reported);
        if (this.more) this.wake();
      });
    this.underWay.add(reported);
  }

  private async handle(message: Message): Promise<void> {
    const { outbox } = this.options;
    const host = hostOf(message);
    const busy = this.toHost.get(host) ?? 0;
    const quiet = message.confirmation === null ? message.quiet : null;
    const wait = quiet ? quietFor(Date.now(), quiet) : 0;
    if (wait > 0) return await outbox.putOffUntilQuietEnds(message, wait);
    if (busy >= MOST_TO_HOST) return await outbox.putOff(message, BUSY);
    this.toHost.set(host, busy + 1);
    try {
      await this.send(message);
    } finally {
      const left = (this.toHost.get(host) ?? 1) - 1;
      if (left > 0) this.toHost.set(host, left);
      else this.toHost.delete(host);
    }
  }

  private async send(message: Message): Promise<void> {
    const { outbox, metrics } = this.options;
    const { channel } = message;
    if ((await outbox.count(message)) > MOST_A_DAY[channel]) {
      metrics.calls.inc({ channel, outcome: 'flood' });
      return await outbox.remove(message);
    }
    const delivery = await this.options.deliver(message);
    metrics.calls.inc({ channel, outcome: delivery ?? 'pointless' });
    await this.settle(message, delivery);
  }

  private async settle(message: Message, delivery: Delivery | null): Promise<void> {
    const { outbox, patience } = this.options;
    const { player, table, tries } = message;
    switch (delivery) {
      case null:
        // Nothing was said, so the next call may come.
        if (table !== null) await outbox.looked(player, table);
        return await outbox.remove(message);
      case 'gone':
        await this.options.forget(message);
        return await outbox.remove(message);
      case 'failed':
        return tries < MOST_TRIES
          ? await outbox.retry(message, patience.retry * LONGER ** (tries - 1))
          : await outbox.remove(message);
      case 'sent':
      case 'refused':
        return await outbox.remove(message);
    }
  }
}
