import { type Game, seedFromText, sure, Table } from '@treefort/kernel';
import { COLOURS, ROOMS, type TreehouseView, treehouse } from '@treefort/treehouse';
import { describe, expect, it } from 'vitest';
import { LOCALES, loadWords, plain, type SentenceContext, type Words } from '../src/index.ts';

const english = await loadWords('en');
const russian = await loadWords('ru');
const people = { names: ['Anna', 'Boris'], you: 0 };

/** A view in which the reader has picked a red room and leans to the left. */
function context(): SentenceContext<TreehouseView> {
  const options = { junior: false, fewest: false };
  const record = {
    game: 'treehouse',
    rules: '1',
    seed: seedFromText('t'),
    seats: 2,
    options,
    choices: [],
  };
  const { game, state } = sure(Table.open([treehouse as Game], record));
  const view = game.view(state, 0) as TreehouseView;
  const [own, other] = view.players;
  const leaning = { ...own!, picked: 'fire-pole' as const, balance: -1 };
  return { view: { ...view, players: [leaning, other!] }, people };
}

const option = (id: string, words = english): string =>
  plain(words.treehouse.option({ id, target: id }, context()));
const refusal = (id: string, rule: string, words = english): string =>
  plain(words.treehouse.refusal({ id, target: id, rule }, context()));

describe('Treehouse in words', () => {
  it.each<[string, string, string]>([
    ['pick:water-slide', 'Water slide (blue)', 'Водяная горка (синий)'],
    ['place:2:1', 'build on level 2, place 1, left', 'построить на 2-м уровне, место 1, слева'],
    [
      'place:3:2',
      'build on level 3, place 2, centre',
      'построить на 3-м уровне, место 2, в центре',
    ],
    ['place:4:3', 'build on level 4, place 3, right', 'построить на 4-м уровне, место 3, справа'],
    ['discard', 'discard it', 'сбросить'],
    ['take:double', 'double: 2 points a room', 'удвоение: 2 очка за комнату'],
    ['cover:blue', 'blue (you have 0 rooms)', 'синий (у вас 0 комнат)'],
  ])('%s is a button', (id, first, second) => {
    expect([option(id), option(id, russian)]).toEqual([first, second]);
  });

  it.each<[string, string, string]>([
    ['place:4:2', 'tree.support', '4:2 has nothing to stand on: it needs 3:1 and 3:2'],
    ['place:4:4', 'tree.support', '4:4 has nothing to stand on: it needs 3:3'],
    [
      'place:3:1',
      'tree.colour',
      '3:1 touches no room of the same colour (red), and your tree has some already',
    ],
    [
      'place:2:1',
      'tree.balance.blocked',
      'your tree leans left: nothing more goes on the left until it is back in balance',
    ],
    ['take:double', 'tree.changer.choose', 'no "double" is left in the middle'],
    ['cover:brown', 'tree.changer.place', 'a changer lies on brown already'],
  ])('%s is refused by %s with the reason', (id, rule, text) => {
    expect(refusal(id, rule)).toBe(text);
  });

  it('tells what happened to the reader and to others', () => {
    const said = (event: { kind: string; [detail: string]: unknown }, words: Words) =>
      plain(words.treehouse.event(event, people) ?? []);
    const built = { kind: 'built', seat: 1, room: 'carousel', level: 2, place: 1 };
    expect(said(built, english)).toBe('Boris built Carousel on level 2, left.');
    expect(said({ ...built, seat: 0 }, russian)).toBe(
      'Вы строите комнату «Карусель»: уровень 2, слева.',
    );
    const scored = { kind: 'scored', week: 2, points: [5, 7] };
    expect(said(scored, english)).toBe('Week 2 scored: You 5, Boris 7.');
    const most = { kind: 'majority', seat: 1, colour: 'red', points: 1, rooms: [0, 1] };
    expect(said(most, english)).toBe(
      'Boris had the most red rooms (You 0, Boris 1): 1 point more.',
    );
  });

  it('tells a hand to its holder only', () => {
    const dealt = { kind: 'dealt', seat: 1, week: 1, count: 6 };
    expect(english.treehouse.event(dealt, people)).toBeNull();
    expect(english.treehouse.event({ ...dealt, hand: ['carousel'] }, people)).not.toBeNull();
    expect(english.treehouse.event({ kind: 'dropped', seat: 1 }, people)).toBeNull();
  });

  it.each(LOCALES)('has a name for every room and colour in %s', async (locale) => {
    const { treehouse: words, t } = await loadWords(locale);
    for (const room of ROOMS) expect(words.room(room).text).toMatch(/^\p{Lu}/u);
    for (const colour of COLOURS) {
      expect(words.colour(colour).text).not.toBe('');
      expect(t(`tree-colour-subject:${colour}`)).not.toBe('');
      expect(t(`tree-colour-letter:${colour}`)).toMatch(/^\p{Lu}$/u);
    }
  });
});
