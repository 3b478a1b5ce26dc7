import { serve } from '@treefort/server';
import { settingFlags, settingNames, withSettings } from '../server-settings.ts';
import type { Command } from '../usage.ts';

/** A server that is told to stop does so within this many milliseconds. */
const LONGEST_FAREWELL = 4000;

const toldToStop = (): Promise<void> =>
  new Promise((resolve) => {
    process.once('SIGTERM', () => resolve());
    process.once('SIGINT', () => resolve());
  });

export const command: Command = {
  usage: 'serve [--port N] [--host ADDRESS] [--data FOLDER]',
  about: [
    'Runs the server: tables for people and bots, over HTTP and WebSocket.',
    'With DATABASE_URL in the environment it uses that PostgreSQL server instead of a folder.',
  ].join('\n'),
  flags: settingFlags(...settingNames),
  examples: [
    'treefort serve',
    'treefort serve --host 0.0.0.0 --port 80 --data /var/lib/treefort',
    'DATABASE_URL=postgres://treefort:secret@db/treefort treefort serve',
  ],
  run: (call) =>
    withSettings(call, async (config) => {
      const server = await serve(config);
      // A program that reads the address may stop the server at once.
      const stop = toldToStop();
      process.stdout.write(`Treefort is at ${server.url}\n`);
      await stop;
      setTimeout(() => process.exit(1), LONGEST_FAREWELL).unref();
      await server.close();
      return 0;
    }),
};
