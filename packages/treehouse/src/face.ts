import {
  balanceOf,
  builtBy,
  changerOf,
  countOf,
  pickedBy,
  roomOn,
  touchingOf,
} from './accessors.ts';
import { MOVES, type TreehouseOption } from './moves.ts';
import { belowOf, PLACES, placeAt, TOP, unblockedAt, written } from './place.ts';
import { COLOURS, type RoomName, roomName } from './rooms.ts';
import type { RuleId } from './rule-ids.ts';
import {
  CHANGERS,
  type Changer,
  COVER,
  changerName,
  colourOf,
  NONE,
  PICK,
  PLACE,
  TAKE,
  type TreehouseState,
} from './state.ts';

/** What is asked, and the rule that asks it. */
export type TreehouseQuestion = { readonly rule: RuleId } & (
  | { readonly kind: 'pick' | 'take' | 'colour' }
  | { readonly kind: 'place'; readonly about: RoomName }
  | { readonly kind: 'cover'; readonly about: Changer }
);

type OneOf<R extends RuleId> = R;

/** The rules that can refuse a place. */
export type PlaceRule = OneOf<
  'tree.permanent' | 'tree.support' | 'tree.colour' | 'tree.balance.blocked' | 'tree.level'
>;

type OptionTo<K> = Extract<TreehouseOption, { readonly kind: K }>;

/** An option that is not offered, and the rule that refuses it. */
export type TreehouseRefusal =
  | (OptionTo<'place'> & { readonly rule: PlaceRule; readonly detail?: { readonly top: number } })
  | (OptionTo<'take'> & { readonly rule: OneOf<'tree.changer.choose'> })
  | (OptionTo<'cover'> & { readonly rule: OneOf<'tree.changer.place'> })
  | (OptionTo<'colour'> & { readonly rule: OneOf<'tree.junior'> });

export function question(s: TreehouseState, seat: number): TreehouseQuestion {
  switch (s.phase) {
    case PICK:
      return { kind: 'pick', rule: 'tree.pick' };
    case PLACE:
      return { kind: 'place', rule: 'tree.place-after', about: roomName(pickedBy(s, seat)) };
    case TAKE:
      return { kind: 'take', rule: 'tree.changer.choose' };
    case COVER: {
      const rule = s.seats === 2 ? 'tree.two' : 'tree.changer.place';
      return { kind: 'cover', rule, about: changerName(changerOf(s, seat)) };
    }
    default:
      return { kind: 'colour', rule: 'tree.junior' };
  }
}

/** Why a place is refused, the nearest reason first, or undefined where it is allowed. */
function whyNot(s: TreehouseState, seat: number, place: number): PlaceRule | undefined {
  const bit = 1 << place;
  const colour = colourOf(pickedBy(s, seat));
  if (builtBy(s, seat) & bit) return 'tree.permanent';
  if (belowOf(place) & ~builtBy(s, seat)) return 'tree.support';
  if (countOf(s, seat, colour) > 0 && !(touchingOf(s, seat, colour) & bit)) return 'tree.colour';
  if (!(unblockedAt(balanceOf(s, seat)) & bit)) return 'tree.balance.blocked';
  return undefined;
}

/** Every place that is not offered, the ones above the top included where a room would find support. */
function refusedPlaces(s: TreehouseState, seat: number): TreehouseRefusal[] {
  const found: TreehouseRefusal[] = [];
  for (let place = 0; place < PLACES; place++) {
    const rule = whyNot(s, seat, place);
    if (rule) found.push({ ...MOVES.option({ kind: 'place', ...written(place) }, seat), rule });
  }
  for (let i = 1; i <= TOP + 1; i++) {
    const below = [i - 1, i].filter((j) => j >= 1 && j <= TOP).map((j) => placeAt(TOP, j));
    if (below.some((place) => roomOn(s, seat, place) === NONE)) continue;
    const above = MOVES.option({ kind: 'place', level: TOP + 1, place: i }, seat);
    found.push({ ...above, rule: 'tree.level', detail: { top: TOP } });
  }
  return found;
}

/** The colours that already have something on them. */
const takenColours = (s: TreehouseState) => COLOURS.filter((_, i) => s.card[i] !== NONE);

export function refusals(s: TreehouseState, seat: number): TreehouseRefusal[] {
  switch (s.phase) {
    case PICK:
      return [];
    case PLACE:
      return refusedPlaces(s, seat);
    case TAKE:
      return CHANGERS.filter((_, i) => (i === 0 ? s.doubles : s.nones) === 0).map((changer) => ({
        ...MOVES.option({ kind: 'take', changer }, seat),
        rule: 'tree.changer.choose',
      }));
    case COVER:
      return takenColours(s).map((colour) => ({
        ...MOVES.option({ kind: 'cover', colour }, seat),
        rule: 'tree.changer.place',
      }));
    default:
      return takenColours(s).map((colour) => ({
        ...MOVES.option({ kind: 'colour', colour }, seat),
        rule: 'tree.junior',
      }));
  }
}
