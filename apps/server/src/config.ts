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
  /** Where people reach the server, without a path; null where each request says it by itself. */
  readonly publicUrl: string | null;
  /** The SMTP server that takes emails, and who they are from; null without emails. */
  readonly mail: { readonly smtp: string; readonly from: string } | null;
  readonly calls: CallPatience;
  /** The folder of the client for browsers. */
  readonly page: string;
}

/** How calling absent players goes about it; only tests set it. */
export interface CallPatience {
  /** Whether push services and webhooks may have private addresses, and no https. */
  readonly privateAddresses: boolean;
  /** Milliseconds for a whole request to one of them. */
  readonly timeLimit: number;
  /** After so many milliseconds who was at the table when the turn began is called, if absent by then. */
  readonly hold: number;
  /** Milliseconds between two looks for messages that are due. */
  readonly interval: number;
  /** Milliseconds before what failed is tried a second time. */
  readonly retry: number;
}

/** Who reloads a page is away for up to five seconds. */
const CALL_PATIENCE: CallPatience = {
  privateAddresses: false,
  timeLimit: 10_000,
  hold: 8000,
  interval: 1000,
  retry: 30_000,
};

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
  'public-url': {
    variable: 'PUBLIC_URL',
    value: 'URL',
    help: 'where people reach the server, such as https://games.example.org',
  },
  'mail-from': {
    variable: 'MAIL_FROM',
    value: 'ADDRESS',
    help: 'who emails are from; the server for them is in SMTP_URL',
  },
} as const;

export type SettingName = keyof typeof SETTINGS;

type CommandLineOptions = Readonly<Partial<Record<SettingName, string | undefined>>>;
type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings: options first, then the environment, then what suits most. */
export function readConfig(options: CommandLineOptions, environment: Environment): Config {
  const read = new Settings(options, environment);
  const { DATABASE_URL: url } = environment;
  const publicUrl = read.origin('public-url');
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
    publicUrl,
    mail: mailSettings(environment.SMTP_URL, read.text('mail-from', ''), publicUrl),
    calls: CALL_PATIENCE,
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

  /** The origin of a site, or null where nothing is said. */
  origin(name: SettingName): string | null {
    const found = this.find(name);
    if (!found) return null;
    const url = URL.canParse(found.text) ? new URL(found.text) : undefined;
    if (url && /^https?:$/.test(url.protocol) && url.pathname === '/') return url.origin;
    const shown = JSON.stringify(found.text);
    throw new WrongSetting(`${found.called}: expected https://host without a path, found ${shown}`);
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

/** Emails hold links, so the server has to know where people reach it. */
function mailSettings(
  smtp: string | undefined,
  from: string,
  publicUrl: string | null,
): Config['mail'] {
  if (!smtp) return null;
  // The value holds a password: it is never repeated.
  if (!URL.canParse(smtp) || !/^smtps?:$/.test(new URL(smtp).protocol)) {
    throw new WrongSetting('SMTP_URL: expected smtps://user:password@host:port');
  }
  if (from === '') throw new WrongSetting('MAIL_FROM: expected an address beside SMTP_URL');
  if (publicUrl === null) throw new WrongSetting('PUBLIC_URL: expected a value beside SMTP_URL');
  return { smtp, from };
}
