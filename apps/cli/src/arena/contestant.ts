import { existsSync } from 'node:fs';
import { basename, extname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Bot, type Budget, botsOf, USUAL_BUDGET } from '@treefort/bots';
import { UsageError } from '../usage.ts';

/** Where a contestant's moves come from: a bot of ours, a module that exports `bot`, or another program. */
export type Origin =
  | { readonly bot: string }
  | { readonly module: string }
  | { readonly program: readonly string[] };

/** Somebody who plays in an arena, under a name of its own. */
export interface Contestant {
  readonly name: string;
  readonly origin: Origin;
  readonly budget: Budget;
}

const isModule = (text: string): boolean => /[/\\]|\.m?[jt]s$/.test(text);

/** `owl`, `owl@50ms`, `owl@400it` or `./mine.ts@50ms`; the budget is that for all where none is written. */
export async function contestantIn(
  text: string,
  game: string,
  common: Budget | undefined,
): Promise<Contestant> {
  const [, name = '', count, unit] = /^(.*?)(?:@(\d+)(ms|it))?$/.exec(text) ?? [];
  if (name.includes('@')) {
    throw new UsageError(
      `--players: ${JSON.stringify(text)}: expected a budget such as @50ms or @400it after the name`,
    );
  }
  const own = count === undefined ? undefined : budgetOf(Number(count), unit!);
  const suffix = count === undefined ? '' : `@${count}${unit}`;
  const origin: Origin = isModule(name) ? { module: resolve(name) } : { bot: name };
  const bot = await loadBot(origin, game);
  const called = isModule(name) ? basename(name, extname(name)) : name;
  return {
    name: called + suffix,
    origin,
    budget: own ?? common ?? bot.budget ?? USUAL_BUDGET,
  };
}

function budgetOf(count: number, unit: string): Budget {
  if (count === 0) throw new UsageError(`--players: a budget of 0 ${unit} is no budget`);
  return unit === 'ms' ? { ms: count } : { iterations: count };
}

/** The bot behind a contestant that is not a program, or what is wrong with it. */
export async function loadBot(
  origin: Exclude<Origin, { program: unknown }>,
  game: string,
): Promise<Bot> {
  if ('module' in origin) return botIn(origin.module);
  const bots = botsOf(game);
  const found = bots.find(({ id }) => id === origin.bot);
  if (found) {
    await found.load?.();
    return found;
  }
  const expected = bots.map(({ id }) => id).join(', ');
  throw new UsageError(
    `--players: unknown bot ${JSON.stringify(origin.bot)}; expected ${expected} or the path of a module`,
  );
}

async function botIn(file: string): Promise<Bot> {
  if (!existsSync(file)) throw new UsageError(`--players: there is no module ${file}`);
  const module: { readonly bot?: Partial<Bot> } = await import(pathToFileURL(file).href).catch(
    (error: unknown) => {
      throw new UsageError(`--players: cannot load ${file}: ${error}`);
    },
  );
  if (typeof module.bot?.sit === 'function') return module.bot as Bot;
  throw new UsageError(`--players: ${file} exports no \`bot\` with a method \`sit\``);
}

/** A program and its arguments as they were written; single or double quotes keep spaces together. */
export function programIn(command: string, common: Budget | undefined): Contestant {
  const words = Array.from(
    command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g),
    (match) => (match[1] ?? match[2] ?? match[3])!,
  );
  const last = words.at(-1);
  if (last === undefined) throw new UsageError('--exec: expected a command, found nothing');
  return {
    name: basename(last, extname(last)),
    origin: { program: words },
    budget: common ?? USUAL_BUDGET,
  };
}
