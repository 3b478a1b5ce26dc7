import type { CommandResult, Happening } from '@treefort/protocol';
import { LOST, type PendingCommands } from './pending-commands.ts';
import type { Said } from './table-log.ts';

const isSame = (said: Said, { text, phrase }: Pick<Happening, 'text' | 'phrase'>): boolean =>
  'text' in said ? said.text === text : said.phrase === phrase;

/** Lines of chat to be sent, one after the other. None is lost with a connection, none is sent twice. */
export class ChatQueue {
  private readonly commands: PendingCommands;
  private readonly refused: (reply: CommandResult) => void;
  private unsent: readonly Said[] = [];
  private sending = false;
  /** Counts connections: the first news of the next one shows whether an unanswered line was sent. */
  private connection = 0;

  constructor(commands: PendingCommands, refused: (reply: CommandResult) => void) {
    this.commands = commands;
    this.refused = refused;
  }

  say(said: Said): void {
    const whole = 'text' in said ? { text: said.text.normalize('NFC').trim() } : said;
    this.unsent = [...this.unsent, whole];
    if (!this.sending) void this.sendAll();
  }

  /** A new connection: what was missed shows whether the line under way was heard. */
  resume(missed: readonly Happening[], you: number | null): void {
    const [first] = this.unsent;
    const heard = ({ did, seat, ...one }: Happening): boolean =>
      did === 'chat' && (seat ?? null) === you && first !== undefined && isSame(first, one);
    if (missed.some(heard)) this.unsent = this.unsent.slice(1);
    this.connection++;
    void this.sendAll();
  }

  private async sendAll(): Promise<void> {
    const { connection } = this;
    this.sending = true;
    while (connection === this.connection && this.unsent.length > 0) {
      const reply = await this.commands.send({ do: 'chat', ...this.unsent[0]! });
      if (reply === LOST || connection !== this.connection) return;
      this.unsent = this.unsent.slice(1);
      if (!reply.ok) this.refused(reply);
    }
    this.sending = false;
  }
}
