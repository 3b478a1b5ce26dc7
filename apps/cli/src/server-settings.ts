import {
  FolderInUse,
  NoDatabase,
  readConfig,
  SETTINGS,
  type SettingName,
  WrongSetting,
} from '@treefort/server';
import { type Call, type Flags, textOf, UsageError } from './usage.ts';

/** The options of a command that are settings of the server. */
export const settingFlags = (...names: readonly SettingName[]): Flags =>
  Object.fromEntries(
    names.map((name) => {
      const { variable, value, help } = SETTINGS[name];
      return [name, { type: 'string', value, help: `${help}; also ${variable}` }];
    }),
  );

export const settingNames = Object.keys(SETTINGS) as SettingName[];

const settingsIn = (call: Call) =>
  Object.fromEntries(settingNames.map((name) => [name, textOf(call, name)]));

/** What keeps a server or its data from being used, as a sentence; anything else is a bug. */
function sentenceOf(error: unknown): string | undefined {
  const told = [WrongSetting, FolderInUse, NoDatabase].some((kind) => error instanceof kind);
  if (told) return (error as Error).message;
  const { code, port, address } = error as NodeJS.ErrnoException & {
    port?: number;
    address?: string;
  };
  if (code === 'EADDRINUSE') return `--port: ${port} is in use on ${address}`;
  if (code === 'EACCES') return `--port: ${port} is not allowed`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return '--host: not an address of this machine';
  }
  return undefined;
}

/** Does something with the settings of a call; what is wrong with them ends the program with a sentence. */
export async function withSettings<T>(
  call: Call,
  act: (config: ReturnType<typeof readConfig>) => Promise<T>,
): Promise<T> {
  if (call.words.length > 0) throw new UsageError(`unexpected ${call.words.join(' ')}`);
  try {
    return await act(readConfig(settingsIn(call), process.env));
  } catch (error) {
    const sentence = sentenceOf(error);
    if (sentence === undefined) throw error;
    throw new UsageError(sentence);
  }
}
