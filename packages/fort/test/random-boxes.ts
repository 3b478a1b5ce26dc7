import { type FortState, type FortView, fort, prospects, rehearsal } from '@treefort/fort';
import { below, MOST_MOVES, type Random, randomFromText, seatsIn } from '@treefort/kernel';
import { checkCore, checkLaws, type Subject } from '@treefort/kernel/laws';
import { randomBox } from './random-box.ts';
import { subject } from './subject.ts';

/** Games of random boxes: none may throw, whatever is asked of it, and every one ends. */

const moves = new Int32Array(MOST_MOVES);

/** Asks all that is not asked under the laws: what actions would bring, rehearsals and standing orders. */
function askAll(s: FortState, seat: number, random: Random): void {
  const offered = Array.from(moves.subarray(0, fort.legal(s, seat, moves)));
  for (const move of offered) prospects(s, seat, move);
  const view = fort.view(s, seat) as FortView;
  const rehearse = rehearsal(view, seat, random);
  for (const move of offered) rehearse([fort.option(s, seat, move).id])?.refusals();
  const take = offered.map((move) => fort.option(s, seat, move).id);
  for (const ask of [null, [], ['gain']]) {
    fort.ordered(s, seat, { pass: true, ask, take: [] });
    fort.ordered(s, seat, { pass: true, ask, take });
  }
}

const IDLE = ['skip', 'pass', 'done'];

/** The moves that do something, or all where none does: a player who does much meets more of a box. */
function eager(s: FortState, seat: number): number[] {
  const offered = Array.from(moves.subarray(0, fort.legal(s, seat, moves)));
  const doing = offered.filter((move) => !IDLE.includes(fort.option(s, seat, move).id));
  return doing.length > 0 ? doing : offered;
}

/** How one box is played: closely, all that can be asked is asked at some moments, and all laws hold. */
export interface Manner {
  readonly closely: boolean;
}

/** Plays to the end; says how many choices there were. */
function playEagerly(table: Subject<FortState>, name: string, { closely }: Manner): number {
  const random = randomFromText(name);
  const s = fort.start(table.setup, random);
  let choices = 0;
  for (; fort.actors(s) !== 0; choices++) {
    const [seat = 0] = seatsIn(fort.actors(s));
    const doing = eager(s, seat);
    if (closely && below(random, 40) === 0) askAll(s, seat, random);
    fort.play(s, seat, doing[below(random, doing.length)]!);
    if (choices > table.longest) throw new Error('the game does not end');
  }
  return choices;
}

/** Plays some games with the box of this number; says how many choices there were. */
export function playBox(number: number, manner: Manner): number {
  const name = `box ${number}`;
  const box = randomBox(randomFromText(name));
  const table = subject(2 + (number % 3), { setup: number % 2 ? 'draft' : 'basic', box });
  if (manner.closely) checkLaws(table, name, 0.01);
  return checkCore(table, name).moment + playEagerly(table, name, manner);
}
