import { type Game, heardShape, type Options, reading, toldShape } from '@treefort/kernel';
import { changerOf, pickedBy } from './accessors.ts';
import { after } from './after.ts';
import { CONSEQUENCE, consequences, type TreehouseConsequence } from './consequences.ts';
import { EVENTS, joins, type TreehouseEvent } from './events.ts';
import { question, refusals } from './face.ts';
import { MOVES, option, parse, type TreehouseOption } from './moves.ts';
import { actors, answered, legal, play, start } from './play.ts';
import { ROOMS } from './rooms.ts';
import { sample } from './sample.ts';
import { arrange } from './scenario.ts';
import { outcome } from './score.ts';
import { blank, CHANGERS, copy, NONE, PHASES, type TreehouseState } from './state.ts';
import { changersOf, handOf, type TreehouseView, treeOf, view } from './view.ts';

/** Everything in readable words, for tests and tools; a player gets a view instead. */
function inspect(s: TreehouseState): unknown {
  const names = (rooms: Int8Array) => Array.from(rooms, (room) => ROOMS[room]);
  return {
    week: s.week,
    phase: PHASES[s.phase],
    players: Array.from({ length: s.seats }, (_, seat) => ({
      hand: handOf(s, seat),
      tree: treeOf(s, seat),
      balance: s.balance[seat],
      score: s.score[seat],
      picked: ROOMS[pickedBy(s, seat)] ?? null,
      changer: CHANGERS[changerOf(s, seat)] ?? null,
    })),
    deck: names(s.deck.subarray(s.dealt)),
    discard: names(s.discard.subarray(0, s.discards)),
    changers: changersOf(s),
    first: s.first === NONE ? null : s.first,
  };
}

/** Treehouse: draft rooms, build a balanced treehouse. */
export const treehouse: Game<
  TreehouseState,
  TreehouseView,
  TreehouseOption,
  TreehouseEvent,
  TreehouseConsequence
> = {
  id: 'treehouse',
  rules: '1',
  seats: [2, 3, 4],
  options: (value) =>
    reading(value, 'options', (reader): Options => {
      const { junior, fewest } = reader.fields('junior', 'fewest');
      return {
        junior: junior.missing ? false : junior.flag(),
        fewest: fewest.missing ? false : fewest.flag(),
      };
    }),
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
  parse,
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
  turn: () => null,
  orderWords: [],
  ordered: () => null,
};
