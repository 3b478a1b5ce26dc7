import {
  accept,
  choice,
  fielded,
  type MoveKind,
  type MoveOf,
  type OptionOf,
  plain,
  type Result,
  refuse,
  Vocabulary,
  whole,
} from '@treefort/kernel';
import { isPlace, PLACES, placeAt, written } from './place.ts';
import { COLOURS, ROOMS } from './rooms.ts';
import type { RuleId } from './rule-ids.ts';
import { CHANGERS, COLOUR, COVER, PICK, PLACE, TAKE, type TreehouseState } from './state.ts';

const DIGIT = /^\d$/;

/** A place of a tree; those above the top can be named, but no room goes there. */
const place = fielded(
  { level: whole, place: whole },
  {
    size: PLACES,
    decode: written,
    encode: (at) => (isPlace(at.level, at.place) ? placeAt(at.level, at.place) : -1),
    write: (at) => [String(at.level), String(at.place)],
    parse: (words) =>
      words.length === 2 && words.every((one) => DIGIT.test(one))
        ? { level: Number(words[0]), place: Number(words[1]) }
        : undefined,
  },
);

const kind = <F extends object>(of: MoveKind<F, unknown, RuleId>) => of;

/** Everything that can be chosen. The phase tells which kinds a number may mean: a group is a phase. */
export const MOVES = new Vocabulary({
  pick: kind({
    form: choice('room', ROOMS),
    rule: 'tree.pick',
    group: PICK,
    target: ({ room }) => `hand:${room}`,
  }),
  place: kind({
    form: place,
    rule: 'tree.place-after',
    group: PLACE,
    target: (at, seat) => `tree:${seat}:${at.level}:${at.place}`,
  }),
  discard: kind({ form: plain, rule: 'tree.discard', group: PLACE }),
  take: kind({
    form: choice('changer', CHANGERS),
    rule: 'tree.changer.choose',
    group: TAKE,
    target: ({ changer }) => `changer:${changer}`,
  }),
  cover: kind({
    form: choice('colour', COLOURS),
    rule: 'tree.changer.place',
    group: COVER,
    target: ({ colour }) => `colour:${colour}`,
  }),
  colour: kind({
    form: choice('colour', COLOURS),
    rule: 'tree.junior',
    group: COLOUR,
    target: ({ colour }) => `colour:${colour}`,
  }),
});

/** A move in words: `{ kind: 'place', level: 2, place: 1 }`. */
export type TreehouseMove = MoveOf<typeof MOVES.kinds>;
export type TreehouseOption = OptionOf<typeof MOVES.kinds>;

/** Reads an option id, or says what is wrong with it; whether it is offered is another question. */
export const readMove = (id: string): Result<TreehouseMove> => MOVES.parse(id);

/** The id of a move, as records name it. */
export const writeMove = (move: TreehouseMove): string => MOVES.option(move, 0).id;

/** The move that discards what was picked (tree.discard). */
export const DISCARD: number = MOVES.from('discard');

export const option = (s: TreehouseState, seat: number, move: number): TreehouseOption =>
  MOVES.option(MOVES.decode(move, undefined, s.phase), seat);

/** The move behind an option id, or what is wrong with the id. */
export function parse(s: TreehouseState, id: string): Result<number> {
  const move = MOVES.parse(id);
  if (!move.ok) return move;
  const { group } = MOVES.kinds[move.value.kind];
  const n = MOVES.encode(move.value, undefined);
  if (n >= 0 && group === s.phase) return accept(n);
  return refuse({ why: 'not-an-option', message: `${JSON.stringify(id)} cannot be chosen now` });
}
