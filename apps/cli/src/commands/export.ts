import { once } from 'node:events';
import { exportRecords } from '@treefort/server';
import { settingFlags, withSettings } from '../server-settings.ts';
import type { Command } from '../usage.ts';

export const command: Command = {
  usage: 'export [--data FOLDER] > FILE',
  about: 'Writes every finished game of a server, one line of JSON each, to standard output.',
  flags: settingFlags('data'),
  examples: [
    'treefort export --data ./data > games.jsonl',
    'DATABASE_URL=postgres://treefort:secret@db/treefort treefort export > games.jsonl',
  ],
  notes: 'A folder must not be in use by a running server; a PostgreSQL server may be.',
  run: (call) =>
    withSettings(call, async ({ database }) => {
      for await (const line of exportRecords(database)) {
        if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain');
      }
      return 0;
    }),
};
