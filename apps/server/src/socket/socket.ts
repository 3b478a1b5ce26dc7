import { parseJson, type Result } from '@treefort/kernel';
import {
  type Command,
  type CommandReply,
  type CommandResult,
  type Frame,
  frame,
  frameRef,
  type NotDone,
  type WhyNot,
} from '@treefort/protocol';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { runCommand } from '../commands/run-command.ts';
import { type Log, loggableError } from '../log.ts';
import type { Player } from '../players/players.ts';
import type { Service } from '../service.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Subscriber } from '../tables/subscriber.ts';
import { TaskQueue } from '../tables/task-queue.ts';

/** A client that does not read is disconnected; it reconnects and misses nothing. */
const MOST_UNREAD = 1 << 20;
/** How many commands may wait for the one before. */
const MOST_WAITING = 64;
/** After this many invalid frames, or commands over the limit, the connection is closed. */
const MOST_BAD = 20;

export const POLICY_VIOLATION = 1008;
const RESTART = 1012;
const TRY_AGAIN = 1011;

/** Who connects to which table, from which address, and whether to be sent changes instead of whole views. */
export interface SocketParams {
  readonly live: LiveTable;
  readonly who: Player | null;
  /** The device of the player, if one connects. */
  readonly device: string | null;
  readonly address: string;
  readonly changes: boolean;
}

/** One WebSocket to one table: sends news, runs commands one after the other. */
export class Socket implements Subscriber {
  readonly player: string | null;
  readonly changes: boolean;
  private readonly socket: WebSocket;
  private readonly service: Service;
  private readonly live: LiveTable;
  private readonly who: Player | null;
  private readonly address: string;
  private readonly log: Log;
  private readonly queue = new TaskQueue();
  private bad = 0;

  constructor(socket: WebSocket, params: SocketParams, service: Service, log: Log) {
    this.socket = socket;
    this.live = params.live;
    this.who = params.who;
    this.address = params.address;
    this.player = params.who?.id ?? null;
    this.changes = params.changes;
    this.service = service;
    this.log = log;
    socket.on('message', (data, isBinary) => this.receive(isBinary ? '' : String(data)));
    socket.on('close', () => this.live.unsubscribe(this));
    // Such as a frame far too long. It is followed by close, which is handled.
    socket.on('error', () => socket.terminate());
  }

  async subscribe(after: number): Promise<void> {
    await this.live.subscribe(this, after);
    if (this.socket.readyState !== this.socket.OPEN) this.live.unsubscribe(this);
  }

  send(text: string): void {
    if (this.socket.bufferedAmount > MOST_UNREAD) this.socket.terminate();
    else this.socket.send(text);
  }

  /** A client that missed something connects again and is told all of it. */
  fail(): void {
    this.socket.close(TRY_AGAIN, 'try again');
  }

  /** The server stops: asks the client to reconnect, perhaps to another server. */
  closeForRestart(): void {
    this.send('{"is":"reconnect"}');
    this.socket.close(RESTART, 'restart');
  }

  /** Hangs up on a client that does not answer. */
  cut(): void {
    this.socket.terminate();
  }

  private receive(text: string): void {
    // Frames still come in until the other end has closed too.
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.queue.length >= MOST_WAITING) {
      this.socket.close(POLICY_VIOLATION, 'too many commands at once');
      return;
    }
    this.queue
      .run(() => this.answer(text))
      .catch((error: unknown) => this.log.error(loggableError(error), 'a reply failed'));
  }

  private async answer(text: string): Promise<void> {
    const json = parseJson(text, 'frame');
    const read = json.ok ? frame.safeParse(json.value) : undefined;
    if (!read?.success) return this.misunderstood(json, read);
    const { ref, ...command } = read.data;
    const reply = await this.carryOut(command, ref);
    // The news of what was written were the reply.
    if (reply.ok && reply.n !== undefined) return;
    this.reply({ is: 'reply', ...(ref !== undefined && { re: ref }), ...reply });
    if (!reply.ok && isFlood(command, reply)) this.misbehaved();
  }

  private async carryOut(command: Command, ref: Frame['ref']): Promise<CommandResult> {
    const { live, who: player, address } = this;
    if (!player) return notDone('no-player', 'watchers only watch: become a player first');
    try {
      const replyTo = { subscriber: this, ref };
      return await runCommand(this.service, { live, player, address, replyTo }, command);
    } catch (error) {
      this.log.error(loggableError(error), 'a command failed');
      return notDone('unavailable', 'the server could not do it: try again');
    }
  }

  private misunderstood(json: Result<unknown>, read: { error: z.ZodError } | undefined): void {
    if (this.misbehaved()) return;
    this.service.metrics.refused.inc({ why: 'bad-request' });
    const { path, message } = read?.error.issues[0] ?? { path: [], message: '' };
    const wrong = json.ok ? `${['frame', ...path].join('.')}: ${message}` : json.fault.message;
    this.reply({ is: 'reply', ...refIn(json), ...notDone('bad-request', wrong.slice(0, 300)) });
  }

  /** Counts a frame that is refused in any case; closes the connection after too many. */
  private misbehaved(): boolean {
    this.bad++;
    if (this.bad <= MOST_BAD) return false;
    this.socket.close(POLICY_VIOLATION, 'too many bad frames');
    return true;
  }

  private reply(reply: CommandReply): void {
    if (this.socket.readyState === this.socket.OPEN) this.send(JSON.stringify(reply));
  }
}

const notDone = (why: WhyNot, message: string): NotDone => ({ ok: false, why, message });

/** Whether no honest client sends this: commands of a watcher, or too many a second. */
const isFlood = ({ do: what }: Command, { why }: NotDone): boolean =>
  why === 'no-player' || (why === 'too-many' && what !== 'chat');

/** The reference of a frame that is invalid otherwise. */
function refIn(json: Result<unknown>): { re?: string | number } {
  const read = json.ok ? z.looseObject({ ref: frameRef }).safeParse(json.value) : undefined;
  const ref = read?.success ? read.data.ref : undefined;
  return ref === undefined ? {} : { re: ref };
}
