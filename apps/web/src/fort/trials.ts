import { type Trial, trial } from '../learn/trial.ts';

const RIVAL = {
  board: 'yellow',
  hand: ['patch', 'lefty', 'moose', 'rusty'],
  deck: ['bones', 'wart', 'scout', 'worm', 'bud'],
};
const DECK = ['tink', 'baby-face', 'punky', 'skids', 'scrappers'];
const PARK = ['golden-boy', 'blitz', 'kitty'];

/** The learner and one rival. */
const two = (own: object, rival: object = {}, table: object = {}) => ({
  seats: 2,
  scenario: {
    park: PARK,
    ...table,
    seats: [
      { board: 'orange', deck: DECK, ...own },
      { ...RIVAL, ...rival },
    ],
  },
});

/** Statements of Fort to try. */
export const fortTrials: readonly Trial[] = [
  trial('fort.play.blank', 'fortTry:blank', {
    position: two({ hand: ['moles', 'bug', 'doodles'] }),
    wants: [['play:moles']],
    inVain: true,
    claims: { hand: 3 },
    names: { card: 'moles' },
  }),
  trial('fort.play.one-full', 'fortTry:one-full', {
    position: two({ hand: ['bitsy', 'bug', 'doodles'] }),
    wants: [['play:bitsy']],
    inVain: true,
    claims: { level: 0, hand: 3 },
    names: { card: 'bitsy' },
  }),
  trial('fort.play.add', 'fortTry:add', {
    position: two({ hand: ['chef', 'noodle-twins', 'doodles'] }),
    wants: [['play:chef'], ['use:public'], ['add:noodle-twins']],
    claims: { pizzas: 3 },
    names: { card: 'chef', other: 'noodle-twins' },
  }),
  trial('fort.play.add-coin', 'fortTry:add-coin', {
    position: two({ hand: ['bug', 'flipper', 'doodles'] }),
    wants: [['play:bug'], ['use:public'], ['add:flipper:shovel']],
    claims: { pizzas: 2 },
    names: { card: 'bug', other: 'flipper' },
  }),
  trial('fort.play.add-lookout', 'fortTry:add-lookout', {
    position: two({ hand: ['bug', 'doodles'], lookout: ['moles'] }),
    wants: [['play:bug'], ['use:public'], ['lookout-symbol:shovel'], ['lookout-symbol:shovel']],
    claims: { pizzas: 3, lookout: 1 },
    names: { card: 'bug', other: 'moles' },
  }),
  trial('fort.play.coin', 'fortTry:coin', {
    position: two({ hand: ['flipper', 'bug', 'doodles'] }),
    wants: [['play:flipper'], [{ kind: 'declare' }]],
    claims: { hand: 2 },
    names: { card: 'flipper' },
  }),
  trial('fort.follow.card', 'fortTry:follow', {
    position: two(
      { hand: ['flipper', 'bug', 'doodles'] },
      { hand: ['dash', 'rusty'] },
      { leader: 1 },
    ),
    wants: [['follow:flipper']],
    rivals: ['play:dash', 'use:public'],
    claims: { pizzas: 1 },
    names: { card: 'dash', other: 'flipper' },
  }),
  trial('fort.follow.full', 'fortTry:follow-full', {
    position: two(
      { hand: ['ant', 'bug', 'doodles'], stuff: { pizza: 4 } },
      { hand: ['dash', 'rusty'] },
      { leader: 1 },
    ),
    wants: [['follow:ant']],
    inVain: true,
    rivals: ['play:dash', 'use:public'],
    claims: { pizzas: 4 },
    names: { card: 'dash', other: 'ant' },
  }),
  trial('fort.recruit.sources', 'fortTry:recruit', {
    position: two({ hand: ['bug', 'doodles'] }, { yard: ['moles', 'smoke'] }),
    wants: [['skip'], ['recruit:yard:1:moles']],
    claims: { discard: 1 },
    names: { card: 'moles' },
  }),
  trial('fort.discard.yard', 'fortTry:yard', {
    position: two({ hand: ['bug', 'doodles', 'bitsy'] }),
    wants: [['skip'], [{ kind: 'recruit' }]],
    claims: { yard: 2 },
    names: { card: 'bitsy' },
  }),
  trial('fort.act.advance', 'fortTry:advance', {
    position: two({
      hand: ['bitsy', 'bug', 'doodles'],
      stuff: { pizza: 1, toy: 1 },
      pack: { pizza: 1 },
    }),
    wants: [['play:bitsy'], ['use:public'], ['pay:toy1:pizza1']],
    claims: { level: 1, pizzas: 1, packed: 0 },
    names: { card: 'bitsy' },
  }),
  trial('fort.act.lookout', 'fortTry:lookout', {
    position: two({ hand: ['lefty', 'ant', 'doodles'] }, { hand: ['patch', 'moose', 'rusty'] }),
    wants: [['play:lefty'], ['use:private'], [{ kind: 'tuck' }]],
    claims: { lookout: 1 },
    names: { card: 'lefty' },
  }),
  trial('fort.act.trash', 'fortTry:trash', {
    position: two({ hand: ['crash', 'bug', 'doodles'] }),
    wants: [['play:crash'], ['use:public'], [{ kind: 'trash', from: 'hand' }]],
    claims: { hand: 1 },
    names: { card: 'crash' },
  }),
  trial('fort.act.copy-rival', 'fortTry:copy', {
    position: two({ hand: ['spike', 'bug'] }, { level: 1, pack: { toy: 2 } }),
    wants: [['play:spike'], ['use:private']],
    claims: { toys: 2 },
    names: { card: 'spike' },
  }),
  trial('fort.level.2', 'fortTry:perk', {
    position: two(
      { hand: ['bitsy', 'bug'], stuff: { pizza: 2, toy: 1 }, level: 1, rule: 'loner' },
      {},
      { perks: ['bribe', 'diy', 'xxl-backpack'] },
    ),
    wants: [['play:bitsy'], ['use:public'], [{ kind: 'take-perk' }]],
    claims: { level: 2 },
    names: { card: 'bitsy' },
  }),
  trial('fort.end.trigger', 'fortTry:end', {
    position: two({ hand: ['doodles', 'bug'], pack: { toy: 1 }, track: 24 }),
    wants: [['play:doodles'], ['use:private']],
    claims: { track: 25 },
    names: { card: 'doodles' },
  }),
];
