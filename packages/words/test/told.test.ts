import { readFileSync } from 'node:fs';
import { type FortView, fort } from '@treefort/fort';
import { type Game, seedFromText, sure, Table } from '@treefort/kernel';
import { describe, expect, it } from 'vitest';
import {
  LOCALES,
  loadWords,
  plain,
  type SentenceContext,
  type Text,
  type Thing,
} from '../src/index.ts';

const english = await loadWords('en');
const people = { names: ['Anna', 'Bruno'], you: 0 };

function fortView(): FortView {
  const options = { setup: 'basic', box: 'standard' };
  const record = {
    game: 'fort',
    rules: '1',
    seed: seedFromText('told'),
    seats: 2,
    options,
    choices: [],
  };
  const { game, state } = sure(Table.open([fort as Game], record));
  return game.view(state, 0) as FortView;
}

const context: SentenceContext<FortView> = { view: { ...fortView(), played: 'bug' }, people };
const option = (id: string, where = context): string =>
  plain(english.fort.option({ id, target: id }, where));
const things = (text: Text): Thing[] => text.filter((part) => typeof part !== 'string');

const source = (path: string): string =>
  readFileSync(new URL(`../../fort/src/${path}`, import.meta.url), 'utf8');

describe('options of Fort', () => {
  it.each<[string, string]>([
    ['play:moles', 'Play The Moles'],
    ['add:moles', 'Add The Moles (2 shovels)'],
    ['add:puddin:glue', 'Add Puddin (1 crown and 1 coin), its coin as glue'],
    ['add:puddin:coin', 'Add Puddin (1 crown and 1 coin)'],
    ['follow:bud', 'Follow: discard Bud (1 coin)'],
    ['pack:supply:toy', 'Pack a toy from the supply'],
    ['pack:pizza', 'Pack a pizza from Stuff'],
    ['tuck:bug', 'Tuck from your hand: Bug'],
    ['tuck:yard:0:bug', 'Tuck from your Yard: Bug'],
    ['tuck:deck', 'Tuck the top card of the Park deck, unseen'],
    ['trash:discard:bug', 'Trash from your discard pile: Bug'],
    ['recruit:yard:1:bug', "From Bruno's Yard: Bug"],
    ['pay:none:none', 'Pay nothing'],
    ['pay:pizza3:pizza1-toy4', 'Pay 3 pizzas from Stuff, 1 pizza and 4 toys from Pack'],
    ['use:private', 'Use the private action: Score 1 point for each level of your fort.'],
    ['recycle:dot', 'Recycling: take Dot'],
    ['keep:loner', 'Keep Loner: 5 points if you own no best friend'],
  ])('%s is a button', (id, text) => {
    expect(option(id)).toBe(text);
  });

  it('name their cards, suits and players as things', () => {
    const text = english.fort.option({ id: 'add:puddin:glue', target: '' }, context);
    expect(things(text)).toEqual([
      { is: 'card', id: 'puddin', text: 'Puddin' },
      { is: 'suit', id: 'glue', text: 'glue' },
    ]);
    const yard = english.fort.option({ id: 'recruit:yard:1:bug', target: '' }, context);
    expect(things(yard)[0]).toEqual({ is: 'seat', id: '1', text: 'Bruno' });
  });
});

describe('events of Fort', () => {
  const added = { kind: 'added', seat: 1, card: 'puddin' };
  const lent = { kind: 'lent', seat: 1, coin: true, n: 1 };
  it.each([
    [{ ...added, suit: 'glue' }, 'Bruno added Puddin as glue.'],
    [{ ...added, suit: 'coin' }, 'Bruno added Puddin.'],
    [{ ...lent, suit: 'glue' }, 'Bruno added glue (a coin) from the Lookout.'],
    [{ ...lent, suit: 'coin' }, 'Bruno added coin from the Lookout.'],
  ])('say what a coin stands for, unless for itself: %j', (event, text) => {
    expect(english.fort.news([event], people).map(plain)).toEqual([text]);
  });
});

describe('refusals of Fort', () => {
  const why = (refusal: { id: string; rule: string; detail?: Record<string, number | string> }) =>
    english.fort.refusal({ target: '', ...refusal }, context);

  it('tell how much is wanted and how much fits', () => {
    const detail = { resource: 'pizza', have: 1, room: 3, wants: 4 };
    expect(plain(why({ id: 'use:public', rule: 'fort.stuff', detail }))).toBe(
      'the public action: it would bring 4 pizzas, and Stuff has room for 3 only',
    );
    expect(
      plain(why({ id: 'use:public', rule: 'fort.pack', detail: { have: 0, room: 1, wants: 2 } })),
    ).toBe('the public action: it would be 2, and your Pack has room for 1 only');
  });

  it('name the rule behind the rule as a thing', () => {
    const detail = { public: 'fort.act.pack', private: 'fort.play.zero' };
    const text = why({ id: 'play:ant', rule: 'fort.play.one-full', detail });
    expect(plain(text)).toBe(
      'The Ant: no action of it can be used fully – public: you have nothing in Stuff to pack (fort.act.pack); private: it would change nothing, because it is multiplied by zero (fort.play.zero)',
    );
    expect(things(text).map(({ is, id }) => [is, id])).toEqual([
      ['card', 'ant'],
      ['rule', 'fort.act.pack'],
      ['rule', 'fort.play.zero'],
    ]);
  });

  it('give the figures to the action that they are of', () => {
    const figures = { resource: 'toy', have: 4, room: 0, wants: 1 };
    const first = { ...figures, public: 'fort.stuff', private: 'fort.act.spend' };
    expect(plain(why({ id: 'play:kitty', rule: 'fort.play.one-full', detail: first }))).toContain(
      'public: you have 4 toys in Stuff, no room for more (fort.stuff); private: you have nothing',
    );
    const second = { ...figures, private: 'fort.stuff' };
    expect(plain(why({ id: 'play:kitty', rule: 'fort.play.one-full', detail: second }))).toContain(
      'private: you have 4 toys in Stuff',
    );
  });

  it('count the resource that DIY costs more', () => {
    expect(plain(why({ id: 'diy', rule: 'fort.act.advance', detail: { level: 1, more: 1 } }))).toBe(
      'DIY: you cannot pay the next fort level (1 pizza, 1 toy, 2 any)',
    );
  });

  it.each(LOCALES)(
    'have a reason for every rule that the engine refuses by, in %s',
    async (locale) => {
      const words = await loadWords(locale);
      const code = source('refusals.ts') + source('obstacle.ts');
      const rules = new Set(Array.from(code.matchAll(/'(fort\.[\w.-]+)'/g), ([, rule]) => rule!));
      // Scoring can always be done.
      rules.delete('fort.act.score');
      expect(rules.size).toBeGreaterThan(25);
      const silent = [...rules].filter((rule) => {
        const text = words.fort.refusal({ id: 'play:bug', target: '', rule }, context);
        return plain(text).includes(words.t('table:impossible'));
      });
      expect(silent).toEqual([]);
    },
  );
});

describe('questions and secrets of Fort', () => {
  it('every kind of question of the engine is asked', () => {
    const kinds = Array.from(
      source('face.ts').matchAll(/\['([\w-]+)', 'fort\./g),
      ([, kind]) => kind!,
    );
    expect(new Set(kinds).size).toBe(27);
    for (const kind of kinds) {
      const decision = { id: '0', seat: 0, kind, rule: '', about: 'bug', options: [] };
      expect(plain(english.fort.question(decision, context))).not.toBe('What do you do?');
    }
  });

  it('what is secret is told to who may know it only', () => {
    const drew = { kind: 'drew', seat: 1, count: 2 };
    expect(plain(english.fort.event(drew, people)!)).toBe('Bruno drew 2 cards.');
    expect(plain(english.fort.event({ ...drew, cards: ['bug', 'ant'] }, people)!)).toBe(
      'Bruno drew Bug, The Ant.',
    );
    expect(english.fort.event({ kind: 'drafted', seat: 1 }, people)).toBeNull();
  });

  it('a name is said as it is, whatever it holds', () => {
    const strange = { names: ["{who}'s <b>'{n}'", 'Bruno'] };
    const text = english.fort.event({ kind: 'passed', seat: 0 }, strange)!;
    expect(plain(text)).toBe("{who}'s <b>'{n}' passed.");
  });
});
