import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { SETTINGS } from './settings.ts';

const NODE = process.execPath;
export const TREEFORT = [
  NODE,
  fileURLToPath(new URL('../../cli/bin/treefort.js', import.meta.url)),
  'serve',
];
/** A server whose only game throws. */
export const FRAIL = [NODE, fileURLToPath(new URL('./frail-server.ts', import.meta.url))];

/** A server in a process of its own. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** What it wrote so far, on both streams. */
  readonly output: () => string;
  /** Ends it, and says with which code or by which signal it ended. */
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | string>;
  /** Stops it for some milliseconds without telling anybody, as where its machine sleeps. */
  freeze(ms: number): Promise<void>;
}

export type Place = { readonly url: string } | { readonly folder: string };

/** Starts `treefort serve`, or another program, and waits until it says where it is. */
export async function startProcess(
  place: Place,
  given: Readonly<Record<string, string>> = {},
  program: readonly string[] = TREEFORT,
): Promise<ServerProcess> {
  const settings = { ...SETTINGS, ...('folder' in place && { data: place.folder }), ...given };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
  const { DATABASE_URL: _, ...environment } = process.env;
  const env = { ...environment, ...('url' in place && { DATABASE_URL: place.url }) };
  const [command, ...rest] = [...program, ...args];
  const child = spawn(command!, rest, { env });
  const written: string[] = [];
  const url = await readUrl(child, written);
  return {
    url,
    pid: child.pid!,
    output: () => written.join('\n'),
    async kill(signal) {
      if (child.exitCode !== null || child.signalCode !== null) {
        return child.exitCode ?? child.signalCode!;
      }
      const ended = once(child, 'exit');
      child.kill(signal);
      const [code, by] = await ended;
      return code ?? by;
    },
    async freeze(ms) {
      child.kill('SIGSTOP');
      await new Promise((resolve) => setTimeout(resolve, ms));
      child.kill('SIGCONT');
    },
  };
}

function readUrl(child: ChildProcess, written: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    createInterface({ input: child.stderr! }).on('line', (line) => written.push(line));
    createInterface({ input: child.stdout! }).on('line', (line) => {
      written.push(line);
      const url = /^Treefort is at (\S+)/.exec(line)?.[1];
      if (url) resolve(url);
    });
    child.once('exit', (code) =>
      reject(new Error(`the server ended with ${code}:\n${written.join('\n')}`)),
    );
  });
}
