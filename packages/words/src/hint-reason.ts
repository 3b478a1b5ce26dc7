import type { Hint, HintReason } from '@treefort/review';
import type { HintWords } from './messages.ts';
import type { People } from './people.ts';
import type { Value, Values } from './speaker.ts';
import { capital, plain, type Text, unstopped } from './text.ts';
import type { Words } from './words.ts';

/** What a reason can name, with the value of each. */
type Fields = {
  readonly [F in FieldName]: FieldOf<HintReason, F>;
};
type FieldOf<R, F extends PropertyKey> = R extends { readonly [K in F]: infer T } ? T : never;
type FieldName = Exclude<
  HintReason extends infer R ? (R extends R ? keyof R : never) : never,
  'kind' | 'game'
>;

interface HintReasonContext {
  readonly words: Words;
  readonly people: People;
}

type Say<T> = (value: T, context: HintReasonContext) => Value;

const number: Say<number> = (value) => value;

/** How each is said. */
const FIELDS: { readonly [F in FieldName]: Say<Fields[F]> } = {
  card: (id, { words }) => words.fort.cardName(id),
  other: (id, { words }) => words.fort.cardName(id),
  suit: (id, { words }) => words.fort.suit(id),
  perk: (id, { words }) => words.fort.perk(id).name,
  once: (id, { words }) => words.fort.perk(id).name,
  madeUp: (id, { words }) => words.fort.madeUpRule(id).name,
  amount: (resources, { words }) => words.fort.amount(resources),
  less: (resources, { words }) => words.fort.amount(resources),
  lacks: (resources, { words }) => words.fort.amount(resources),
  have: (resources, { words }) => words.fort.amount(resources),
  first: (action) => action,
  resource: (kind) => kind,
  room: (id, { words }) => words.treehouse.room(id),
  colour: (id, { words }) => words.treehouse.colour(id),
  rival: (seat, { words, people }) => words.player(seat, people),
  level: number,
  points: number,
  instead: number,
  theirs: number,
  hidden: number,
  n: number,
  m: number,
};

const isField = (name: string): name is FieldName => Object.hasOwn(FIELDS, name);

function valuesOf(reason: HintReason, context: HintReasonContext): Values {
  const values = Object.entries(reason).flatMap(([name, value]) => {
    if (!isField(name)) return [];
    // The compiler does not see that the entry is for values of this very field.
    const say = FIELDS[name] as (value: unknown, context: HintReasonContext) => Value;
    return [[name, say(value, context)] as const];
  });
  return Object.fromEntries(values);
}

/** Where the sentences of each game's reasons are. */
const SUBJECTS = {
  fort: 'fortReasons',
  treehouse: 'treehouseReasons',
  any: 'otherReasons',
} as const satisfies Record<HintReason['game'], string>;

/** Why an option is advised, in one sentence. */
export function hintReasonText(
  reason: HintReason,
  hints: HintWords,
  context: HintReasonContext,
): Text {
  const values = valuesOf(reason, context);
  // The compiler does not see that a kind belongs to the game of the same reason.
  const key = `${SUBJECTS[reason.game]}:${reason.kind}` as Parameters<HintWords['parts']>[0];
  return capital(hints.parts(key, values));
}

/** A hint in words: why, and what the chances are. */
export interface HintText {
  readonly why: Text;
  readonly chance: string;
}

/** More options than this are not listed as equally good. */
const MOST_LISTED = 2;

function whyText(hint: Hint, hints: HintWords, context: HintContext): Text {
  const { any, asGood, reason } = hint;
  if (any) return hints.parts('advice:any');
  const list = hints.list(asGood.slice(0, MOST_LISTED).map((id) => unstopped(context.option(id))));
  const others = asGood.length > 0 ? hints.parts('advice:as-good', { list }) : [];
  if (reason.game === 'any' && asGood.length > 0) return others;
  const why = hintReasonText(reason, hints, context);
  return asGood.length > 0 && asGood.length <= MOST_LISTED ? [...why, ' ', ...others] : why;
}

/** What a hint is told with: the other options in words besides, in brief. */
interface HintContext extends HintReasonContext {
  option(id: string): Text;
}

const whole = (chance: number): number => Math.round(chance * 100);

/** Tells a hint. */
export function hintText(hint: Hint, hints: HintWords, context: HintContext): HintText {
  const { chance, other, asGood } = hint;
  const percent = hints.percent(chance);
  const isWorse = other && !asGood.includes(other.option) && whole(chance) > whole(other.chance);
  return {
    why: whyText(hint, hints, context),
    chance: isWorse
      ? hints.t('advice:chance-both', {
          percent,
          otherwise: hints.percent(other.chance),
          other: plain(unstopped(context.option(other.option))),
        })
      : hints.t('advice:chance-alone', { percent }),
  };
}
