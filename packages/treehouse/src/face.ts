import type { Option, Question, Refusal } from '@treefort/kernel';
import { BELOW, INDEX, LEVEL, PLACES, placeAt, TOP, UNBLOCKED } from './place.ts';
import { DISCARD } from './play.ts';
import { COLOURS, ROOMS } from './rooms.ts';
import {
  CHANGERS,
  COLOUR_COUNT,
  COVER,
  colourOf,
  NONE,
  PICK,
  PLACE,
  TAKE,
  type TreehouseState,
} from './state.ts';

export function question(s: TreehouseState, seat: number): Question {
  switch (s.phase) {
    case PICK:
      return { kind: 'pick', rule: 'tree.pick' };
    case PLACE:
      return { kind: 'place', rule: 'tree.place-after', about: ROOMS[s.picked[seat]!]! };
    case TAKE:
      return { kind: 'take', rule: 'tree.changer.choose' };
    case COVER: {
      const rule = s.seats === 2 ? 'tree.two' : 'tree.changer.place';
      return { kind: 'cover', rule, about: CHANGERS[s.held[seat]!]! };
    }
    default:
      return { kind: 'colour', rule: 'tree.junior' };
  }
}

const placeOption = (seat: number, level: number, i: number): Option => ({
  id: `place:${level}:${i}`,
  target: `tree:${seat}:${level}:${i}`,
});

export function option(s: TreehouseState, seat: number, move: number): Option {
  switch (s.phase) {
    case PICK:
      return { id: `pick:${ROOMS[move]}`, target: `hand:${ROOMS[move]}` };
    case PLACE:
      if (move === DISCARD) return { id: 'discard', target: 'discard' };
      return placeOption(seat, LEVEL[move]!, INDEX[move]!);
    case TAKE:
      return { id: `take:${CHANGERS[move]}`, target: `changer:${CHANGERS[move]}` };
    case COVER:
      return { id: `cover:${COLOURS[move]}`, target: `colour:${COLOURS[move]}` };
    default:
      return { id: `colour:${COLOURS[move]}`, target: `colour:${COLOURS[move]}` };
  }
}

/** Why a place is refused, the nearest reason first, or undefined where it is allowed. */
function whyNot(s: TreehouseState, seat: number, place: number): string | undefined {
  const bit = 1 << place;
  const at = seat * COLOUR_COUNT + colourOf(s.picked[seat]!);
  if (s.built[seat]! & bit) return 'tree.permanent';
  if (BELOW[place]! & ~s.built[seat]!) return 'tree.support';
  if (s.counts[at]! > 0 && !(s.touching[at]! & bit)) return 'tree.colour';
  if (!(UNBLOCKED[s.balance[seat]! + 1]! & bit)) return 'tree.balance.blocked';
  return undefined;
}

/** Every place that is not offered, the ones above the top included where a room would find support. */
function refusedPlaces(s: TreehouseState, seat: number): Refusal[] {
  const refused: Refusal[] = [];
  for (let place = 0; place < PLACES; place++) {
    const rule = whyNot(s, seat, place);
    if (rule) refused.push({ ...placeOption(seat, LEVEL[place]!, INDEX[place]!), rule });
  }
  for (let i = 1; i <= TOP + 1; i++) {
    const below = [i - 1, i].filter((j) => j >= 1 && j <= TOP).map((j) => placeAt(TOP, j));
    if (below.some((place) => s.tree[seat * PLACES + place] === NONE)) continue;
    refused.push({ ...placeOption(seat, TOP + 1, i), rule: 'tree.level', detail: { top: TOP } });
  }
  return refused;
}

function refusedColours(s: TreehouseState, kind: string, rule: string): Refusal[] {
  return COLOURS.filter((_, colour) => s.card[colour] !== NONE).map((colour) => ({
    id: `${kind}:${colour}`,
    target: `colour:${colour}`,
    rule,
  }));
}

export function refusals(s: TreehouseState, seat: number): Refusal[] {
  switch (s.phase) {
    case PICK:
      return [];
    case PLACE:
      return refusedPlaces(s, seat);
    case TAKE:
      return CHANGERS.filter((_, changer) => (changer === 0 ? s.doubles : s.nones) === 0).map(
        (changer) => ({
          id: `take:${changer}`,
          target: `changer:${changer}`,
          rule: 'tree.changer.choose',
        }),
      );
    case COVER:
      return refusedColours(s, 'cover', 'tree.changer.place');
    default:
      return refusedColours(s, 'colour', 'tree.junior');
  }
}
