import type { LevelEntry } from './box-file.ts';
import { AT_SLOT, AT_ZERO, type Cursor, enter, moveOn, verbsAt } from './cursor.ts';
import { whichOf } from './move-forms.ts';
import { VERBS, type Verb } from './notation.ts';
import { Outlook } from './outlook.ts';
import { ONCE, type Program } from './program.ts';
import type { ObstacleRule, RefusalDetail } from './refusal-rules.ts';
import type { FortState } from './state.ts';
import { programNow, verbsLeft } from './under-way.ts';
import { MOST_WAYS } from './walk.ts';
import { carry, waysOf } from './ways.ts';
import { KINDS, NONE, PIZZA, TOP_LEVEL } from './words.ts';

/** The rule that stands in the way of an action, with the figures a person would want to hear. */
export interface Obstacle {
  readonly rule: ObstacleRule;
  readonly steps: number;
  readonly detail: RefusalDetail;
}

type Reason = (o: Outlook, price: LevelEntry | undefined) => Omit<Obstacle, 'steps'>;

const full =
  (kind: number): Reason =>
  (o) => ({
    rule: 'fort.stuff',
    detail: { resource: KINDS[kind]!, have: o.stuff(kind), room: o.room(kind) },
  });

const plain =
  (rule: ObstacleRule): Reason =>
  () => ({ rule, detail: {} });

const noPack: Reason = (o) => {
  if (o.packed < o.packHolds) return { rule: 'fort.act.pack', detail: {} };
  return { rule: 'fort.pack', detail: { have: o.packed, room: 0 } };
};

const noLookout: Reason = (o) => {
  if (o.lookouts < o.lookoutHolds) return { rule: 'fort.act.lookout', detail: {} };
  return { rule: 'fort.lookout', detail: { have: o.lookouts, room: 0 } };
};

const noAdvance: Reason = (o, price) => ({
  rule: 'fort.act.advance',
  detail:
    o.level === TOP_LEVEL || !price
      ? { level: o.level }
      : { level: o.level, toys: price.toys, pizzas: price.pizzas, any: price.any },
});

const noCopy: Reason = (o) =>
  o.packed === 0 ? { rule: 'fort.play.zero', detail: {} } : { rule: 'fort.stuff', detail: {} };

/** Why each verb cannot be done when it has no ways. */
const REASONS: Record<Verb, Reason> = {
  pizza: full(0),
  toy: full(1),
  // Without a chosen kind Stuff is full of both, so the figures are those of either.
  any: (o, price) => full(o.kind === NONE ? PIZZA : o.kind)(o, price),
  pack: noPack,
  lookout: noLookout,
  trash: plain('fort.act.trash'),
  trashRival: plain('fort.act.trash-rival'),
  trashThis: plain('fort.act.trash-this'),
  recruit: plain('fort.act.recruit'),
  advance: noAdvance,
  'advance−1': noAdvance,
  'advance+1': noAdvance,
  score: () => {
    throw new Error('scoring can always be done');
  },
  'spend pizza': plain('fort.act.spend'),
  'spend toy': plain('fort.act.spend'),
  copyPack: noCopy,
  copyRival: plain('fort.act.copy-rival'),
  convert: plain('fort.act.convert'),
};

const ways = new Int32Array(MOST_WAYS);

/** The rule that stops the action under way where it stands; none where its verb was done, if only in part. */
export function stoppedBy(s: FortState): ObstacleRule | undefined {
  const o = new Outlook().look(s, s.actor);
  const left = verbsLeft(s);
  const isZero = s.count === 0 && programNow(s).counter !== ONCE;
  if (left.length === 0) return isZero ? 'fort.play.zero' : undefined;
  // Beside a Pack that was copied in part something may be left that could still be done.
  const verb = left.find((one) => waysOf(VERBS.indexOf(one), o, ways) === 0);
  return verb && REASONS[verb](o, s.box.levels[o.level + 1]).rule;
}

/** The way to try first: what leaves most room where there is a choice of kinds. */
function best(o: Outlook, end: number): number {
  const roomiest = ways
    .subarray(0, end)
    .toSorted((a, b) => o.stuff(whichOf(a)) - o.stuff(whichOf(b)));
  return roomiest[0]!;
}

/** Of one verb alone a person wants to hear how often it was to be done, and for how many there was room. */
function inAll(detail: RefusalDetail, wants: number, steps: number): RefusalDetail {
  const { have } = detail;
  return have === undefined ? detail : { ...detail, have: have - steps, wants, room: steps };
}

/** Where an action would stop if it were begun now, or undefined when nothing stops it. */
export function obstacleTo(from: Outlook, program: Program, count: number): Obstacle | undefined {
  const o = new Outlook().copy(from);
  const at: Cursor = { segment: 0, rep: 0, slot: 0, todo: 0 };
  let steps = 0;
  let found = enter(at, program, 0, count);
  for (; found === AT_SLOT; found = moveOn(at, program, count)) {
    for (const verb of verbsAt(at, program)) {
      const end = waysOf(verb, o, ways);
      if (end === 0) return stopped(o, program, verb, { steps, count });
      if (!carry(verb, o, best(o, end)))
        return { rule: 'fort.stuff', steps: steps + 1, detail: {} };
      steps++;
    }
  }
  return found === AT_ZERO ? { rule: 'fort.play.zero', steps, detail: {} } : undefined;
}

/** Why a verb cannot be done after so many steps. */
function stopped(
  o: Outlook,
  program: Program,
  verb: number,
  { steps, count }: { readonly steps: number; readonly count: number },
): Obstacle {
  const { rule, detail } = REASONS[VERBS[verb]!](o, o.levels[o.level + 1]);
  const wants = program.counter === ONCE ? program.times : count;
  return { rule, steps, detail: program.single < 0 ? detail : inAll(detail, wants, steps) };
}
