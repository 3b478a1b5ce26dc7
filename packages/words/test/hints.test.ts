import { type FortState, fort } from '@treefort/fort';
import {
  below,
  type Game,
  type GameRecord,
  nth,
  parseSetup,
  randomFromText,
  seedFromText,
  sure,
  Table,
} from '@treefort/kernel';
import { type Hint, hintFor, loadNetwork } from '@treefort/review';
import { treehouse } from '@treefort/treehouse';
import { describe, expect, it, test } from 'vitest';
import { hintText, LOCALES, loadHints, loadWords, plain } from '../src/index.ts';

await loadNetwork('fort');
await loadNetwork('treehouse');

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
        words
          .game(game.id)
          .optionNamed(id, { view, people: { ...PEOPLE, you: seat }, brief: true });
      const { why, chance } = hintText(hint, said, { words, people: PEOPLE, option });
      expect(plain(why)).toMatch(/^[^{}]+\.$/u);
      expect(chance).toMatch(/^[^{}.,]*\d+\s?%[^{}]*\.$/u);
    }
  });
});

/** A game of random choices up to where somebody has to choose in this way. */
function until(kind: string): Table {
  const setup = { game: 'fort', rules: fort.rules, seats: 3, options: {}, choices: [] };
  for (let game = 0; game < 100; game++) {
    const table = sure(Table.open(games, { ...setup, seed: seedFromText(`brief ${game}`) }));
    const random = randomFromText(`brief ${game}`);
    while (!table.over) {
      const { seat, id: decision, kind: asked, options } = table.decisions()[0]!;
      if (asked === kind) return table;
      sure(
        table.choose({ seat, decision, option: nth(options, below(random, options.length)).id }),
      );
    }
  }
  throw new Error(`nobody is asked to ${kind}`);
}

test.each(['take-perk', 'keep'])('at %s others are named in brief', async (kind) => {
  const words = await loadWords('en');
  const table = until(kind);
  const { seat, options } = table.decisions()[0]!;
  const context = { view: fort.view(table.state as FortState, seat), people: PEOPLE };
  for (const option of options) {
    const full = plain(words.game('fort').option(option, context));
    const brief = plain(words.game('fort').option(option, { ...context, brief: true }));
    expect(full).toMatch(/^(Take|Keep) [^:]+: ./);
    expect(full.startsWith(`Take ${brief}: `) || full.startsWith(`Keep ${brief}: `)).toBe(true);
  }
});
