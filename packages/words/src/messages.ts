import type { messages as english } from './en/index.ts';
import type { terminalMessages as englishTerminal } from './en/terminal.ts';
import type { KeyOf, Same, Speaker } from './speaker.ts';

/** Every message of a language: the subjects and keys of the English ones. */
export type Messages = { readonly [S in keyof typeof english]: Same<(typeof english)[S]> };
export type Key = KeyOf<Messages>;
export type Voice = Speaker<Messages>;

/** What is said in a terminal only. */
export type TerminalMessages = {
  readonly [S in keyof typeof englishTerminal]: Same<(typeof englishTerminal)[S]>;
};
export type Terminal = Speaker<TerminalMessages>;
