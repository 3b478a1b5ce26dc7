import { below, type Options, type Random, shuffle, type Viewer } from '@treefort/kernel';
import type { Subject } from '@treefort/kernel/laws';
import { ROOMS, type TreehouseState, treehouse } from '@treefort/treehouse';
import { legal } from '../src/play.ts';
import { HAND, handWith, heldBy, NONE } from '../src/state.ts';
import { comesTrue } from './comes-true.ts';

/** Mixes the hands, discards and deck that a viewer has not seen, and the answers others have sealed. */
function scramble(s: TreehouseState, viewer: Viewer, random: Random): void {
  const sees = (bits: number) => ((bits >> (viewer === 'watcher' ? 4 : viewer)) & 1) === 1;
  const hidden: { row: Int8Array; at: number }[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    if (sees(heldBy(s, seat))) continue;
    for (let i = 0; i < s.handSize; i++)
      hidden.push({ row: s.hands, at: handWith(s, seat) * HAND + i });
  }
  for (let i = 0; i < s.discards; i++)
    if (!sees(s.known[i]!)) hidden.push({ row: s.discard, at: i });
  for (let i = s.dealt; i < ROOMS.length; i++) hidden.push({ row: s.deck, at: i });
  const rooms = hidden.map(({ row, at }) => row[at]!);
  shuffle(random, rooms);
  for (const [i, { row, at }] of hidden.entries()) row[at] = rooms[i]!;
  const moves = new Int32Array(ROOMS.length);
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === viewer || s.sealed[seat] === NONE) continue;
    s.sealed[seat] = moves[below(random, legal(s, seat, moves))]!;
  }
  for (let i = 0; i < 4; i++) s.random[i] = below(random, 1 << 30);
}

/** Nothing is made or lost: each room is in one place. */
function audit(s: TreehouseState): void {
  const seen: number[] = [...s.deck.subarray(s.dealt), ...s.discard.subarray(0, s.discards)];
  for (let seat = 0; seat < s.seats; seat++) {
    const at = handWith(s, seat) * HAND;
    seen.push(...s.hands.subarray(at, at + s.handSize));
    seen.push(...s.tree.subarray(seat * 20, seat * 20 + 20).filter((room) => room !== NONE));
    if (s.picked[seat] !== NONE) seen.push(s.picked[seat]!);
    if (Math.abs(s.balance[seat]!) > 1) throw new Error(`seat ${seat} leans by ${s.balance[seat]}`);
  }
  if (seen.length !== ROOMS.length || new Set(seen).size !== ROOMS.length) {
    throw new Error(`72 rooms, each in one place: ${seen.length}, ${new Set(seen).size} different`);
  }
}

export const subject = (seats: number, options: Options = {}): Subject<TreehouseState> => ({
  game: treehouse,
  setup: { seats, options },
  scramble,
  audit,
  comesTrue,
  // How often somebody has answered is no fact of the table; a sealed answer is known to who gave it.
  untold: ['moment', 'sealed'],
  longest: 200,
});
