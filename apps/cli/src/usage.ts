import { parseArgs } from 'node:util';
import { nth } from '@treefort/kernel';
import { WIDTH, wrapped } from './boards/layout.ts';

/** A call that cannot be understood or done; it ends the program with code 2. */
export class UsageError extends Error {}

/** One option of a command; `value` names what follows it. */
export interface Flag {
  readonly type: 'boolean' | 'string';
  readonly value?: string;
  readonly help: string;
  readonly short?: string;
  /** Whether it may be given several times. */
  readonly many?: boolean;
}

export type Flags = Readonly<Record<string, Flag>>;

/** What was written after a command. */
export interface Call {
  readonly given: Readonly<Record<string, string | boolean | undefined>>;
  readonly words: readonly string[];
}

/** A subcommand: how it is called, and what it does; the result is the exit code. */
export interface Command {
  readonly usage: string;
  readonly about: string;
  readonly flags: Flags;
  readonly examples: readonly string[];
  readonly notes?: string;
  run(call: Call): Promise<number>;
}

export const HELP: Flags = {
  help: { type: 'boolean', short: 'h', help: 'show this help' },
};

/** Reads the arguments of a command, or says what was expected. */
export function readCall(args: readonly string[], flags: Flags): Call {
  const { tokens } = parseArgs({ args: [...args], options: flags, strict: false, tokens: true });
  const given: Record<string, string | boolean> = {};
  const words: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    const flag = Object.hasOwn(flags, name) ? flags[name] : undefined;
    if (!flag) throw new UsageError(`unknown option ${rawName}; expected ${namesOf(flags)}`);
    if (flag.type === 'boolean' && value !== undefined) {
      throw new UsageError(`${rawName} takes no value, found ${JSON.stringify(value)}`);
    }
    if (flag.type === 'string' && (value === undefined || isFlag(value, flags))) {
      throw new UsageError(`${rawName}: expected ${flag.value} (${flag.help}), found nothing`);
    }
    const before = flag.many ? given[name] : undefined;
    given[name] = before === undefined ? (value ?? true) : `${before}\n${value}`;
  }
  return { given, words };
}

const isFlag = (value: string, flags: Flags): boolean =>
  value.startsWith('--') && Object.hasOwn(flags, value.slice(2));

const namesOf = (flags: Flags): string =>
  Object.keys(flags)
    .map((name) => `--${name}`)
    .join(', ');

/** A text value, if it was given. */
export function textOf(call: Call, name: string): string | undefined {
  const value = call.given[name];
  return typeof value === 'string' ? value : undefined;
}

/** Every value of an option that may be given several times. */
export const textsOf = (call: Call, name: string): readonly string[] =>
  textOf(call, name)?.split('\n') ?? [];

/** A whole number in a range, or what was expected instead. */
export function wholeOf(call: Call, name: string, from: number, to: number): number | undefined {
  const text = textOf(call, name);
  if (text === undefined) return undefined;
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= from && number <= to) return number;
  throw new UsageError(
    `--${name}: expected a whole number from ${from} to ${to}, found ${JSON.stringify(text)}`,
  );
}

/** One line for each option, what it means beside it and, where that is long, below. */
function flagLines(flags: Flags): string[] {
  const left = Object.entries(flags).map(([name, { short, value }]) =>
    [short ? `-${short}, ` : '    ', `--${name}`, value ? ` ${value}` : ''].join(''),
  );
  const width = Math.max(...left.map((text) => text.length));
  return Object.values(flags).flatMap(({ help }, i) =>
    wrapped(help, WIDTH - width - 4).map((line, at) => {
      return `  ${(at === 0 ? nth(left, i) : '').padEnd(width)}  ${line}`;
    }),
  );
}

/** The help of one command. */
export function helpOf(command: Command): string {
  const { usage, about, flags, examples, notes } = command;
  return [
    `usage: treefort ${usage}`,
    '',
    about,
    '',
    'options:',
    ...flagLines({ ...flags, ...HELP }),
    ...(notes ? ['', notes] : []),
    '',
    'examples:',
    ...examples.map((example) => `  ${example}`),
    '',
  ].join('\n');
}
