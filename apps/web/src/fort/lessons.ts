import type { Tutorial } from '../learn/lesson.ts';

const RIVAL = {
  board: 'yellow',
  hand: ['chef', 'patch', 'lefty', 'moose', 'rusty'],
  deck: ['bones', 'wart', 'scout', 'worm', 'bud'],
};
const DECK = ['tink', 'ant', 'baby-face', 'punky', 'flipper'];
const PARK = ['golden-boy', 'blitz', 'kitty'];

/** The first game of Fort, on prepared positions. */
export const fortTutorial: Tutorial = {
  game: 'fort',
  steps: [
    {
      id: 'turn',
      title: 'fort:turn',
      position: {
        seats: 2,
        scenario: {
          park: PARK,
          seats: [{ hand: ['dash', 'bug', 'doodles', 'sweet-pea', 'bitsy'], deck: DECK }, RIVAL],
        },
      },
      rules: ['fort.play.one', 'fort.play.actions', 'fort.recruit.must', 'fort.draw'],
      tasks: [
        { says: 'fort:turn-play', wants: ['play:dash'], instead: [['skip', 'fort:turn-skip']] },
        { says: 'fort:turn-use', wants: ['use:public'] },
        {
          says: 'fort:turn-recruit',
          wants: [{ kind: 'recruit', from: 'park' }],
          instead: [['recruit:deck', 'fort:turn-unseen']],
        },
      ],
      rivals: ['pass'],
      refuses: [
        [0, 'play:bitsy', 'fort.play.one-full'],
        [1, 'use:private', 'fort.play.zero'],
      ],
      claims: { pizzas: 1, hand: 5 },
      learned: 'fort:turn-learned',
      shows: 'stuff',
      names: { card: 'dash' },
    },
    {
      id: 'add',
      title: 'fort:add',
      position: {
        seats: 2,
        scenario: {
          park: PARK,
          seats: [{ hand: ['dash', 'rocket-bros', 'doodles', 'bug', 'bitsy'], deck: DECK }, RIVAL],
        },
      },
      rules: ['fort.play.blank', 'fort.play.add', 'fort.act.per'],
      tasks: [
        { says: 'fort:add-blank', wants: ['play:rocket-bros'], refused: 'fort.play.blank' },
        { says: 'fort:add-play', wants: ['play:dash'] },
        { says: 'fort:add-use', wants: ['use:public'] },
        { says: 'fort:add-add', wants: ['add:rocket-bros'], instead: [['done', 'fort:add-done']] },
      ],
      rivals: [],
      refuses: [[3, 'add:doodles', 'fort.play.add']],
      claims: { pizzas: 3 },
      learned: 'fort:add-learned',
      shows: 'stuff',
      names: { card: 'dash', other: 'rocket-bros' },
    },
    {
      id: 'follow',
      title: 'fort:follow',
      position: {
        seats: 2,
        scenario: {
          park: PARK,
          leader: 1,
          seats: [
            { hand: ['tink', 'ant', 'bug', 'crash', 'chef'], deck: ['dash', 'bitsy', 'flipper'] },
            { ...RIVAL, hand: ['doodles', 'patch', 'lefty', 'moose', 'rusty'] },
          ],
        },
      },
      rules: ['fort.follow.order', 'fort.follow.card'],
      tasks: [
        {
          says: 'fort:follow-follow',
          wants: ['follow:tink'],
          instead: [['pass', 'fort:follow-pass']],
        },
      ],
      rivals: ['play:doodles', 'use:public'],
      refuses: [[0, 'follow:ant', 'fort.follow.card']],
      claims: { toys: 1, discard: 1 },
      learned: 'fort:follow-learned',
      shows: 'stuff',
      names: { card: 'doodles', other: 'tink' },
    },
    {
      id: 'yard',
      title: 'fort:yard',
      position: {
        seats: 2,
        scenario: {
          park: PARK,
          seats: [
            { hand: ['bug', 'skids', 'sweet-pea', 'bitsy'], deck: DECK },
            { ...RIVAL, yard: ['moles', 'smoke'] },
          ],
        },
      },
      rules: ['fort.recruit.sources', 'fort.discard.yard', 'fort.discard.played', 'fort.cleanup'],
      tasks: [
        { says: 'fort:yard-play', wants: ['play:bug'] },
        { says: 'fort:yard-use', wants: ['use:public'] },
        {
          says: 'fort:yard-take',
          wants: [{ kind: 'recruit', from: 'yard', owner: 1 }],
          instead: [[{ kind: 'recruit' }, 'fort:yard-park']],
        },
      ],
      rivals: ['pass'],
      claims: { pizzas: 1, yard: 2 },
      learned: 'fort:yard-learned',
      shows: 'yard:0',
      names: { card: 'bug', friend: 'bitsy' },
    },
    {
      id: 'pack',
      title: 'fort:pack',
      position: {
        seats: 2,
        scenario: {
          park: PARK,
          seats: [{ hand: ['doc', 'moles', 'sweet-pea'], stuff: { pizza: 1 }, deck: DECK }, RIVAL],
        },
      },
      rules: ['fort.act.lookout', 'fort.act.pack', 'fort.lookout', 'fort.pack'],
      tasks: [
        { says: 'fort:pack-play', wants: ['play:doc'] },
        { says: 'fort:pack-use', wants: ['use:public'] },
        {
          says: 'fort:pack-tuck',
          wants: ['tuck:moles'],
          instead: [
            ['pack:pizza', 'fort:pack-later'],
            [{ kind: 'tuck' }, 'fort:pack-other'],
          ],
        },
        { says: 'fort:pack-score', wants: ['use:private'], instead: [['done', 'fort:pack-done']] },
      ],
      rivals: [],
      refuses: [[1, 'use:private', 'fort.play.zero']],
      claims: { packed: 1, lookout: 1, track: 1 },
      learned: 'fort:pack-learned',
      shows: 'lookout:0',
      names: { card: 'doc', other: 'moles' },
    },
    {
      id: 'lookout',
      title: 'fort:lookout',
      position: {
        seats: 2,
        scenario: {
          park: PARK,
          seats: [
            { hand: ['bug', 'ant', 'sweet-pea'], lookout: ['moles'], deck: DECK },
            { ...RIVAL, hand: ['chef', 'patch', 'rusty'] },
          ],
        },
      },
      rules: ['fort.play.add-lookout', 'fort.lookout'],
      tasks: [
        { says: 'fort:lookout-play', wants: ['play:bug'] },
        { says: 'fort:lookout-use', wants: ['use:public'] },
        {
          says: 'fort:lookout-add',
          wants: ['lookout-symbol:shovel'],
          instead: [['done', 'fort:lookout-done']],
        },
        {
          says: 'fort:lookout-again',
          wants: ['lookout-symbol:shovel'],
          instead: [['done', 'fort:lookout-done']],
        },
      ],
      rivals: [],
      refuses: [[2, 'add:ant', 'fort.play.add']],
      claims: { pizzas: 3, lookout: 1 },
      learned: 'fort:lookout-learned',
      shows: 'stuff',
      names: { card: 'bug', other: 'moles' },
    },
    {
      id: 'advance',
      title: 'fort:advance',
      position: {
        seats: 2,
        scenario: {
          park: PARK,
          rules: ['loner', 'secret-stash', 'popularity'],
          seats: [
            {
              hand: ['bitsy', 'ant', 'doodles'],
              stuff: { pizza: 2, toy: 1 },
              deck: ['tink', 'dash', 'flipper'],
            },
            RIVAL,
          ],
        },
      },
      rules: ['fort.act.advance', 'fort.level.1', 'fort.level.2', 'fort.level.cost'],
      tasks: [
        { says: 'fort:advance-play', wants: ['play:bitsy'] },
        { says: 'fort:advance-use', wants: ['use:public'] },
        { says: 'fort:advance-keep', wants: [{ kind: 'keep' }] },
      ],
      rivals: [],
      refuses: [[1, 'use:private', 'fort.play.one-full']],
      claims: { level: 1, pizzas: 1, toys: 0 },
      learned: 'fort:advance-learned',
      shows: 'seat:0',
      names: { card: 'bitsy' },
    },
    {
      id: 'end',
      title: 'fort:end',
      position: {
        seats: 2,
        scenario: {
          park: PARK,
          round: 12,
          first: 0,
          seats: [
            {
              hand: ['bitsy', 'ant', 'doodles'],
              deck: ['tink', 'dash', 'flipper'],
              stuff: { pizza: 3, toy: 3 },
              pack: { toy: 3 },
              level: 4,
              track: 9,
              rule: 'secret-stash',
            },
            { ...RIVAL, level: 3, track: 21, rule: 'loner' },
          ],
        },
      },
      rules: [
        'fort.end.trigger',
        'fort.end.round',
        'fort.end.score',
        'fort.level.5',
        'fort.level.cost',
      ],
      tasks: [
        { says: 'fort:end-play', wants: ['play:bitsy'] },
        { says: 'fort:end-use', wants: ['use:public'] },
        {
          says: 'fort:end-pay',
          wants: ['pay:pizza3-toy3:none'],
          instead: [[{ kind: 'pay' }, 'fort:end-stash']],
        },
        { says: 'fort:end-recruit', wants: [{ kind: 'recruit' }] },
      ],
      rivals: ['pass', 'skip', 'recruit:deck'],
      claims: { level: 5, track: 9, packed: 3, score: 39, 'rival-score': 28 },
      learned: 'fort:end-learned',
      shows: 'seat:0',
      names: { card: 'bitsy' },
    },
  ],
};
