import type { PushMessage } from '@treefort/protocol';
import type { Config } from '../config.ts';
import { type Log, loggableError } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Database } from '../storage/database.ts';
import type { TableRuntime } from '../tables/table-runtime.ts';
import { AbsentPlayers } from './absent-players.ts';
import type { Call, CallText, Delivery } from './call.ts';
import { CallBook } from './call-book.ts';
import { callText, spokenIn } from './call-text.ts';
import { Mail } from './mail.ts';
import { type Message, Outbox } from './outbox.ts';
import { Outgoing } from './outgoing.ts';
import { Push } from './push.ts';
import { Sender } from './sender.ts';
import { Webhook } from './webhook.ts';

export interface CallsOptions {
  readonly config: Config;
  readonly database: Database;
  readonly runtime: TableRuntime;
  readonly metrics: Metrics;
  readonly log: Log;
}

/** Calls players who are not at the table. */
export class Calls {
  readonly book: CallBook;
  readonly outgoing: Outgoing;
  readonly push: Push;
  readonly mail: Mail | null;
  readonly webhook: Webhook | null;
  private readonly outbox: Outbox;
  private readonly runtime: TableRuntime;
  private readonly log: Log;
  private readonly sender: Sender;
  private readonly absent: AbsentPlayers;

  private constructor(options: CallsOptions, book: CallBook, push: Push, outgoing: Outgoing) {
    const { config, database, runtime, metrics, log } = options;
    const { mail, publicUrl } = config;
    this.book = book;
    this.push = push;
    this.outgoing = outgoing;
    this.mail = mail && publicUrl ? new Mail(mail, publicUrl) : null;
    this.webhook = publicUrl ? new Webhook(outgoing, publicUrl) : null;
    this.outbox = new Outbox(database);
    this.runtime = runtime;
    this.log = log;
    this.sender = new Sender({
      outbox: this.outbox,
      deliver: (message) => this.deliver(message),
      forget: (message) => this.forget(message),
      metrics,
      log,
      patience: config.calls,
    });
    this.absent = this.watch(config.calls.hold);
  }

  /** The first server on a database makes the keys. */
  static async open(options: CallsOptions): Promise<Calls> {
    const { config, database } = options;
    const outgoing = new Outgoing(config.calls);
    const book = new CallBook(database);
    const push = new Push(outgoing, await book.pushKeys(), config.publicUrl);
    return new Calls(options, book, push, outgoing);
  }

  start(): void {
    this.sender.start();
  }

  private watch(hold: number): AbsentPlayers {
    const { people } = this.runtime;
    const absent = new AbsentPlayers({
      isHere: (live, player) => people.isHere(live, player),
      isConnected: (table, player) => people.connections.at(table).has(player),
      tell: (call) => this.takeDown(call),
      looked: (player, table) => this.outbox.looked(player, table),
      failed: (error) => this.failed(error),
      hold,
    });
    this.runtime.whenWritten((live, entries) => absent.written(live, entries));
    return absent;
  }

  /** Calls a player to a table, unless they were called there and have not looked since. */
  tell(call: Call): void {
    this.takeDown(call).catch((error: unknown) => this.failed(error));
  }

  /** Something was put into the outbox by way of the book. */
  wake(): void {
    this.sender.wake();
  }

  async close(): Promise<void> {
    this.absent.close();
    await this.sender.close();
  }

  /** Closes all connections, answered or not. */
  cut(): void {
    this.outgoing.close();
    this.mail?.close();
  }

  private async takeDown(call: Call): Promise<void> {
    if (await this.outbox.tell(call)) this.sender.wake();
  }

  private async deliver(message: Message): Promise<Delivery | null> {
    const { player, table, about, confirmation, address } = message;
    const language = message.language ?? 'en';
    if (confirmation !== null) {
      return (await this.mail?.askToConfirm(address ?? '', confirmation, language)) ?? null;
    }
    const live = table === null ? null : await this.runtime.tables.find(table);
    if (!live || table === null || about === null) return null;
    const text = await callText(live, { player, table, about }, language);
    return text && (await this.send(message, text, language));
  }

  private async send(message: Message, text: CallText, language: string): Promise<Delivery | null> {
    const { channel, endpoint, p256dh, auth, address, stop } = message;
    if (channel === 'push') {
      if (endpoint === null || p256dh === null || auth === null) return 'refused';
      const { calls } = await spokenIn(language);
      const content: PushMessage = { ...text, stop: calls.t('call:stop') };
      return await this.push.send({ endpoint, keys: { p256dh, auth } }, content);
    }
    const sends = channel === 'mail' ? this.mail : this.webhook;
    // The address was taken back meanwhile, or this server does not send such messages any more.
    if (!sends || address === null || stop === null) return 'refused';
    return await sends.send({ address, stop, language }, text);
  }

  private async forget({ channel, endpoint, player }: Message): Promise<void> {
    if (channel === 'push') await this.book.forgetEndpoint(endpoint ?? '');
    else if (channel === 'webhook') await this.book.endWebhook(player);
  }

  private failed(error: unknown): void {
    this.log.error(loggableError(error), 'calling players failed');
  }
}
