import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { parseJson } from '@treefort/kernel';
import { LineSplitter } from '@treefort/protocol';

const LAST_WORDS = 300;

/** One question that waits for its answer. */
interface Waiting {
  answer(line: string): void;
  fail(reason: string): void;
}

/** Another program that answers questions, one JSON line for each; started when it is first asked, and again after a crash. */
export class Program {
  private readonly command: readonly string[];
  private readonly patience: number;
  private child: ChildProcessWithoutNullStreams | undefined;
  private waiting: Waiting | undefined;

  /** A program waits `patience` milliseconds at most for its answer. */
  constructor(command: readonly string[], patience: number) {
    this.command = command;
    this.patience = patience;
  }

  /** The option that the program answers with; rejected where it is late, stops or does not answer with one. */
  async ask(question: object): Promise<string> {
    const line = await this.exchange(`${JSON.stringify(question)}\n`);
    const json = parseJson(line, 'its answer');
    if (!json.ok) throw new Error(`${this.name}: ${json.fault.message}`);
    const option = (json.value as { readonly option?: unknown } | null)?.option;
    if (typeof option === 'string') return option;
    throw new Error(`${this.name}: expected {"option":"…"}, found ${line.slice(0, 80)}`);
  }

  close(): void {
    this.child?.stdin.end();
    this.child?.kill();
    this.child = undefined;
  }

  private get name(): string {
    return this.command.join(' ');
  }

  private exchange(line: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.stop(`gave no answer within ${this.patience} ms`);
      }, this.patience);
      const settle = () => {
        clearTimeout(timer);
        this.waiting = undefined;
      };
      this.waiting = {
        answer: (text) => {
          settle();
          resolve(text);
        },
        fail: (reason) => {
          settle();
          reject(new Error(`${this.name}: ${reason}`));
        },
      };
      this.child ??= this.start();
      this.child.stdin.write(line);
    });
  }

  /** It may be stuck, and an answer that comes late must not be taken for the next one. */
  private stop(reason: string): void {
    this.child?.kill('SIGKILL');
    this.child = undefined;
    this.waiting?.fail(reason);
  }

  private start(): ChildProcessWithoutNullStreams {
    const [file = '', ...args] = this.command;
    const child = spawn(file, args);
    const fail = (reason: string) => {
      if (this.child !== child) return;
      this.child = undefined;
      this.waiting?.fail(reason);
    };
    let lastWords = '';
    const splitter = new LineSplitter();
    child.stdout.on('data', (chunk: Uint8Array) => {
      if (this.child !== child) return;
      for (const read of splitter.push(chunk)) {
        if ('text' in read) this.waiting?.answer(read.text);
        else this.stop('its answer is longer than a line may be');
      }
    });
    child.stderr.on('data', (chunk: Buffer) => {
      lastWords = (lastWords + chunk.toString()).slice(-LAST_WORDS);
    });
    // A program that has stopped reading is told of by its end.
    child.stdin.on('error', () => undefined);
    child.on('error', (error) => fail(`cannot be started (${error.message})`));
    child.on('close', (code, signal) => {
      const words = lastWords.trim().split('\n').at(-1);
      fail(`stopped with ${signal ?? `code ${code}`}${words ? `: ${words}` : ''}`);
    });
    return child;
  }
}

/** Why a program cannot be started, or undefined if it can. */
export function obstacle(command: readonly string[]): Promise<string | undefined> {
  return new Promise((resolve) => {
    const [file = '', ...args] = command;
    const child = spawn(file, args, { stdio: ['pipe', 'ignore', 'ignore'] });
    child.on('error', (error) => resolve(error.message));
    child.on('spawn', () => {
      child.kill();
      resolve(undefined);
    });
  });
}
