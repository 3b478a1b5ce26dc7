import { createInterface, type Interface } from 'node:readline';
import { setImmediate } from 'node:timers/promises';
import { type Paint, paintFor } from '../paint.ts';

const CLEAR = '\x1b[2J\x1b[3J\x1b[H';
const CLEAR_LINE = '\r\x1b[K';

/** Where a person reads and types; works as well when both ends are pipes. */
export class Terminal {
  readonly paint: Paint = paintFor(process.stdout);
  private readonly reader: Interface;
  private readonly lines: AsyncIterator<string>;
  /** Whether the person has been called away (Ctrl-C, a closed window). */
  left = false;
  private ended = false;

  constructor() {
    this.reader = createInterface({ input: process.stdin, output: process.stdout });
    this.lines = this.reader[Symbol.asyncIterator]();
    const close = () => {
      this.left = true;
      this.reader.close();
    };
    this.reader.on('SIGINT', close);
    this.reader.on('close', () => {
      this.ended = true;
    });
    for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.once(signal, close);
  }

  say(text: string): void {
    process.stdout.write(`${text}\n`);
  }

  /** Shows a passing text while something is going on; a pipe is not told. */
  async during(text: string, work: () => void): Promise<void> {
    const isSeen = process.stdout.isTTY;
    if (isSeen) process.stdout.write(text);
    // Lets the screen be drawn and Ctrl-C be heard before the work begins.
    await setImmediate();
    if (!this.left) work();
    if (isSeen) process.stdout.write(CLEAR_LINE);
  }

  /** One line typed by a person, or undefined when there will be no more. */
  async ask(prompt: string): Promise<string | undefined> {
    // Lines typed ahead can still be read after the end of the input.
    if (this.ended) process.stdout.write(prompt);
    else {
      this.reader.setPrompt(prompt);
      this.reader.prompt();
    }
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
