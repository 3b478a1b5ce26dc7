import { type Game, heardShape, toldShape } from '@treefort/kernel';
import { after } from './after.ts';
import { joins } from './beats.ts';
import { CONSEQUENCE, consequences, type FortConsequence } from './consequences.ts';
import { outcome } from './end.ts';
import { EVENTS, type FortEvent } from './events.ts';
import { option, question } from './face.ts';
import { inspect } from './inspect.ts';
import { type FortOption, MOVES, parseMove } from './moves.ts';
import { VERBS } from './notation.ts';
import { readOptions } from './options.ts';
import { ordered } from './orders.ts';
import { play, start } from './play.ts';
import { refusals } from './refusals.ts';
import { sample } from './sample.ts';
import { arrange } from './scenario.ts';
import { actors, answered, legal } from './seats.ts';
import { blank, copy, DRAFT, type FortState, OVER } from './state.ts';
import { type FortView, view } from './view.ts';

/** Fort: build a deck of friends, follow the leader, and raise the best fort. */
export const fort: Game<FortState, FortView, FortOption, FortEvent, FortConsequence> = {
  id: 'fort',
  rules: '1',
  seats: [2, 3, 4],
  options: readOptions,
  start,
  arrange,
  blank,
  copy,
  actors,
  answered,
  legal,
  play,
  question,
  option,
  parse: (s, id) => parseMove(s.box, id),
  refusals,
  view,
  after,
  sample,
  inspect,
  outcome,
  shapes: {
    option: MOVES.shape,
    event: toldShape(EVENTS),
    heard: heardShape(EVENTS),
    consequence: CONSEQUENCE,
  },
  joins,
  consequences,
  turn: ({ phase, leader }) => (phase === DRAFT || phase === OVER ? null : leader),
  orderWords: VERBS,
  ordered,
};
