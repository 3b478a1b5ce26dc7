import { LOCALES, type Locale, languageOf } from './locale.ts';

/**
 * Who sits on a seat: a person by name, a bot by its id, with a name for bots that have none in our languages, or somebody
 * who was deleted since.
 */
export interface Sitting {
  readonly name: string;
  readonly bot?: string | undefined;
  readonly former?: true | undefined;
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

function calledBy(locale: Locale, { bot, former }: Sitting): string | undefined {
  if (former) return languageOf(locale).former;
  return bot === undefined ? undefined : named(locale, bot);
}

/** The names at a table in a language; a bot that sits there twice gets a number, as does a second former player. */
export function namesOf(locale: Locale, seats: readonly Sitting[]): string[] {
  return seats.map((sitting, seat) => {
    const called = calledBy(locale, sitting);
    if (called === undefined) return sitting.name;
    const before = seats.slice(0, seat).map((other) => calledBy(locale, other));
    const twin = before.filter((other) => other === called).length + 1;
    return twin > 1 ? `${called} ${twin}` : called;
  });
}
