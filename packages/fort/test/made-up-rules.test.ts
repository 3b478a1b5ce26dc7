import type { MadeUpRule } from '@treefort/fort';
import { expect } from 'vitest';
import { rule } from './rule.ts';
import { type Sketch, table } from './table.ts';

const nothing: Sketch = { hand: [], deck: [] };

/**
 * What a kept rule scores for the first seat when the game ends now, after the turn of the last seat; that one recruits
 * Thunder from the Park if the first has a Yard to recruit from.
 */
function points(kept: MadeUpRule, keeper: Sketch, ...rivals: readonly Sketch[]): number {
  const others = (rivals.length > 0 ? rivals : [{}]).map((rival) => ({ ...nothing, ...rival }));
  const t = table({ ...nothing, level: 1, ...keeper, rule: kept }, ...others, {
    park: keeper.yard ? ['thunder'] : [],
    parkDeck: [],
    first: 0,
    leader: others.length,
  });
  t.skipLone();
  if (keeper.yard) t.leader.recruits('park:thunder');
  expect(t.table.over).toBe(true);
  const { count, rule: shown } = t.view('watcher').seats[0]!;
  expect(shown).toBe(kept);
  expect(count!.total - count!.track - count!.fort - count!.sculpture).toBe(count!.rulePoints);
  return count!.rulePoints;
}

/** One card in each of the five zones that count as owned. */
const spread = (...cards: readonly [string, string, string, string, string]): Sketch => ({
  deck: [cards[0]],
  hand: [cards[1]],
  discard: [cards[2]],
  yard: [cards[3]],
  lookout: [cards[4]],
});

rule('fort.rule.big-plans', '1 for each advance action on owned cards', () => {
  expect(points('big-plans', spread('captain', 'bitsy', 'lefty', 'moose', 'skids'))).toBe(5);
  expect(points('big-plans', spread('bug', 'bug', 'sarge', 'worm', 'chef'))).toBe(0);
});

rule('fort.rule.big-plans', 'each occurrence counts: Dot has two, and Lefty’s is a part', () => {
  expect(points('big-plans', { deck: ['dot'] })).toBe(2);
  expect(points('big-plans', { deck: ['dot', 'lefty'], hand: ['bug'] })).toBe(3);
});

rule('fort.rule.big-plans', 'the perk DIY does not count', () => {
  expect(points('big-plans', { level: 2, perk: 'diy', deck: ['bitsy'] })).toBe(1);
});

rule('fort.rule.friendship-bracelet', '1 for each different suit owned', () => {
  const cards = spread('bug', 'moles', 'sarge', 'chef', 'dot');
  expect(points('friendship-bracelet', cards)).toBe(3);
  expect(points('friendship-bracelet', {})).toBe(0);
});

rule('fort.rule.friendship-bracelet', '1 more for all six', () => {
  const five = spread('ant', 'bug', 'dot', 'crash', 'ghost');
  expect(points('friendship-bracelet', five)).toBe(5);
  expect(points('friendship-bracelet', { ...five, deck: ['ant', 'doc'] })).toBe(7);
});

rule('fort.rule.friendship-bracelet', 'the coin is no suit and stands for none', () => {
  expect(points('friendship-bracelet', { deck: ['smoke', 'flipper'] })).toBe(0);
  expect(points('friendship-bracelet', { deck: ['puddin'] })).toBe(1);
  const five = spread('ant', 'bug', 'dot', 'crash', 'ghost');
  expect(points('friendship-bracelet', { ...five, hand: ['bug', 'smoke'] })).toBe(5);
});

const goods: Sketch = { level: 3, stuff: { pizza: 4, toy: 1 }, pack: { pizza: 1, toy: 3 } };

rule('fort.rule.piggy-bank', '1 for each toy in Stuff and Pack', () => {
  expect(points('piggy-bank', goods)).toBe(4);
  expect(points('piggy-bank', { stuff: { pizza: 4 } })).toBe(0);
});

rule('fort.rule.pizza-party', '1 for each pizza in Stuff and Pack', () => {
  expect(points('pizza-party', goods)).toBe(5);
  expect(points('pizza-party', { stuff: { toy: 4 } })).toBe(0);
});

rule('fort.rule.secret-stash', '1 for each resource in the Pack, none for Stuff', () => {
  expect(points('secret-stash', goods)).toBe(4);
  expect(points('secret-stash', { stuff: { pizza: 4, toy: 4 } })).toBe(0);
});

rule('fort.rule.loner', '5 if no best friend is owned', () => {
  expect(points('loner', spread('bug', 'bug', 'sarge', 'worm', 'chef'))).toBe(5);
  expect(points('loner', {})).toBe(5);
});

rule('fort.rule.loner', 'one best friend is enough to miss it, in the Lookout too', () => {
  expect(points('loner', { deck: ['bitsy'] })).toBe(0);
  expect(points('loner', { discard: ['flipper'], deck: ['bug'] })).toBe(0);
  expect(points('loner', { lookout: ['bud'] })).toBe(0);
});

rule('fort.rule.loner', 'best friends of rivals do not matter', () => {
  expect(points('loner', { deck: ['bug'] }, { deck: ['bitsy', 'flipper'] })).toBe(5);
});

rule('fort.rule.minimalism', '8 at exactly level 2', () => {
  const at = (level: number) => points('minimalism', { level });
  expect([1, 2, 3, 4, 5].map(at)).toEqual([0, 8, 0, 0, 0]);
});

rule('fort.rule.popularity', '1 for each card in the Lookout, whatever it shows', () => {
  expect(points('popularity', { level: 3, lookout: ['moles', 'puddin', 'bitsy', 'bug'] })).toBe(4);
  expect(points('popularity', { deck: ['moles'], discard: ['bug'] })).toBe(0);
});

rule('fort.rule.play-palace', '1 for each crown symbol owned', () => {
  expect(points('play-palace', spread('ghost', 'prince', 'tiny', 'golden-boy', 'ghost'))).toBe(5);
});

rule('fort.rule.play-palace', 'a coin is no crown: Puddin has one crown', () => {
  expect(points('play-palace', { deck: ['puddin', 'smoke', 'flipper'] })).toBe(1);
});

rule('fort.rule.slime-lab', '1 for each book symbol owned: Noodle Twins have two', () => {
  const books = spread('bones', 'noodle-twins', 'chef', 'patch', 'einstein');
  expect(points('slime-lab', books)).toBe(6);
});

rule('fort.rule.slime-lab', 'a coin is no book', () => {
  expect(points('slime-lab', { deck: ['smoke', 'puddin', 'flipper', 'doc'] })).toBe(1);
});

rule('fort.rule.sleepover', '8 for owning more cards than every rival', () => {
  const most = spread('bug', 'bug', 'sarge', 'worm', 'chef');
  const three = { deck: ['dot', 'doc', 'moose'] };
  expect(points('sleepover', most, three)).toBe(8);
  expect(points('sleepover', most, three, { deck: ['ant'], lookout: ['tink'] })).toBe(8);
  expect(points('sleepover', { deck: ['bug', 'bug'] }, { deck: ['dot'] })).toBe(8);
});

rule('fort.rule.sleepover', '4 when tied for the most, with one rival or with all', () => {
  const two = { deck: ['dot'], lookout: ['doc'] };
  expect(points('sleepover', { deck: ['bug', 'sarge'] }, two)).toBe(4);
  expect(points('sleepover', { deck: ['bug', 'sarge'] }, two, { deck: ['ant', 'ant'] })).toBe(4);
  expect(points('sleepover', { deck: ['bug', 'sarge'] }, two, { deck: ['ant'] })).toBe(4);
});

rule('fort.rule.sleepover', 'nothing for fewer, even if others are tied', () => {
  const two = { deck: ['dot', 'doc'] };
  expect(points('sleepover', { deck: ['bug'] }, two)).toBe(0);
  expect(points('sleepover', { deck: ['bug'] }, two, { deck: ['ant', 'ant'] })).toBe(0);
});

rule('fort.rule.sleepover', 'trashed cards and those of the Park are not owned', () => {
  const t = table(
    { ...nothing, level: 1, rule: 'sleepover', deck: ['bug'] },
    { hand: ['crash', 'dot'], deck: [] },
    { park: ['doc'], parkDeck: [], first: 0, leader: 1 },
  );
  t.leader.plays('crash').uses('public').trashes('hand:dot').finishes();
  t.allPass();
  t.restOfTurn();
  expect(t.view('watcher').seats[0]!.count).toMatchObject({ rulePoints: 0 });
  t.seat(1).has({ hand: ['crash', 'doc'] });
});

rule(
  'fort.rule.big-plans',
  'a card in play is still owned: the total does not drop in a turn',
  () => {
    const t = table(
      {
        level: 1,
        rule: 'big-plans',
        hand: ['captain', 'bitsy', 'bug'],
        deck: [],
        stuff: { pizza: 4, toy: 4 },
      },
      { ...nothing },
      { first: 0, leader: 0 },
    );
    const before = t.view(0).seats[0]!.total;
    expect(before.rule).toBe(2);
    t.leader.plays('captain');
    expect(t.view(0).inPlay).toEqual(['captain']);
    expect(t.view(0).seats[0]!.total).toEqual(before);
  },
);
