import type { Tutorial } from '../learn/lesson.ts';

/** A room on its place, as positions are described. */
const at = (level: number, place: number, room: string) => ({ level, place, room });

/** The first game of Treehouse, on prepared positions. */
export const treehouseTutorial: Tutorial = {
  game: 'treehouse',
  steps: [
    {
      id: 'build',
      title: 'treehouse:build',
      position: {
        seats: 2,
        scenario: {
          seats: [
            {
              hand: [
                ...['owl-roost', 'library', 'water-slide'],
                ...['carousel', 'noodle-bar', 'fire-pole'],
              ],
            },
            {
              hand: [
                ...['tide-pool', 'karaoke-booth', 'map-room'],
                ...['tyre-swing', 'jam-pantry', 'moss-garden'],
              ],
            },
          ],
        },
      },
      rules: ['tree.deal', 'tree.pick', 'tree.place-after', 'tree.pass'],
      tasks: [
        { says: 'treehouse:build-pick', wants: [{ kind: 'pick' }] },
        {
          says: 'treehouse:build-place',
          wants: [{ kind: 'place' }],
          instead: [['discard', 'treehouse:build-discard']],
        },
      ],
      rivals: ['pick:tide-pool', 'place:2:1'],
      refuses: [[1, 'place:3:1', 'tree.support']],
      claims: { rooms: 1, hand: 5 },
      learned: 'treehouse:build-learned',
    },
    {
      id: 'balance',
      title: 'treehouse:balance',
      position: {
        seats: 2,
        scenario: {
          seats: [
            {
              tree: [at(2, 1, 'owl-roost')],
              hand: ['library', 'karaoke-booth', 'map-room', 'tyre-swing', 'jam-pantry'],
            },
            {
              tree: [at(2, 1, 'tide-pool')],
              hand: ['water-slide', 'carousel', 'noodle-bar', 'fire-pole', 'kite-launchpad'],
            },
          ],
        },
      },
      rules: ['tree.balance', 'tree.balance.blocked'],
      tasks: [
        { says: 'treehouse:balance-pick', wants: ['pick:library'], shows: 'balance' },
        {
          says: 'treehouse:balance-try',
          wants: ['place:3:1'],
          refused: 'tree.balance.blocked',
          instead: [[{ kind: 'place' }, 'treehouse:balance-first']],
        },
        {
          says: 'treehouse:balance-place',
          wants: ['place:2:2'],
          instead: [['discard', 'treehouse:build-discard']],
        },
      ],
      rivals: ['pick:water-slide', 'place:2:2'],
      claims: { rooms: 2, balance: 0 },
      learned: 'treehouse:balance-learned',
      shows: 'balance',
      names: { room: 'library' },
    },
    {
      id: 'support',
      title: 'treehouse:support',
      position: {
        seats: 2,
        scenario: {
          seats: [
            {
              tree: [at(2, 1, 'owl-roost'), at(2, 2, 'library'), at(3, 1, 'tide-pool')],
              hand: ['carousel', 'pogo-court', 'jam-pantry'],
            },
            {
              tree: [at(2, 1, 'pirate-dock'), at(2, 2, 'water-slide'), at(3, 2, 'otter-pond')],
              hand: ['noodle-bar', 'fire-pole', 'kite-launchpad'],
            },
          ],
        },
      },
      rules: ['tree.support', 'tree.level', 'tree.balance'],
      tasks: [
        { says: 'treehouse:support-pick', wants: ['pick:carousel'] },
        {
          says: 'treehouse:support-place',
          wants: ['place:3:2'],
          instead: [
            ['place:3:3', 'treehouse:support-edge'],
            ['discard', 'treehouse:build-discard'],
          ],
        },
      ],
      rivals: ['pick:noodle-bar', 'place:3:1'],
      refuses: [
        [1, 'place:4:2', 'tree.support'],
        [1, 'place:4:1', 'tree.balance.blocked'],
        [1, 'place:2:1', 'tree.permanent'],
      ],
      claims: { rooms: 4, balance: -1 },
      learned: 'treehouse:support-learned',
      names: { room: 'carousel' },
    },
    {
      id: 'colour',
      title: 'treehouse:colour',
      position: {
        seats: 2,
        scenario: {
          seats: [
            {
              tree: [at(2, 1, 'library'), at(2, 2, 'owl-roost')],
              hand: ['map-room', 'pogo-court', 'jam-pantry', 'carousel'],
            },
            {
              tree: [at(2, 1, 'pirate-dock'), at(2, 2, 'water-slide')],
              hand: ['noodle-bar', 'fire-pole', 'kite-launchpad', 'robot-school'],
            },
          ],
        },
      },
      rules: ['tree.colour', 'tree.touch'],
      tasks: [
        { says: 'treehouse:colour-pick', wants: ['pick:map-room'] },
        {
          says: 'treehouse:colour-try',
          wants: ['place:3:3'],
          refused: 'tree.colour',
          instead: [[{ kind: 'place' }, 'treehouse:colour-first']],
        },
        {
          says: 'treehouse:colour-place',
          wants: ['place:3:1', 'place:3:2'],
          instead: [['discard', 'treehouse:build-discard']],
        },
      ],
      rivals: ['pick:noodle-bar', 'place:3:2'],
      claims: { rooms: 3 },
      learned: 'treehouse:colour-learned',
      names: { room: 'map-room' },
    },
    {
      id: 'pass',
      title: 'treehouse:pass',
      position: {
        seats: 2,
        scenario: {
          seats: [
            {
              tree: [at(2, 1, 'owl-roost'), at(2, 2, 'library'), at(3, 2, 'map-room')],
              hand: ['submarine-cabin', 'pogo-court', 'jam-pantry'],
            },
            {
              tree: [at(2, 1, 'pirate-dock'), at(2, 2, 'water-slide'), at(3, 2, 'otter-pond')],
              hand: ['noodle-bar', 'moss-garden', 'robot-school'],
            },
          ],
        },
      },
      rules: ['tree.pass', 'tree.discard'],
      tasks: [
        {
          says: 'treehouse:pass-pick',
          wants: ['pick:submarine-cabin'],
          instead: [[{ kind: 'pick' }, 'treehouse:pass-other']],
        },
        { says: 'treehouse:pass-place', wants: [{ kind: 'place' }, 'discard'] },
      ],
      rivals: ['pick:noodle-bar', 'place:3:1'],
      claims: { hand: 2 },
      learned: 'treehouse:pass-learned',
      names: { room: 'submarine-cabin' },
    },
    {
      id: 'changers',
      title: 'treehouse:changers',
      position: {
        seats: 3,
        scenario: {
          first: 0,
          seats: [
            {
              tree: [
                ...[at(2, 1, 'owl-roost'), at(2, 2, 'moss-garden')],
                ...[at(3, 1, 'library'), at(3, 2, 'firefly-porch')],
              ],
              hand: ['hammock-grove', 'pogo-court'],
            },
            {
              tree: [
                ...[at(2, 1, 'pirate-dock'), at(2, 2, 'water-slide')],
                ...[at(3, 2, 'otter-pond'), at(3, 1, 'map-room')],
              ],
              hand: ['noodle-bar', 'fire-pole'],
            },
            {
              tree: [
                ...[at(2, 1, 'jam-pantry'), at(2, 2, 'carousel')],
                ...[at(3, 2, 'cheese-cellar'), at(3, 1, 'robot-school')],
              ],
              hand: ['tyre-swing', 'karaoke-booth'],
            },
          ],
        },
      },
      rules: ['tree.changer.choose', 'tree.changer.place', 'tree.score', 'tree.changers'],
      tasks: [
        { says: 'treehouse:changers-pick', wants: ['pick:hammock-grove'] },
        {
          says: 'treehouse:changers-place',
          wants: [{ kind: 'place' }],
          instead: [['discard', 'treehouse:build-discard']],
        },
        {
          says: 'treehouse:changers-take',
          wants: ['take:double'],
          instead: [['take:none', 'treehouse:changers-none']],
        },
        {
          says: 'treehouse:changers-cover',
          wants: ['cover:green'],
          instead: [[{ kind: 'cover' }, 'treehouse:changers-other']],
        },
      ],
      rivals: [
        ...['pick:noodle-bar', 'pick:tyre-swing', 'place:3:3', 'place:3:3'],
        ...['take:none', 'take:double', 'cover:brown', 'cover:yellow'],
      ],
      refuses: [
        [3, 'cover:yellow', 'tree.changer.place'],
        [3, 'cover:brown', 'tree.changer.place'],
      ],
      claims: { score: 8, week: 2 },
      learned: 'treehouse:changers-learned',
      names: { room: 'hammock-grove' },
    },
    {
      id: 'majority',
      title: 'treehouse:majority',
      position: {
        seats: 2,
        scenario: {
          week: 3,
          first: 0,
          seats: [
            {
              score: 21,
              tree: [
                ...[at(2, 1, 'owl-roost'), at(2, 2, 'fire-pole'), at(3, 1, 'moss-garden')],
                ...[at(3, 2, 'firefly-porch'), at(3, 3, 'tyre-swing'), at(4, 4, 'sock-slide')],
                ...[at(4, 1, 'library')],
              ],
              hand: ['pogo-court', 'jam-pantry'],
            },
            {
              score: 22,
              tree: [
                ...[at(2, 1, 'monkey-bars'), at(2, 2, 'pirate-dock'), at(3, 1, 'climbing-wall')],
                ...[at(3, 2, 'trapeze-loft'), at(3, 3, 'otter-pond'), at(4, 4, 'tide-pool')],
                ...[at(4, 1, 'karaoke-booth')],
              ],
              hand: ['carousel', 'noodle-bar'],
            },
          ],
        },
      },
      rules: ['tree.end.majority', 'tree.two', 'tree.end.tie'],
      tasks: [
        {
          says: 'treehouse:majority-pick',
          wants: ['pick:pogo-court'],
          instead: [[{ kind: 'pick' }, 'treehouse:majority-jam']],
        },
        {
          says: 'treehouse:majority-place',
          wants: [{ kind: 'place' }],
          instead: [['discard', 'treehouse:build-discard']],
        },
        {
          says: 'treehouse:majority-cover',
          wants: ['cover:blue'],
          instead: [[{ kind: 'cover' }, 'treehouse:majority-other']],
        },
      ],
      rivals: ['pick:carousel', 'place:4:2', 'cover:green'],
      refuses: [[2, 'cover:green', 'tree.changer.place']],
      claims: { majorities: 8, score: 34, 'rival-score': 32 },
      learned: 'treehouse:majority-learned',
      names: { room: 'pogo-court' },
    },
  ],
};
