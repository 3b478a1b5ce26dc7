import { fort } from '@treefort/fort';
import {
  type Game,
  type GameRecord,
  parseSetup,
  seedFromText,
  sure,
  Table,
} from '@treefort/kernel';
import { type Hint, hintFor, loadNetwork } from '@treefort/review';
import { treehouse } from '@treefort/treehouse';
import { describe, expect, it } from 'vitest';
import { hintText, LOCALES, loadHints, loadWords, plain } from '../src/index.ts';

await loadNetwork('fort');

const games: readonly Game[] = [fort, treehouse];

const PEOPLE = { names: ['Anna', 'Olga', 'Emil'], you: 0 };

/** What is advised at the beginning of a game, one choice after the other. */
function hintsOf(id: string, most: number): readonly (Hint & { readonly record: GameRecord })[] {
  const game = games.find((one) => one.id === id)!;
  const setup = sure(parseSetup(game, 3, {}));
  const start = { game: id, rules: game.rules, seed: seedFromText('said'), ...setup, choices: [] };
  const table = sure(Table.open(games, start));
  const hints: (Hint & { readonly record: GameRecord })[] = [];
  while (hints.length < most) {
    const { seat, id: decision, options } = table.decisions()[0]!;
    const { record } = table;
    const hint = sure(hintFor(record, seat, 0.1));
    if (hint) hints.push({ ...hint, record });
    sure(table.choose({ seat, decision, option: hint?.option ?? options[0]!.id }));
  }
  return hints;
}

const hints = [...hintsOf('fort', 8), ...hintsOf('treehouse', 5)];

describe.each(LOCALES)('a hint in %s', (locale) => {
  it('is a sentence or two with whole chances', async () => {
    const [words, said] = [await loadWords(locale), await loadHints(locale)];
    for (const hint of hints) {
      const game = games.find(({ id }) => id === hint.record.game)!;
      const table = sure(Table.open(games, hint.record));
      const { seat } = table.decisions()[0]!;
      const view = game.view(table.state, seat);
      const option = (id: string) =>
        words.game(game.id).optionNamed(id, { view, people: { ...PEOPLE, you: seat } });
      const { why, chance } = hintText(hint, said, { words, people: PEOPLE, option });
      expect(plain(why)).toMatch(/^[^{}]+\.$/u);
      expect(chance).toMatch(/^[^{}.,]*\d+\s?%[^{}]*\.$/u);
    }
  });
});
