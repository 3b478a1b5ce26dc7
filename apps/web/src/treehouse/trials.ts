import { type Trial, trial } from '../learn/trial.ts';
import { treehouseTutorial } from './lessons.ts';

const at = (level: number, place: number, room: string) => ({ level, place, room });

/** The learner and one rival who is as far. */
const two = (own: object, rival: object = {}) => ({
  seats: 2,
  scenario: {
    seats: [
      { hand: ['map-room', 'pogo-court', 'jam-pantry'], ...own },
      { hand: ['noodle-bar', 'fire-pole', 'tide-pool'], ...rival },
    ],
  },
});

/** A position of the tutorial. */
const taught = (id: string) => treehouseTutorial.steps.find((step) => step.id === id)!;

/** The last pick of a week with three players, the learner first to choose a changer. */
const changers = taught('changers');
const majority = taught('majority');

/** Statements of Treehouse to try. */
export const treehouseTrials: readonly Trial[] = [
  trial('tree.pass', 'treehouseTry:pass', {
    position: two({}),
    wants: [[{ kind: 'pick' }], [{ kind: 'place' }]],
    rivals: ['pick:noodle-bar', 'place:2:1'],
    claims: { rooms: 1, hand: 2 },
  }),
  trial('tree.discard', 'treehouseTry:discard', {
    position: two({}),
    wants: [[{ kind: 'pick' }], ['discard']],
    rivals: ['pick:noodle-bar', 'place:2:1'],
    claims: { rooms: 0 },
  }),
  trial('tree.support', 'treehouseTry:support', {
    position: two({ tree: [at(2, 1, 'owl-roost'), at(2, 2, 'carousel')] }),
    wants: [['pick:map-room'], ['place:3:2']],
    rivals: ['pick:noodle-bar', 'place:2:1'],
    claims: { rooms: 3, balance: 0 },
    names: { room: 'map-room' },
  }),
  trial('tree.colour', 'treehouseTry:colour', {
    position: two({ tree: [at(2, 1, 'library'), at(2, 2, 'carousel')] }),
    wants: [['pick:map-room'], ['place:3:3']],
    inVain: true,
    rivals: ['pick:noodle-bar'],
    claims: { rooms: 2 },
    names: { room: 'map-room' },
  }),
  trial('tree.touch', 'treehouseTry:touch', {
    position: two({ tree: [at(2, 1, 'library')] }),
    wants: [['pick:map-room'], ['place:2:2']],
    rivals: ['pick:noodle-bar', 'place:2:1'],
    claims: { rooms: 2 },
    names: { room: 'map-room' },
  }),
  trial('tree.balance', 'treehouseTry:balance', {
    position: two({}),
    wants: [[{ kind: 'pick' }], ['place:2:1']],
    rivals: ['pick:noodle-bar', 'place:2:1'],
    claims: { rooms: 1, balance: -1 },
  }),
  trial('tree.balance.blocked', 'treehouseTry:blocked', {
    position: two({ tree: [at(2, 2, 'owl-roost')] }),
    wants: [[{ kind: 'pick' }], ['place:3:3']],
    inVain: true,
    rivals: ['pick:noodle-bar'],
    claims: { rooms: 1, balance: 1 },
  }),
  trial('tree.permanent', 'treehouseTry:permanent', {
    position: two({ tree: [at(2, 1, 'owl-roost')] }),
    wants: [[{ kind: 'pick' }], ['place:2:1']],
    inVain: true,
    rivals: ['pick:noodle-bar'],
    claims: { rooms: 1 },
  }),
  trial('tree.changer.choose', 'treehouseTry:take', {
    position: changers.position,
    wants: [[{ kind: 'pick' }], [{ kind: 'place' }, 'discard'], [{ kind: 'take' }]],
    rivals: changers.rivals.slice(0, 4),
    claims: { week: 1 },
  }),
  trial('tree.changer.place', 'treehouseTry:cover', {
    position: changers.position,
    wants: [
      [{ kind: 'pick' }],
      [{ kind: 'place' }, 'discard'],
      ['take:double'],
      ['cover:brown', 'cover:yellow'],
    ],
    inVain: true,
    rivals: changers.rivals,
    claims: { week: 1, score: 0 },
  }),
  trial('tree.two', 'treehouseTry:two', {
    position: majority.position,
    wants: [[{ kind: 'pick' }], [{ kind: 'place' }, 'discard'], [{ kind: 'cover' }]],
    rivals: majority.rivals,
    claims: {},
  }),
  trial('tree.end.majority', 'treehouseTry:majority', {
    position: majority.position,
    wants: [['pick:pogo-court'], [{ kind: 'place' }], [{ kind: 'cover' }]],
    rivals: majority.rivals,
    claims: { majorities: 8 },
    names: { room: 'pogo-court' },
  }),
  trial('tree.junior', 'treehouseTry:junior', {
    position: { ...changers.position, options: { junior: true } },
    wants: [[{ kind: 'pick' }], [{ kind: 'place' }, 'discard'], [{ kind: 'colour' }]],
    rivals: changers.rivals.slice(0, 4),
    claims: { week: 1 },
  }),
];
