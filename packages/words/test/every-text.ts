import type { LanguageParts } from '../src/language.ts';
import { loadMessages, loadPart } from '../src/load.ts';
import { type Locale, languageOf } from '../src/locale.ts';
import { anatomyOf } from './message.ts';

/** A text that is shown, and where it lies: `web home:tagline`, `rules fort.act.pack`. */
export interface ShownText {
  readonly key: string;
  /** Without the syntax of messages: `_` stands where something is put in. */
  readonly text: string;
}

/** Everything written in a tree of texts, under its last two names. */
function textsIn(tree: unknown, names: readonly string[]): ShownText[] {
  if (typeof tree === 'string') {
    return [{ key: `${names[0]} ${names.slice(1).slice(-2).join(':')}`, text: tree }];
  }
  return Object.entries(tree ?? {}).flatMap(([name, part]) => textsIn(part, [...names, name]));
}

const PARTS = {
  rules: true,
  terminal: true,
  web: true,
  online: true,
  end: true,
  lessons: true,
  review: true,
  hints: true,
  ratings: true,
  calls: true,
} as const satisfies Record<Exclude<keyof LanguageParts, 'games'>, true>;

/** Everything that a language says anywhere. */
export async function everyText(locale: Locale): Promise<ShownText[]> {
  const parts = await Promise.all(
    (Object.keys(PARTS) as (keyof typeof PARTS)[]).map(async (part) =>
      textsIn(await loadPart(locale, part), [part]),
    ),
  );
  const games = textsIn(await loadMessages(locale), ['games']);
  const { always: atOnce, former, bots } = languageOf(locale);
  const always = textsIn({ ...atOnce, former, bots }, ['always']);
  return [...parts.flat(), ...games, ...always].map(({ key, text }) => ({
    key,
    text: key.startsWith('rules ') ? text : anatomyOf(text).literals.join('_'),
  }));
}
