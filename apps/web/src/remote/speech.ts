import type { CommandReply, Happening } from '@treefort/protocol';
import { type Errands, LOST } from './errands.ts';

/** Lines of chat on their way, one after the other: none is lost with a connection, none is said twice. */
export class Speech {
  private readonly errands: Errands;
  private readonly refused: (reply: CommandReply) => void;
  private unsaid: readonly string[] = [];
  private speaking = false;
  /** Counts connections: what an earlier one did not answer is for the next greeting to decide. */
  private turn = 0;

  constructor(errands: Errands, refused: (reply: CommandReply) => void) {
    this.errands = errands;
    this.refused = refused;
  }

  say(text: string): void {
    this.unsaid = [...this.unsaid, text.normalize('NFC').trim()];
    if (!this.speaking) void this.speak();
  }

  /** A new connection: what was missed shows whether the line under way was heard. */
  resume(missed: readonly Happening[], you: number | null): void {
    const [first] = this.unsaid;
    const heard = ({ did, seat, text }: Happening): boolean =>
      did === 'chat' && (seat ?? null) === you && text === first;
    if (missed.some(heard)) this.unsaid = this.unsaid.slice(1);
    this.turn++;
    void this.speak();
  }

  private async speak(): Promise<void> {
    const { turn } = this;
    this.speaking = true;
    while (turn === this.turn && this.unsaid.length > 0) {
      const reply = await this.errands.send({ do: 'chat', text: this.unsaid[0]! });
      if (reply === LOST || turn !== this.turn) return;
      this.unsaid = this.unsaid.slice(1);
      if (!reply.ok) this.refused(reply);
    }
    this.speaking = false;
  }
}
