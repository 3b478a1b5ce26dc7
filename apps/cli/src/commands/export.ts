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
  notes: [
    'A folder must not be in use by a running server; a PostgreSQL server may be.',
    'Ends with 0 when every finished game was written, 1 when some could not be read (they are named).',
  ].join('\n'),
  run: (call) =>
    withSettings(call, async ({ database }) => {
      const missing: string[] = [];
      const leftOut = (id: string, why: string) => missing.push(`left out: ${id}: ${why}\n`);
      for await (const line of exportRecords(database, leftOut)) {
        if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain');
      }
      for (const line of missing) process.stderr.write(line);
      return missing.length > 0 ? 1 : 0;
    }),
};
