import { nth, type Random } from '@treefort/kernel';
import { calibrated } from './calibration.ts';
import { pointAt } from './point.ts';
import { randomAt } from './random-at.ts';
import type { Replay, Step } from './replay.ts';

/** Luck is weighed by playing positions on; so many for each of the iterations that a choice gets. */
const SHARE = 0.5;
/** What a usual deal is worth is the same in every game, and so is an error in it: it must be a small one. */
const MANY = 1500;

const change = (after: readonly number[], before: readonly number[]): readonly number[] =>
  after.map((chance, seat) => chance - nth(before, seat));

const added = (rows: readonly (readonly number[])[], seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => rows.reduce((sum, row) => sum + nth(row, seat), 0));

/** The seats that saw something others did not, and the seat that made the choice. */
function learners({ choice, events }: Step): readonly number[] {
  const seats = events.flatMap(({ secret }) => secret?.seats ?? []);
  return [...new Set([choice[0], ...seats])].sort();
}

/** What turned up after a choice. */
export interface TurnUp {
  /** What it gave or took, by seat. */
  readonly luck: readonly number[];
  /** Everybody's chance after the choice and before anything turned up, as the chooser saw it. */
  readonly expected: readonly number[];
  /** The same once it had turned up; left out where the chooser drew cards that nobody else saw. */
  readonly found?: readonly number[];
}

/**
 * What cards that turned up gave or took: everybody's chance as those saw it who learned something, less what it was
 * on average over all that could have turned up after the same choice. It adds up to 0 over the seats, and over many games.
 */
export function luckOf(replay: Replay, step: Step, iterations: number): TurnUp {
  const { seats, game } = replay.record;
  const tries = Math.ceil(iterations * SHARE);
  const { n, choice, events } = step;
  const rows = learners(step).map((seat) => {
    const analyst = nth(replay.analysts, seat);
    const before = { view: step.views[seat], seats, chosen: choice };
    const expected = analyst.foreseeAfter(before, tries, randomAt(`before ${seat}`, n));
    const after = { view: replay.view(seat), seats };
    return { seat, expected, found: analyst.foresee(after, tries, randomAt(`after ${seat}`, n)) };
  });
  const luck = added(
    rows.map(({ expected, found }) => change(found, expected)),
    seats,
  );
  const own = rows.find(({ seat }) => seat === choice[0])!;
  const drew = events.some(({ secret }) => secret?.seats.includes(own.seat));
  const seen = { game, view: step.views[own.seat] };
  const told = (chances: readonly number[]) => calibrated('foreseen', seen, chances);
  return { luck, expected: told(own.expected), ...(!drew && { found: told(own.found) }) };
}

const usuals = new Map<string, readonly number[]>();

/** What a deal is worth on average; worked out once for each way of setting a table up. */
function usualDeal({ record, table, analysts }: Replay, tries: number): readonly number[] {
  const { game, seats, options } = record;
  const name = JSON.stringify([game, seats, options, tries]);
  let usual = usuals.get(name);
  if (!usual) {
    const deal = (random: Random) => table.game.start({ seats, options }, random);
    usual = nth(analysts, 0).foreseeDeal(deal, seats, tries, randomAt('deal', 0));
    usuals.set(name, usual);
  }
  return usual;
}

/** What everybody could hope for before anything was dealt, and what the deal gave or took, by seat. */
export interface DealtLuck {
  readonly start: readonly number[];
  readonly luck: readonly number[];
}

/** The luck of the first deal, as each seat saw its own; a described position was not dealt. */
export function luckOfDeal(replay: Replay, iterations: number): DealtLuck {
  const { seats, scenario, game } = replay.record;
  const tries = Math.ceil(iterations * SHARE);
  if (scenario !== undefined) {
    return {
      start: pointAt(replay, iterations).chances,
      luck: Array.from({ length: seats }, () => 0),
    };
  }
  const usual = usualDeal(replay, Math.max(MANY, tries * seats));
  const rows = replay.analysts.map((analyst, seat) => {
    const found = analyst.foresee(
      { view: replay.view(seat), seats },
      tries,
      randomAt('dealt', seat),
    );
    return change(found, usual);
  });
  const seen = { game, view: replay.view('watcher') };
  return { start: calibrated('foreseen', seen, usual), luck: added(rows, seats) };
}
