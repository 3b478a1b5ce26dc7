import { levelsOf } from '@treefort/bots';
import { botName, botNames, LOCALES, loadWords } from '@treefort/words';
import { describe, expect, it } from 'vitest';

const LEVELS = ['fort', 'treehouse'].flatMap((game) => levelsOf(game).map(({ id }) => id));

describe.each(LOCALES)('bots in %s', (locale) => {
  it('have a name each, and no two the same', () => {
    const names = LEVELS.map((id) => botName(locale, id));
    expect(names.filter((name) => LEVELS.includes(name))).toEqual([]);
    expect(new Set(names).size).toBe(LEVELS.length);
  });

  it('are named at a table, the second of one kind with a number', async () => {
    const words = await loadWords(locale);
    const mouse = { name: 'Acorn', bot: 'mouse' };
    const stranger = { name: 'Deep', bot: 'deep' };
    const pip = botName(locale, 'mouse');
    expect(words.names([{ name: 'Anna' }, mouse, stranger, mouse])).toEqual([
      ...['Anna', pip, 'Deep', `${pip} 2`],
    ]);
  });
});

it('a bot has names in all languages, and one that nobody knows its id alone', () => {
  expect(botNames('squirrel')).toEqual(['Hazel', 'Noisette', 'Pinhão', 'Орешек', 'Горішок']);
  expect(botNames('toString')).toEqual(['toString']);
});
