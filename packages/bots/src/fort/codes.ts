import {
  byKind,
  type FortState,
  FROM_PACK,
  fromOf,
  KIND,
  kindOf,
  MADE_UP_RULES,
  MOST_DESIGNS,
  type MoveName,
  PERKS,
  SYMBOLS,
  whichOf,
} from '@treefort/fort';

/** How many codes each kind of move has: by card, by suit, by store. Others are told by their kind alone. */
const ROOM: Readonly<Record<MoveName, number>> = {
  play: MOST_DESIGNS,
  skip: 1,
  diy: 1,
  declare: SYMBOLS.length,
  use: 2,
  done: 16,
  add: 1,
  'lookout-symbol': 1,
  suit: SYMBOLS.length,
  gain: 2,
  'gain-either': 2,
  pack: 2,
  tuck: MOST_DESIGNS,
  trash: MOST_DESIGNS,
  'trash-rival': 1,
  'trash-this': 1,
  recruit: MOST_DESIGNS,
  pay: 1,
  score: 1,
  spend: 4,
  'copy-pack': 1,
  'copy-rival': 1,
  convert: 4,
  follow: MOST_DESIGNS,
  pass: 1,
  keep: MADE_UP_RULES.length,
  'take-perk': PERKS.length,
  recycle: 1,
  'rough-housing': 1,
  'do-over': 1,
  draft: MOST_DESIGNS,
};

const ROOMS = byKind(ROOM);
const AT = ROOMS.map((_, kind) => ROOMS.slice(0, kind).reduce((sum, room) => sum + room, 0));
export const CODES: number = ROOMS.reduce((sum, room) => sum + room, 0);

const BY_STORE: readonly boolean[] = byKind<boolean>(
  Object.fromEntries(
    Object.keys(ROOM).map((name) => [name, name === 'spend' || name === 'convert']),
  ) as Record<MoveName, boolean>,
);

/** The number of a move among all that a network tells apart. */
export function codeOf(s: FortState, move: number): number {
  const kind = kindOf(move);
  const at = AT[kind]!;
  const room = ROOMS[kind]!;
  if (room === 1) return at;
  if (kind === KIND.done) return at + s.phase;
  const which = whichOf(move);
  if (BY_STORE[kind]) return at + which + (fromOf(move) === FROM_PACK ? 2 : 0);
  return at + which;
}
