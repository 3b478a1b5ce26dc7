import { type Administered, Administration, type Health, type Report } from '@treefort/server';
import { settingFlags, withSettings } from '../server-settings.ts';
import { type Call, type Command, UsageError } from '../usage.ts';

const told = ({ player, name, why, by, table, texts, at }: Report): string =>
  [
    `${at.toISOString().slice(0, 16)}  ${why} (${by})  ${JSON.stringify(name)}  ${player}${table ? `  at ${table}` : ''}`,
    ...texts.map((text) => `  ${JSON.stringify(text)}`),
    '',
  ].join('\n');

const healthLines = (health: Health): string =>
  Object.entries(health)
    .map(([what, count]) => `${what.padEnd(9)}${count}\n`)
    .join('');

type Act = (admin: Administered, id: string) => Promise<readonly [said: string, code: number]>;

/** What can be done, and whether it needs the id of a player or a table. */
const ACTS: Readonly<Record<string, { readonly id?: string; readonly act: Act }>> = {
  reports: {
    act: async (admin) => [(await admin.reports()).map(told).join('') || 'No reports.\n', 0],
  },
  settle: {
    id: 'PLAYER',
    act: async (admin, id) => [`${await admin.settle(id)} reports forgotten.\n`, 0],
  },
  'remove-name': {
    id: 'PLAYER',
    async act(admin, id) {
      const name = await admin.removeName(id);
      return name ? [`Now called ${name}.\n`, 0] : ['There is no such player.\n', 1];
    },
  },
  'close-table': {
    id: 'TABLE',
    async act(admin, id) {
      const closed = await admin.closeTable(id);
      return closed ? ['Closed.\n', 0] : ['There is no such table, or its game is over.\n', 1];
    },
  },
  health: { act: async (admin) => [healthLines(await admin.health()), 0] },
};

/** The act that a call names, with the id it is about. */
function actOf({ words: [name = '', id, ...more] }: Call) {
  const found = Object.hasOwn(ACTS, name) ? ACTS[name] : undefined;
  if (!found) throw new UsageError(`admin: expected one of ${Object.keys(ACTS).join(', ')}`);
  if ((id !== undefined) !== (found.id !== undefined) || more.length > 0) {
    throw new UsageError(`admin: expected ${name}${found.id ? ` ${found.id}` : ''}`);
  }
  return { act: found.act, id: id ?? '' };
}

export const command: Command = {
  usage:
    'admin reports | settle PLAYER | remove-name PLAYER | close-table TABLE | health [--data FOLDER]',
  about: 'Moderates a server: lists reports, removes names, closes tables, shows health.',
  flags: settingFlags('data'),
  examples: [
    'treefort admin reports --data ./data',
    'DATABASE_URL=postgres://treefort:secret@db/treefort treefort admin close-table TABLE',
  ],
  notes: [
    'Servers may run meanwhile: on a folder, the one that runs there is asked.',
    'An id that begins with a hyphen is written behind --.',
    'Ends with 1 where there is no such player or table.',
  ].join('\n'),
  async run(call) {
    const { act, id } = actOf(call);
    return await withSettings({ ...call, words: [] }, async ({ database }) => {
      const [said, code] = await Administration.on(database, (admin) => act(admin, id));
      process.stdout.write(said);
      return code;
    });
  },
};
