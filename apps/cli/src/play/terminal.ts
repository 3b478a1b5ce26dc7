import { createInterface, type Interface } from 'node:readline';
import { type Paint, paintFor } from '../paint.ts';

const CLEAR = '\x1b[2J\x1b[3J\x1b[H';

/** Where a person reads and types; works as well when both ends are pipes. */
export class Terminal {
  readonly paint: Paint = paintFor(process.stdout);
  private readonly reader: Interface;
  private readonly lines: AsyncIterator<string>;

  constructor() {
    this.reader = createInterface({ input: process.stdin, output: process.stdout });
    this.lines = this.reader[Symbol.asyncIterator]();
    const close = () => this.reader.close();
    this.reader.on('SIGINT', close);
    for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.once(signal, close);
  }

  say(text: string): void {
    process.stdout.write(`${text}\n`);
  }

  /** One line typed by a person, or undefined when there will be no more. */
  async ask(prompt: string): Promise<string | undefined> {
    this.reader.setPrompt(prompt);
    this.reader.prompt();
    const { value, done } = await this.lines.next();
    if (!process.stdin.isTTY || done) this.say('');
    return done ? undefined : value.trim();
  }

  /** Empties the screen and what can be scrolled back to. */
  clear(): void {
    if (process.stdout.isTTY) process.stdout.write(CLEAR);
  }

  close(): void {
    this.reader.close();
  }
}
