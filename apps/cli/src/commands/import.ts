import { createInterface } from 'node:readline';
import { importRecords } from '@treefort/server';
import { settingFlags, withSettings } from '../server-settings.ts';
import type { Command } from '../usage.ts';

/** Read from when the first is asked for: what came before would be lost. */
async function* linesIn(): AsyncGenerator<string> {
  yield* createInterface({ input: process.stdin });
}

export const command: Command = {
  usage: 'import [--data FOLDER] < FILE',
  about: [
    'Reads finished games, one line of JSON each as `treefort export` writes them, from standard input.',
    'Each is played again before it is believed; those that are there already are left as they are.',
  ].join('\n'),
  flags: settingFlags('data'),
  examples: ['treefort import --data ./data < games.jsonl'],
  notes: 'Ends with 0 when every line was read, 1 when some were refused (they are named).',
  run: (call) =>
    withSettings(call, async ({ database }) => {
      const { added, known, refused } = await importRecords(database, linesIn());
      for (const line of refused) process.stderr.write(`${line}\n`);
      process.stdout.write(`${added} added, ${known} known already, ${refused.length} refused\n`);
      return refused.length > 0 ? 1 : 0;
    }),
};
