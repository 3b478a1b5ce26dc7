import { parseJson, type Result } from '@treefort/kernel';
import {
  type Command,
  type CommandReply,
  type Frame,
  frame,
  frameRef,
  type NotDone,
  type WhyNot,
} from '@treefort/protocol';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import type { Listener } from '../tables/subscriber.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Player } from '../players/players.ts';
import { receive } from '../commands/run-command.ts';
import { type Log, type Service, shownError } from '../service.ts';

/** A client that does not read is cut off; it comes back and misses nothing. */
const MOST_UNREAD = 1 << 20;
/** Commands that wait for the one before. */
const MOST_WAITING = 64;
/** After so many frames that make no sense, or are a flood, the connection is closed. */
const MOST_BAD = 20;

const POLICY_VIOLATION = 1008;
const RESTART = 1012;

/** Where somebody connects, who it is and from where, and whether changes of the view are enough. */
export interface Place {
  readonly live: LiveTable;
  readonly who: Player | null;
  readonly address: string;
  readonly changes: boolean;
}

/** One WebSocket at one table: news out, commands in, one after the other. */
export class Socket implements Listener {
  readonly player: string | null;
  readonly changes: boolean;
  private readonly socket: WebSocket;
  private readonly service: Service;
  private readonly live: LiveTable;
  private readonly who: Player | null;
  private readonly address: string;
  private readonly log: Log;
  private tail: Promise<void> = Promise.resolve();
  private waiting = 0;
  private bad = 0;

  constructor(socket: WebSocket, at: Place, service: Service, log: Log) {
    this.socket = socket;
    this.live = at.live;
    this.who = at.who;
    this.address = at.address;
    this.player = at.who?.id ?? null;
    this.changes = at.changes;
    this.service = service;
    this.log = log;
    socket.on('message', (data, isBinary) => this.receive(isBinary ? '' : String(data)));
    socket.on('close', () => this.live.leave(this));
    // What breaks a connection is told by its closing.
    socket.on('error', () => {});
  }

  async begin(after: number): Promise<void> {
    await this.live.join(this, after);
    if (this.socket.readyState !== this.socket.OPEN) this.live.leave(this);
  }

  tell(text: string): void {
    if (this.socket.bufferedAmount > MOST_UNREAD) this.socket.terminate();
    else this.socket.send(text);
  }

  /** Says that the server stops; the client connects again, perhaps to another. */
  farewell(): void {
    this.tell('{"is":"reconnect"}');
    this.socket.close(RESTART, 'restart');
  }

  private receive(text: string): void {
    if (this.waiting >= MOST_WAITING) {
      this.socket.close(POLICY_VIOLATION, 'too many commands at once');
      return;
    }
    this.waiting++;
    this.tail = this.tail
      .then(() => this.answer(text))
      .catch((error: unknown) => this.log.error(shownError(error), 'a reply failed'))
      .finally(() => {
        this.waiting--;
      });
  }

  private async answer(text: string): Promise<void> {
    const json = parseJson(text, 'frame');
    const read = json.ok ? frame.safeParse(json.value) : undefined;
    if (!read?.success) return this.misunderstood(json, read);
    const { ref, ...command } = read.data;
    const reply = await this.carryOut(command, ref);
    // What was written has been told already, with the reference.
    if (reply.ok && reply.n !== undefined) return;
    this.reply({ is: 'reply', ...(ref !== undefined && { re: ref }), ...reply });
    if (!reply.ok && isFlood(command, reply)) this.misbehaved();
  }

  private async carryOut(command: Command, ref: Frame['ref']): Promise<CommandReply> {
    const { live, who: player, address } = this;
    if (!player) return notDone('no-player', 'watchers only watch: become a player first');
    try {
      const sender = { listener: this, ref };
      return await receive(this.service, { live, player, address, sender }, command);
    } catch (error) {
      this.log.error(shownError(error), 'a command failed');
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

  /** Whoever does nothing but what is refused in any case is put out. */
  private misbehaved(): boolean {
    this.bad++;
    if (this.bad <= MOST_BAD) return false;
    this.socket.close(POLICY_VIOLATION, 'too many bad frames');
    return true;
  }

  private reply(reply: CommandReply): void {
    if (this.socket.readyState === this.socket.OPEN) this.tell(JSON.stringify(reply));
  }
}

const notDone = (why: WhyNot, message: string): NotDone => ({ ok: false, why, message });

/** Whether no client in its senses goes on so: commands of a watcher, or many a second. */
const isFlood = ({ do: what }: Command, { why }: NotDone): boolean =>
  why === 'no-player' || (why === 'too-many' && what !== 'chat');

/** The reference of a frame that makes no sense otherwise. */
function refIn(json: Result<unknown>): { re?: string | number } {
  const read = json.ok ? z.looseObject({ ref: frameRef }).safeParse(json.value) : undefined;
  const ref = read?.success ? read.data.ref : undefined;
  return ref === undefined ? {} : { re: ref };
}
