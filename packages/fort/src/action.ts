import { carryOut } from './carry-out.ts';
import { causeNow } from './cause.ts';
import { enter } from './cursor.ts';
import type { Tell } from './events.ts';
import { counted } from './look-ahead.ts';
import { whichOf } from './move-forms.ts';
import { KIND, kindOf, type MoveName } from './moves.ts';
import { COUNTERS, VERBS, type Verb } from './notation.ts';
import { Outlook } from './outlook.ts';
import { ONCE, PACKED, type Program } from './program.ts';
import { reachLevel } from './reach-level.ts';
import { ACT, BY_PERK, designOf, type FortState } from './state.ts';
import { suitFor, symbols } from './symbols.ts';
import { programNow, verbsNow } from './under-way.ts';
import { MOST_WAYS } from './walk.ts';
import { waysOf } from './ways.ts';
import { NONE, PIZZA, SYMBOLS, TOY } from './words.ts';

/** An action on its way through its slots. */

const outlook = new Outlook();

/** Reads the counts and stands at the first slot (fort.act.per). */
export function beginAction(s: FortState, tell?: Tell): void {
  const program = programNow(s);
  const own = s.actor === s.leader;
  s.count = countNow(s, program);
  enter(s, program, 0, s.count);
  s.kind = own ? NONE : s.leaderKind;
  s.way = NONE;
  s.steps = 0;
  s.phase = ACT;
  if (tell && program.counter !== ONCE) {
    const suit = suitFor(s, program);
    const counter = program.anySuit ? SYMBOLS[suit]! : COUNTERS[program.counter]!;
    tell({ kind: 'counted', seat: s.actor, counter, n: s.count, because: causeNow(s) });
  }
}

/** How often the counted part is done: symbols are what is counted mostly, and need no look at the board. */
function countNow(s: FortState, program: Program): number {
  const own = s.actor === s.leader && s.which !== BY_PERK;
  const shown = own ? leaderSymbols(s, program) : s.followSymbols;
  if (program.counter < PACKED) return shown;
  return counted(program, outlook.look(s, s.actor), shown);
}

const leaderSymbols = (s: FortState, program: Program): number =>
  symbols(s, designOf(s, s.played), program, suitFor(s, program));

/** Does one verb of the slot, with the figures as they are now; false when it ended the action in part. */
export function doStep(s: FortState, o: Outlook, m: number, tell?: Tell): boolean {
  const level = s.level[s.actor]!;
  const place = placeOf(s, o, m);
  const verb = verbsNow(s)[place]!;
  const whole = carryOut(s, o, verb, m, tell);
  s.steps++;
  s.todo &= ~(1 << place);
  if (s.level[s.actor] !== level) reachLevel(s, tell);
  return whole;
}

/** Which of the verbs side by side a move belongs to. */
function placeOf(s: FortState, o: Outlook, m: number): number {
  const verbs = verbsNow(s);
  if (verbs.length === 1) return 0;
  for (let i = 0; i < verbs.length; i++) {
    if ((s.todo >> i) & 1 && does(verbs[i]!, m) && isPrice(verbs[i]!, o, m)) return i;
  }
  throw new Error(`move ${m} does no verb of this slot`);
}

/** Whether a move does this verb, of some side by side. */
function does(verb: number, m: number): boolean {
  const kind = kindOf(m);
  if (KIND[DOES[VERBS[verb]!]] !== kind) return false;
  return (kind !== KIND.gain && kind !== KIND.spend) || RESOURCE[verb] === whichOf(m);
}

const ways = new Int32Array(MOST_WAYS);

/** Of advances side by side a payment belongs to the one whose price it is. */
const isPrice = (verb: number, o: Outlook, m: number): boolean =>
  kindOf(m) !== KIND.pay || ways.subarray(0, waysOf(verb, o, ways)).includes(m);

/** The kind of move that does each verb. */
const DOES: Readonly<Record<Verb, MoveName>> = {
  pizza: 'gain',
  toy: 'gain',
  any: 'gain-either',
  pack: 'pack',
  lookout: 'tuck',
  trash: 'trash',
  trashRival: 'trash-rival',
  trashThis: 'trash-this',
  recruit: 'recruit',
  advance: 'pay',
  'advance−1': 'pay',
  'advance+1': 'pay',
  score: 'score',
  'spend pizza': 'spend',
  'spend toy': 'spend',
  copyPack: 'copy-pack',
  copyRival: 'copy-rival',
  convert: 'convert',
};

/** The resource of verbs that name one. */
const RESOURCE: readonly (number | undefined)[] = VERBS.map((verb) => {
  if (verb === 'pizza' || verb === 'spend pizza') return PIZZA;
  return verb === 'toy' || verb === 'spend toy' ? TOY : undefined;
});
