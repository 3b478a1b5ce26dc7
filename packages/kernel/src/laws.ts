import { drawFrom, drawMove } from './draw.ts';
import {
  decisionOf,
  type Game,
  isOver,
  lowestSeat,
  MOST_MOVES,
  type State,
  seatsIn,
} from './game.ts';
import { Inquiry, type Subject, under } from './law-inquiry.ts';
import { nth } from './nth.ts';
import { toPlain } from './plain.ts';
import { below, randomFrom, randomFromText } from './random.ts';
import { sure } from './result.ts';
import { same } from './same.ts';
import { seedBytes, seedFromText } from './seed.ts';
import { Table } from './table.ts';

export type { Chosen, Subject } from './law-inquiry.ts';
export { checkTold } from './told-law.ts';
export { uncovered } from './uncovered.ts';
export { untested } from './untested.ts';

/** Plays one random game at a table and holds every law against it; `depth` is the share of moments looked at closely. */
export function checkLaws<S extends State>(
  subject: Subject<S>,
  name: string,
  depth: number,
): number {
  const { game, setup } = subject;
  const random = randomFromText(name);
  const seed = seedFromText(name);
  const { seats, options } = setup;
  const start = { game: game.id, rules: game.rules, seed, seats, options, choices: [] };
  const table = sure(Table.open([game as unknown as Game], start));
  const inquiry = new Inquiry(subject, random);
  try {
    let choices = 0;
    for (; !table.over; choices++) {
      if (choices > subject.longest) throw new Error(`every game ends: ${choices} choices`);
      step(table, inquiry, below(random, 1000) < depth * 1000);
    }
    const { record } = table;
    const again = sure(Table.open([game as unknown as Game], record));
    same('a record replays to the same end', toPlain(again.state), toPlain(table.state));
    same('a record replays to the same record', again.record, record);
    return choices;
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    throw new Error(`${game.id}, ${seats} seats, game ${JSON.stringify(name)}: ${reason}`);
  }
}

function step<S extends State>(table: Table, inquiry: Inquiry<S>, closely: boolean): void {
  const { subject, random } = inquiry;
  const state = table.state as S;
  const seats = seatsIn(subject.game.actors(state));
  const seat = drawFrom(random, seats);
  const decision = decisionOf(subject.game, state, seat);
  const drawn = below(random, decision.options.length);
  inquiry.audit(state);
  if (closely) {
    inquiry.copiesStandApart(state);
    inquiry.json(state);
    inquiry.optionsAreAccepted(state);
    inquiry.hiddenStaysHidden(state);
    inquiry.samplesFitTheirView(state);
    inquiry.answersCommute(state);
    const moves = new Int32Array(MOST_MOVES);
    const count = subject.game.legal(state, seat, moves);
    inquiry.newsIsTold(state, seat, drawMove(random, moves, count));
    for (const move of moves.subarray(0, count)) inquiry.foretoldComesTrue(state, seat, move);
  }
  const option = nth(decision.options, drawn);
  const events = under(`every offered option is accepted (${option.id})`, () => {
    const chosen = table.choose({ seat, decision: decision.id, option: option.id });
    if (!chosen.ok && chosen.fault.why === 'broken') throw table.thrown;
    return sure(chosen);
  });
  subject.watch?.(table.state as S, decision, option, events);
  if (closely) undoAndRedo(table, seat, option.id);
}

function undoAndRedo(table: Table, seat: number, option: string): void {
  const after = { state: toPlain(table.state), record: table.record };
  if (!table.undo(seat).ok) {
    same(
      'a refused undo changes nothing',
      { state: toPlain(table.state), record: table.record },
      after,
    );
    return;
  }
  sure(table.choose({ seat, decision: String(table.state.moment), option }));
  same(
    'undo then redo is the identity',
    { state: toPlain(table.state), record: table.record },
    after,
  );
}

/** Plays a random game on the fast core alone, without the table face, and audits every position. */
export function checkCore<S extends State>(subject: Subject<S>, name: string): S {
  const { game, setup, audit, longest } = subject;
  const random = randomFromText(name);
  const state = game.start(setup, randomFrom(seedBytes(seedFromText(name))));
  const moves = new Int32Array(MOST_MOVES);
  let choices = 0;
  for (; !isOver(game, state); choices++) {
    if (choices > longest) throw new Error(`every game ends: ${choices} choices in ${name}`);
    const seat = lowestSeat(game.actors(state));
    game.play(state, seat, drawMove(random, moves, game.legal(state, seat, moves)));
    audit(state);
  }
  return state;
}
