import { type Recomputed, recomputeRatings } from '@treefort/server';
import { settingFlags, withSettings } from '../server-settings.ts';
import { type Command, UsageError } from '../usage.ts';

const told = ({ games, rated, results, ratings, players }: Recomputed): string => {
  const read = `${games} finished games read, ${rated} of them rated.\n`;
  if (results + ratings + players === 0) return `${read}Nothing differs from what was stored.\n`;
  const differ = `${results} results, ${ratings} rated games and ${players} players`;
  return `${read}Stored otherwise, now set right: ${differ}.\n`;
};

export const command: Command = {
  usage: 'ratings --recompute [--data FOLDER]',
  about: 'Computes all results and ratings of a server again from its log, and says what differs.',
  flags: {
    recompute: { type: 'boolean', help: 'compute them, and write what was stored otherwise' },
    ...settingFlags('data'),
  },
  examples: [
    'treefort ratings --recompute --data ./data',
    'DATABASE_URL=postgres://treefort:secret@db/treefort treefort ratings --recompute',
  ],
  notes: [
    'A folder must not be in use by a running server; a PostgreSQL server may be.',
    'Ends with 0 when nothing differed, 1 when something did (it is set right).',
  ].join('\n'),
  async run(call) {
    if (!call.given.recompute) throw new UsageError('ratings: expected --recompute');
    return await withSettings(call, async ({ database }) => {
      const found = await recomputeRatings(database);
      process.stdout.write(told(found));
      return found.results + found.ratings + found.players > 0 ? 1 : 0;
    });
  },
};
