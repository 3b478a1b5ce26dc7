import { carryOut } from './carry-out.ts';
import { causeNow } from './cause.ts';
import { enter } from './cursor.ts';
import { checkEnd } from './end.ts';
import type { Tell } from './events.ts';
import { counted } from './look-ahead.ts';
import { whichOf } from './move-forms.ts';
import { KIND, kindOf, type MoveName } from './moves.ts';
import { COUNTERS, VERBS, type Verb } from './notation.ts';
import { Outlook } from './outlook.ts';
import { ONCE, PACKED, type Program } from './program.ts';
import { ACT, BY_PERK, type FortState, KEEP, PERK } from './state.ts';
import { suitFor, symbols } from './symbols.ts';
import { programNow, verbsNow } from './under-way.ts';
import { MADE_UP_RULES, NONE, PERKS, PIZZA, SYMBOLS, TOP_LEVEL, TOY } from './words.ts';

/** An action on its way through its slots, and what reaching a level brings. */

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
  symbols(s, s.box.designs[s.played]!, program, suitFor(s, program));

/** Does one verb of the slot, with the figures as they are now; false when it ended the action in part. */
export function doStep(s: FortState, o: Outlook, m: number, tell?: Tell): boolean {
  const level = s.level[s.actor]!;
  const place = placeOf(s, m);
  const verb = verbsNow(s)[place]!;
  const whole = carryOut(s, o, verb, m, tell);
  s.steps++;
  s.todo &= ~(1 << place);
  if (s.level[s.actor] !== level) reward(s, tell);
  return whole;
}

/** Which of the verbs side by side a move belongs to. */
function placeOf(s: FortState, m: number): number {
  const verbs = verbsNow(s);
  if (verbs.length === 1) return 0;
  for (let i = 0; i < verbs.length; i++) if ((s.todo >> i) & 1 && does(verbs[i]!, m)) return i;
  throw new Error(`move ${m} does no verb of this slot`);
}

/** What reaching a level brings (fort.level.1, fort.level.2, fort.level.5). */
function reward(s: FortState, tell?: Tell): void {
  const seat = s.actor;
  if (s.level[seat] === 1 && s.ruleStack && s.rule[seat] === NONE) {
    s.sawRules[seat] = s.ruleStack;
    s.ruleTurn[seat] = 0;
    for (let other = 0; other < s.seats; other++) {
      if (s.rule[other] !== NONE) s.ruleTurn[seat]!++;
    }
    s.news++;
    s.phase = KEEP;
    tell?.({
      kind: 'looks',
      seat,
      secret: { seats: [seat], rules: MADE_UP_RULES.filter((_, i) => (s.ruleStack >> i) & 1) },
    });
  } else if (s.level[seat] === 2 && s.perkRow && s.perk[seat] === NONE) {
    s.phase = PERK;
  } else if (s.level[seat] === TOP_LEVEL && s.sculpture === NONE) {
    s.sculpture = seat;
    tell?.({ kind: 'took-sculpture', seat });
    checkEnd(s, tell);
  }
}

export function keepRule(s: FortState, m: number, tell?: Tell): void {
  const rule = whichOf(m);
  s.ruleStack &= ~(1 << rule);
  s.rule[s.actor] = rule;
  s.phase = ACT;
  tell?.({
    kind: 'kept-rule',
    seat: s.actor,
    secret: { seats: [s.actor], rule: MADE_UP_RULES[rule]! },
  });
}

export function takePerk(s: FortState, m: number, tell?: Tell): void {
  const perk = whichOf(m);
  s.perkRow &= ~(1 << perk);
  s.perk[s.actor] = perk;
  s.phase = ACT;
  tell?.({ kind: 'took-perk', seat: s.actor, perk: PERKS[perk]! });
}

/** Whether a move does this verb, of some side by side. */
function does(verb: number, m: number): boolean {
  const kind = kindOf(m);
  if (KIND[DOES[VERBS[verb]!]] !== kind) return false;
  return (kind !== KIND.gain && kind !== KIND.spend) || RESOURCE[verb] === whichOf(m);
}

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
