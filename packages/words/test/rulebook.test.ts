import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCALES, loadRulebook, type RuleWords } from '../src/index.ts';

/** A statement as a RULES.md has it. */
interface Stated {
  readonly id: string;
  readonly text: string;
}

const page = (game: string): string =>
  readFileSync(new URL(`../../${game}/RULES.md`, import.meta.url), 'utf8');

/** The statements of a game, each with all its lines. */
const statedIn = (game: string): Stated[] =>
  page(game)
    .split(/\n(?=- `)|\n\n/)
    .flatMap((paragraph) => {
      const [, id, text] = /^- `([\w.-]+)`(.*)$/s.exec(paragraph) ?? [];
      return id !== undefined && text !== undefined ? [{ id, text }] : [];
    });

const stated = { fort: statedIn('fort'), treehouse: statedIn('treehouse') };
const both = [...stated.fort, ...stated.treehouse];

/** The figures in a text; those of ids and places do not count, nor cards that are called by a figure. */
const figures = (text: string): string[] =>
  (text.replaceAll(/`[^`]*`|\d+:\d+|«\d»/g, '').match(/\d+/g) ?? []).sort();

const rulesOf = async (locale: (typeof LOCALES)[number]): Promise<RuleWords[]> => {
  const { fort, treehouse } = await loadRulebook(locale);
  return [...fort, ...treehouse].flatMap(({ rules }) => rules);
};

describe.each(LOCALES)('the rulebook in %s', (locale) => {
  it('has every statement of RULES.md, in its order', async () => {
    const { fort, treehouse } = await loadRulebook(locale);
    const ids = (chapters: typeof fort) =>
      chapters.flatMap(({ rules }) => rules.map(({ id }) => id));
    expect(ids(fort)).toEqual(stated.fort.map(({ id }) => id));
    expect(ids(treehouse)).toEqual(stated.treehouse.map(({ id }) => id));
  });

  it('says what is printed where RULES.md marks our reading', async () => {
    const ours = both.filter(({ text }) => text.replaceAll(/\s+/g, ' ').includes('our reading'));
    const marked = (await rulesOf(locale)).filter((rule) => rule.printed !== undefined);
    expect(marked.map(({ id }) => id)).toEqual(ours.map(({ id }) => id));
    expect(ours.length).toBeGreaterThan(20);
  });

  it('marks provisional figures where RULES.md does', async () => {
    const stated = both.filter(({ text }) => text.includes('provisional')).map(({ id }) => id);
    const marked = (await rulesOf(locale)).filter((rule) => rule.provisional);
    expect(marked.map(({ id }) => id)).toEqual(stated);
    expect(stated.length).toBeGreaterThan(1);
  });

  it('has the figures of the English one, which are those of RULES.md', async () => {
    const all = ({ text, printed = '' }: RuleWords) => figures(`${text} | ${printed}`);
    const inEnglish = await rulesOf('en');
    const english = new Map(inEnglish.map(({ id, text }) => [id, figures(text)]));
    const withPrint = new Map(inEnglish.map((rule) => [rule.id, all(rule)]));
    for (const rule of await rulesOf(locale)) {
      expect([rule.id, ...all(rule)]).toEqual([rule.id, ...(withPrint.get(rule.id) ?? [])]);
    }
    for (const { id, text } of both) {
      const known = figures(text);
      for (const figure of english.get(id) ?? []) expect([id, ...known]).toContain(figure);
    }
  });

  it('says each in a few sentences, with the name of what it is about', async () => {
    for (const { id, text, printed, name } of await rulesOf(locale)) {
      const sentences = text.match(/[^.!?]\.(?=\s|$)/g) ?? [];
      expect({
        id,
        ends: /[.)»”]$/.test(text) && (printed ?? '.').endsWith('.'),
        brief: sentences.length <= 4 && text.length < 420 && (printed ?? '').length < 260,
      }).toEqual({
        id,
        ends: true,
        brief: true,
      });
      expect([id, name !== undefined]).toEqual([id, /^fort\.(perk|rule)\./.test(id)]);
    }
  });

  it('finds the statement of an id, and nothing for another', async () => {
    const { rule } = await loadRulebook(locale);
    expect(rule('fort.follow.full')?.id).toBe('fort.follow.full');
    expect(rule('toString')).toBeUndefined();
  });

  it('has titles for its chapters', async () => {
    const { fort, treehouse } = await loadRulebook(locale);
    const titles = [...fort, ...treehouse].map(({ id, title }) => [id, title]);
    expect(titles.filter(([id, title]) => id === title)).toEqual([]);
    expect(fort).toHaveLength(15);
    expect(treehouse).toHaveLength(9);
  });
});
