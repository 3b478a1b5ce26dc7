import type { Locale } from './locale.ts';
import type { Messages, Terminal, TerminalMessages } from './messages.ts';
import { Speaker } from './speaker.ts';
import { type Words, wordsOf } from './words.ts';

/** Each language is loaded when it is asked for. */
const MESSAGES: Readonly<Record<Locale, () => Promise<{ readonly messages: Messages }>>> = {
  en: () => import('./en/index.ts'),
};

export const loadMessages = async (locale: Locale): Promise<Messages> =>
  (await MESSAGES[locale]()).messages;

export const loadWords = async (locale: Locale): Promise<Words> =>
  wordsOf(locale, await loadMessages(locale));

type Lines = { readonly terminalMessages: TerminalMessages };

const TERMINAL: Readonly<Record<Locale, () => Promise<Lines>>> = {
  en: () => import('./en/terminal.ts'),
};

export const loadTerminalMessages = async (locale: Locale): Promise<TerminalMessages> =>
  (await TERMINAL[locale]()).terminalMessages;

/** What is said besides in a terminal: its prompts, its drawings, the rules in short. */
export const loadTerminal = async (locale: Locale): Promise<Terminal> =>
  new Speaker(locale, await loadTerminalMessages(locale));
