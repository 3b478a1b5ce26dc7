import { type Command, HELP, helpOf, readCall, UsageError } from './usage.ts';

/** Loaded when called, so that every command starts fast. */
const COMMANDS: Readonly<
  Record<string, { readonly about: string; load(): Promise<{ command: Command }> }>
> = {
  play: { about: 'play a game in the terminal', load: () => import('./commands/play.ts') },
  simulate: {
    about: 'play many whole games at random and measure them',
    load: () => import('./commands/simulate.ts'),
  },
  arena: {
    about: 'let bots play each other and tell how strong they are',
    load: () => import('./commands/arena.ts'),
  },
  serve: { about: 'run the server', load: () => import('./commands/serve.ts') },
  export: {
    about: 'write every finished game of a server',
    load: () => import('./commands/export.ts'),
  },
  admin: {
    about: 'moderate a server: reports, names, tables',
    load: () => import('./commands/admin.ts'),
  },
  import: { about: 'read finished games back', load: () => import('./commands/import.ts') },
  ratings: {
    about: 'recompute the ratings of a server from its log',
    load: () => import('./commands/ratings.ts'),
  },
  verify: {
    about: 'play a finished record again and check it',
    load: () => import('./commands/verify.ts'),
  },
  review: {
    about: 'review a finished game: chances, turning points, mistakes',
    load: () => import('./commands/review.ts'),
  },
  box: { about: 'the Fort box as a file to edit', load: () => import('./commands/box.ts') },
  referee: {
    about: 'the rules for other programs, as JSON lines',
    load: () => import('./commands/referee.ts'),
  },
};

/** The help that explains a call best. */
export const helpFor = (name: string | undefined): string =>
  name !== undefined && Object.hasOwn(COMMANDS, name)
    ? `treefort ${name} --help`
    : 'treefort --help';

const OVERVIEW = [
  'usage: treefort COMMAND …',
  '',
  'A table for two games about treehouses and forts.',
  '',
  'commands:',
  ...Object.entries(COMMANDS).map(([name, { about }]) => `  ${name.padEnd(10)}${about}`),
  '',
  'examples:',
  '  treefort play treehouse --seats 3',
  '  treefort play fort --seats 4',
  '  treefort simulate treehouse --games 10000 --seats 4 --seed x',
  '  treefort arena fort --players champion,plain,random --seats 4',
  '  treefort verify game.json',
  '  treefort review game.json',
  '  treefort box --sheet',
  '  treefort referee < requests.jsonl',
  '',
  '`treefort COMMAND --help` tells more about each.',
  '',
].join('\n');

const isHelp = (word: string | undefined): boolean =>
  word === 'help' || word === '--help' || word === '-h';

/** Carries out what was typed after `treefort`; the result is the exit code. */
export async function run(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args;
  if (isHelp(name) && rest.length === 0) {
    process.stdout.write(OVERVIEW);
    return 0;
  }
  const [asked, forHelp] = isHelp(name) ? [rest[0], true] : [name, false];
  const found = asked !== undefined && Object.hasOwn(COMMANDS, asked) ? COMMANDS[asked] : undefined;
  if (!found) {
    const expected = Object.keys(COMMANDS).join(', ');
    const what = asked === undefined ? 'no command' : `unknown command ${JSON.stringify(asked)}`;
    throw new UsageError(`${what}; expected one of ${expected}`);
  }
  const { command } = await found.load();
  if (forHelp || rest.some((word) => word === '--help' || word === '-h')) {
    process.stdout.write(helpOf(command));
    return 0;
  }
  return command.run(readCall(rest, { ...command.flags, ...HELP }));
}
