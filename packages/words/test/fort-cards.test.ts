import { type Action, type FortHeard, parseAction, SUITS, standard, VERBS } from '@treefort/fort';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES, loadWords, plain, type Words } from '../src/index.ts';
import { loadMessages } from '../src/load.ts';
import { fortGames } from './games.ts';

/** A word that fits into the width of a card on a phone; printed names are not ours to shorten. */
const FITS = /^(?:[\p{Script=Cyrillic}’-]{1,8}|[\p{Script=Latin}’&-]{1,9})$/u;

const all = [...standard.file.kids, ...standard.file.friends];
const [english, russian, french, portuguese, ukrainian] = await Promise.all([
  loadWords('en'),
  loadWords('ru'),
  loadWords('fr'),
  loadWords('pt-BR'),
  loadWords('uk'),
]);
const languages = [english, russian, french, portuguese, ukrainian];

function action(notation: string): Action {
  const parsed = parseAction(notation);
  if ('wrong' in parsed) throw new Error(parsed.wrong);
  return parsed.action;
}

const verb = fc.constantFrom(...VERBS).map((name): Action => ({ is: 'verb', verb: name }));
const both = fc
  .record({ parts: fc.array(verb, { minLength: 2, maxLength: 3 }), plus: fc.boolean() })
  .map(({ parts, plus }): Action => ({ is: 'both', parts, plus }));
const counter = fc.constantFrom(...SUITS, 'packed', 'lookouts', 'level', 'anySuit');
const product = fc
  .record({ part: fc.oneof(verb, both), counter: counter })
  .map((made): Action => ({ is: 'per', ...made }));
const anyAction = fc.oneof(
  verb,
  both,
  product,
  fc
    .array(fc.oneof(verb, both, product), { minLength: 2, maxLength: 3 })
    .map((parts): Action => ({ is: 'then', parts })),
);

describe('the cards of the box', () => {
  it.each(LOCALES)('have names in %s that need no hyphen on a small card', async (locale) => {
    const names = Object.values((await loadMessages(locale))['fort-card']);
    const long = names.flatMap((name) => name.split(' ')).filter((word) => !FITS.test(word));
    expect(long).toEqual(locale === 'pt-BR' ? ['Mochileiro'] : []);
  });

  it.each(LOCALES)('all have a name and words for what they do in %s', async (locale) => {
    const { fort } = await loadWords(locale);
    const messages = await loadMessages(locale);
    expect(Object.keys(messages['fort-card']).sort()).toEqual(all.map(({ id }) => id).sort());
    for (const { id, suits, ...actions } of all) {
      const words = fort.card(id);
      expect(words.suits).toHaveLength(suits.length);
      expect([id, words.public !== null]).toEqual([id, Boolean(actions.public)]);
      expect([id, words.private !== null]).toEqual([id, Boolean(actions.private)]);
    }
  });

  it.each(LOCALES)('say different things where they do different things in %s', async (locale) => {
    const { fort } = await loadWords(locale);
    const notations = new Set(all.flatMap((card) => [card.public ?? '', card.private ?? '']));
    notations.delete('');
    const texts = new Set([...notations].map((notation) => fort.action(action(notation))));
    expect(texts.size).toBe(notations.size);
  });

  it('are told from the tree that the rules carry out', () => {
    const said = (words: Words) => {
      const { name, public: shared, private: own } = words.fort.card('bones');
      return [name, shared, own];
    };
    expect(said(english)).toEqual([
      'Bones',
      'For each book: trash 1 card from your hand or discard pile, then score 1 point.',
      'Gain 1 pizza or 1 toy.',
    ]);
    expect(said(russian)[1]).toBe(
      'За каждую книгу: удалите из игры 1 карту из своей руки или сброса, затем получите 1 очко.',
    );
    expect(french.fort.card('lefty').public).toBe('Avancez votre Fort, puis marquez 2 points.');
    expect(portuguese.fort.card('bug').public).toBe('Colete 1 pizza para cada pá.');
    expect(ukrainian.fort.card('crash').private).toBe('Отримайте 2 піци або 2 іграшки.');
  });

  it('have the names that the printed editions give them', () => {
    const names = (words: Words) =>
      ['bug', 'moles', 'bud', 'doodles', 'lefty', 'dot'].map((id) => words.fort.card(id).name);
    expect(names(russian)).toEqual(['Шпион', 'Кроты', 'Кореш', 'Каляка', 'Левша', 'Веснушка']);
    expect(names(portuguese)).toEqual([
      'Joãoninha',
      'Os Toupeiras',
      'Mochileiro',
      'Rabisco',
      'Calopsita',
      'Sardinha',
    ]);
    expect(names(french)).toEqual(names(english));
    expect(russian.fort.card('ace').name).toBe('Туз');
    expect(russian.fort.madeUpRule('secret-stash').name).toBe('Заначка');
    expect(portuguese.fort.perk('copy-cat').name).toBe('Copiar e Colar');
  });

  it('of another box go by their ids, with what they do', () => {
    const kids = [{ id: 'big-joe', suits: ['book' as const], public: 'toy toy', copies: 1 }];
    const box = { ...standard.file, name: 'mine', kids };
    expect(russian.fort.card('big-joe', box)).toEqual({
      name: 'Big Joe',
      suits: ['книга'],
      public: 'Получите 2 игрушки.',
      private: null,
    });
  });
});

describe('any action', () => {
  it.each([
    ['pizza × shovel', 'pizza × shovel'],
    ['(trash > score) × book', '(trash > score) × book'],
    ['pizza trashThis', 'pizza + trash this'],
    ['copyRival > (score × packed)', 'copy rival Pack > (score × Pack)'],
    ['(trashRival + any) × squirt-gun', '(trash rival card + any) × squirt gun'],
  ])('%s is short as the icons of its card are read', (notation, short) => {
    expect(english.fort.shortAction(action(notation))).toBe(short);
  });

  it('is a sentence in every language, with all of its parts', () => {
    fc.assert(
      fc.property(anyAction, fc.constantFrom(...languages), (tree, words) => {
        const text = words.fort.action(tree);
        expect(text).toMatch(/^[\p{Lu}(][^{}]*\.$/u);
        const each = tree.is === 'per' ? words.t(`fort-counter:${tree.counter}`) : '';
        expect(text.toLowerCase()).toContain(each.toLowerCase());
        const steps = tree.is === 'then' ? tree.parts.length - 1 : 0;
        const then = words.t('fort-action:sequence', { first: '', rest: '' });
        expect(text.split(then)).toHaveLength(steps + 1);
      }),
    );
  });

  it('whose parts would run together has brackets', () => {
    expect(english.fort.action(action('((trash > score) × book) > trashThis'))).toBe(
      '(for each book: trash 1 card from your hand or discard pile, then score 1 point), then trash this card.',
    );
  });

  it('counts what stands there twice, and tells twice what has no number', () => {
    expect(english.fort.action(action('score score'))).toBe('Score 2 points.');
    expect(english.fort.action(action('advance advance'))).toBe(
      'Advance your fort and advance your fort.',
    );
  });
});

describe('numbers', () => {
  it('decide the form of the word', () => {
    const said = (words: Words, pizza: number) => words.fort.amount({ pizza, toy: 0 });
    expect([1, 2, 5, 11, 21].map((n) => said(russian, n))).toEqual([
      '1 пицца',
      '2 пиццы',
      '5 пицц',
      '11 пицц',
      '21 пицца',
    ]);
    expect([1, 3, 4].map((n) => said(ukrainian, n))).toEqual(['1 піца', '3 піци', '4 піци']);
    expect([1, 2].map((n) => said(french, n))).toEqual(['1 pizza', '2 pizzas']);
    expect(portuguese.t('fort-amount:points', { n: 0 })).toBe('0 pontos');
  });

  it('and the case: what somebody takes is the object of the verb', () => {
    const names = ['Анна', 'Борис', 'Вера', 'Глеб'];
    const gained = fortGames()
      .flatMap(({ events }) => events as readonly FortHeard[])
      .find((event) => event.kind === 'gained' && event.resource === 'toy' && event.n === 1)!;
    const { seat } = gained as Extract<FortHeard, { kind: 'gained' }>;
    const said = (you?: number) => plain(russian.game('fort').event(gained, { names, you })!);
    expect(said()).toBe(`${names[seat]} получает 1 игрушку.`);
    expect(said(seat)).toBe('Вы получаете 1 игрушку.');
  });
});
