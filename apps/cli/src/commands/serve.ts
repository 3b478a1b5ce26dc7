import { FolderInUse, readConfig, SETTINGS, serve, WrongSetting } from '@treefort/server';
import { type Call, type Command, type Flags, textOf, UsageError } from '../usage.ts';

const flags: Flags = Object.fromEntries(
  Object.entries(SETTINGS).map(([name, { variable, value, help }]) => [
    name,
    { type: 'string', value, help: `${help}; also ${variable}` },
  ]),
);

/** A server that is told to stop does so within this many milliseconds. */
const LONGEST_FAREWELL = 4500;

const settingsIn = (call: Call) =>
  Object.fromEntries(Object.keys(SETTINGS).map((name) => [name, textOf(call, name)]));

/** What keeps a server from starting, as a sentence; anything else is a bug. */
function sentenceOf(error: unknown): string | undefined {
  if (error instanceof WrongSetting || error instanceof FolderInUse) return error.message;
  const { code, port, address } = error as NodeJS.ErrnoException & {
    port?: number;
    address?: string;
  };
  if (code === 'EADDRINUSE') return `--port: ${port} is in use on ${address}`;
  if (code === 'EACCES' && port !== undefined) return `--port: ${port} is not allowed`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `--host: not an address of this machine`;
  if (code === 'ECONNREFUSED' || code === '28P01' || code === '3D000') {
    return `DATABASE_URL: cannot use the database (${code})`;
  }
  if (code === 'EACCES' || code === 'ENOTDIR' || code === 'EEXIST') {
    return `--data: cannot write there (${code})`;
  }
  return undefined;
}

async function untilStopped(close: () => Promise<void>): Promise<void> {
  await new Promise((resolve) => {
    process.once('SIGTERM', resolve);
    process.once('SIGINT', resolve);
  });
  setTimeout(() => process.exit(1), LONGEST_FAREWELL).unref();
  await close();
}

export const command: Command = {
  usage: 'serve [--port N] [--host ADDRESS] [--data FOLDER]',
  about:
    'Runs the server: tables for people and bots, over HTTP and WebSocket. DATABASE_URL makes it use a PostgreSQL server.',
  flags,
  examples: [
    'treefort serve',
    'treefort serve --host 0.0.0.0 --port 80 --data /var/lib/treefort',
    'DATABASE_URL=postgres://treefort:secret@db/treefort treefort serve',
  ],
  async run(call) {
    if (call.words.length > 0) throw new UsageError(`unexpected ${call.words.join(' ')}`);
    try {
      const server = await serve(readConfig(settingsIn(call), process.env));
      process.stdout.write(`Treefort is at ${server.url}\n`);
      await untilStopped(server.close);
      return 0;
    } catch (error) {
      const sentence = sentenceOf(error);
      if (sentence === undefined) throw error;
      throw new UsageError(sentence);
    }
  },
};
