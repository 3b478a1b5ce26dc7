import { availableParallelism } from 'node:os';
import { nth } from '@treefort/kernel';
import { pageFolder } from './http/page-folder.ts';
import type { DatabasePlace } from './storage/database.ts';

/** How a server is to run. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly database: DatabasePlace;
  /** How many players may share one address before its limits are reached. */
  readonly playersPerAddress: number;
  /** Whether a proxy in front says who is calling. */
  readonly trustProxy: boolean;
  readonly log: LogLevel;
  /** How many tables are kept in memory. */
  readonly tables: number;
  /** How many milliseconds at most one who cannot follow takes to pass. */
  readonly passDelay: number;
  readonly botThreads: number;
  /** The folder of the client for browsers. */
  readonly page: string;
}

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

/** A value that cannot be used; the message names it. */
export class WrongSetting extends Error {}

/** What can be set, each by an option of the command or a variable of the environment. */
export const SETTINGS = {
  host: { variable: 'HOST', value: 'ADDRESS', help: 'the address to listen on (0.0.0.0 for all)' },
  port: { variable: 'PORT', value: 'N', help: 'the port to listen on; 0 takes any free one' },
  data: { variable: 'DATA', value: 'FOLDER', help: 'where the tables are kept' },
  'players-per-address': {
    variable: 'PLAYERS_PER_ADDRESS',
    value: 'N',
    help: 'players who may share one address (a school, a proxy)',
  },
  'trust-proxy': {
    variable: 'TRUST_PROXY',
    value: 'yes|no',
    help: 'believe a proxy in front about who is calling',
  },
  log: { variable: 'LOG', value: 'LEVEL', help: LOG_LEVELS.join(', ') },
  tables: { variable: 'TABLES', value: 'N', help: 'tables kept in memory' },
  'pass-delay': {
    variable: 'PASS_DELAY',
    value: 'MS',
    help: 'the longest time in which one who cannot follow passes',
  },
} as const;

export type SettingName = keyof typeof SETTINGS;

type CommandLineOptions = Readonly<Partial<Record<SettingName, string | undefined>>>;
type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings: options first, then the environment, then what suits most. */
export function readConfig(options: CommandLineOptions, environment: Environment): Config {
  const read = new Settings(options, environment);
  const { DATABASE_URL: url } = environment;
  return {
    host: read.text('host', '127.0.0.1'),
    port: read.whole('port', 8080, 0, 65_535),
    database: url ? { url: databaseUrl(url) } : { folder: read.text('data', './data') },
    playersPerAddress: read.whole('players-per-address', 20, 1, 1_000_000),
    trustProxy: read.oneOf('trust-proxy', ['no', 'yes']) === 'yes',
    log: read.oneOf('log', ['info', ...LOG_LEVELS]),
    tables: read.whole('tables', 20_000, 1, 10_000_000),
    passDelay: read.whole('pass-delay', 5000, 0, 60_000),
    botThreads: Math.max(1, availableParallelism() - 1),
    page: pageFolder(),
  };
}

class Settings {
  private readonly options: CommandLineOptions;
  private readonly environment: Environment;

  constructor(options: CommandLineOptions, environment: Environment) {
    this.options = options;
    this.environment = environment;
  }

  private find(name: SettingName): { text: string; called: string } | undefined {
    const { variable } = SETTINGS[name];
    const option = this.options[name];
    if (option !== undefined) return { text: option, called: `--${name}` };
    const text = this.environment[variable];
    return text === undefined || text === '' ? undefined : { text, called: variable };
  }

  text(name: SettingName, otherwise: string): string {
    const found = this.find(name);
    if (found?.text.trim() === '') throw new WrongSetting(`${found.called}: expected a value`);
    return found?.text ?? otherwise;
  }

  whole(name: SettingName, otherwise: number, from: number, to: number): number {
    const found = this.find(name);
    if (!found) return otherwise;
    const number = Number(found.text);
    if (/^\d+$/.test(found.text) && number >= from && number <= to) return number;
    const shown = JSON.stringify(found.text);
    throw new WrongSetting(
      `${found.called}: expected a whole number from ${from} to ${to}, found ${shown}`,
    );
  }

  /** One of some words; the first stands where nothing is said. */
  oneOf<const T extends string>(name: SettingName, words: readonly T[]): T {
    const found = this.find(name);
    if (!found) return nth(words, 0);
    const word = words.find((one) => one === found.text);
    if (word !== undefined) return word;
    const expected = [...new Set(words)].join(', ');
    throw new WrongSetting(
      `${found.called}: expected one of ${expected}, found ${JSON.stringify(found.text)}`,
    );
  }
}

function databaseUrl(text: string): string {
  // The value holds a password: it is never repeated.
  const wrong = new WrongSetting('DATABASE_URL: expected postgres://user:password@host:port/name');
  if (!URL.canParse(text)) throw wrong;
  const { protocol } = new URL(text);
  if (protocol !== 'postgres:' && protocol !== 'postgresql:') throw wrong;
  return text;
}
