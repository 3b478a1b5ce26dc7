import { describe, expect, it } from 'vitest';
import { loadMessages, loadPart } from '../src/load.ts';
import { LOCALES, type Locale } from '../src/locale.ts';
import { type KeyOf, type MessageTree, Speaker } from '../src/speaker.ts';
import { anatomyOf, everyMessage, NUMBERS, samples } from './message.ts';

/** Verbs agree with the reader in some languages only, so a language may do without these. */
const GRAMMAR = ['you', 'yours'];
const meaningful = (names: ReadonlySet<string>): string[] =>
  [...names].filter((name) => !GRAMMAR.includes(name)).sort();

const sayAny = (locale: string, tree: MessageTree) => {
  const speaker = new Speaker({ locale }, tree);
  return (key: string, values: Record<string, string | number>): string =>
    speaker.t(key as KeyOf<MessageTree>, values);
};

/** Everything there is in a language. */
const treeOf = async (locale: Locale) => ({
  ...(await loadMessages(locale)),
  ...(await loadPart(locale, 'terminal')),
  ...(await loadPart(locale, 'web')),
  ...(await loadPart(locale, 'lessons')),
  ...(await loadPart(locale, 'online')),
  ...(await loadPart(locale, 'review')),
  ...(await loadPart(locale, 'hints')),
  ...(await loadPart(locale, 'ratings')),
  ...(await loadPart(locale, 'calls')),
  ...(await loadPart(locale, 'end')),
});

const english = await treeOf('en');

describe.each(LOCALES)('the messages in %s', (locale) => {
  it('are the same as the English ones, each with the same placeholders', async () => {
    const own = new Map(everyMessage(await treeOf(locale)));
    const wrong = everyMessage(english).flatMap(([key, text]) => {
      const expected = meaningful(anatomyOf(text).placeholders);
      const found = meaningful(anatomyOf(own.get(key) ?? '').placeholders);
      return `${expected}` === `${found}` ? [] : [`${key}: expected ${expected}, found ${found}`];
    });
    expect(wrong).toEqual([]);
    expect([...own.keys()]).toEqual(everyMessage(english).map(([key]) => key));
  });

  it('are not empty, and not left in English where words differ', async () => {
    const own = everyMessage(await treeOf(locale));
    expect(own.filter(([, text]) => text.trim() === '')).toEqual([]);
    const originals = new Map(everyMessage(english));
    const spoken = own.filter(([key]) => /^fort-(question|event|refusal):|^tree-event:/.test(key));
    const same = spoken.filter(([key, text]) => originals.get(key) === text).map(([key]) => key);
    expect(same).toEqual(locale === 'en' ? spoken.map(([key]) => key) : ['tree-event:score']);
  });

  it('have every plural form that whole numbers need', async () => {
    const rules = new Intl.PluralRules(locale);
    const needed = new Set(NUMBERS.map((n) => rules.select(n)));
    const wrong = everyMessage(await treeOf(locale)).flatMap(([key, text]) =>
      anatomyOf(text).plurals.flatMap(({ forms }) => {
        const exact = forms.filter((form) => form.startsWith('='));
        if (exact.length > 0 && forms.length === exact.length + 1) return [];
        const missing = [...needed, 'other'].filter((form) => !forms.includes(form));
        return missing.length > 0 ? [`${key} lacks ${missing}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('parse, and say all that they are given', async () => {
    const tree = await treeOf(locale);
    const say = sayAny(locale, tree);
    for (const [key, text] of everyMessage(tree)) {
      const anatomy = anatomyOf(text);
      // A quoted brace would be shown as it is.
      expect(`${key} ${anatomy.literals.join('')}`).not.toMatch(/[{}]/);
      for (const values of samples(anatomy)) {
        const said = say(key, values);
        for (const name of anatomy.always) expect(said).toContain(String(values[name]));
      }
    }
  });

  it('have no two names that are the same', async () => {
    const tree = await treeOf(locale);
    for (const subject of [
      'fort-card',
      'fort-perk',
      'fort-rule',
      'fort-suit',
      'fort-verb',
      'tree-room',
      'tree-colour',
      'tree-colour-letter',
    ] as const) {
      const names = Object.values(tree[subject]);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});
