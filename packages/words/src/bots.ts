import { LOCALES, type Locale, languageOf } from './locale.ts';

/** Who sits on a seat: a person by name or a bot by its id, with a name for bots that have none in our languages. */
export interface Sitting {
  readonly name: string;
  readonly bot?: string | undefined;
}

const named = (locale: Locale, bot: string): string | undefined => {
  const names: Readonly<Record<string, string>> = languageOf(locale).bots;
  return Object.hasOwn(names, bot) ? names[bot] : undefined;
};

/** What a bot is called in a language; one without a name is called by its id. */
export const botName = (locale: Locale, bot: string): string => named(locale, bot) ?? bot;

/** What a bot is called, in any of the languages: people at its table are told apart from it. */
export const botNames = (bot: string): string[] => [
  ...new Set(LOCALES.map((locale) => botName(locale, bot))),
];

/** The names at a table in a language; a bot that sits there twice gets a number. */
export function namesOf(locale: Locale, seats: readonly Sitting[]): string[] {
  return seats.map(({ name, bot }, seat) => {
    const called = bot === undefined ? undefined : named(locale, bot);
    if (called === undefined) return name;
    const twin = seats.slice(0, seat).filter((other) => other.bot === bot).length + 1;
    return twin > 1 ? `${called} ${twin}` : called;
  });
}
