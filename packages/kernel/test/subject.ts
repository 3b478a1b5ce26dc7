import { below, fork, type Game, type Random, shuffle, type Viewer } from '@treefort/kernel';
import type { Subject } from '@treefort/kernel/laws';
import { CARDS, HAND, handOf, NONE, type ToyState, type ToyView, toy } from './toy.ts';

function scramble(s: ToyState, viewer: Viewer, random: Random): void {
  const hidden: { row: Int8Array; at: number }[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === viewer) continue;
    for (let i = 0; i < s.held[seat]!; i++) hidden.push({ row: s.hands, at: seat * HAND + i });
  }
  for (let at = s.dealt; at < CARDS; at++) hidden.push({ row: s.deck, at });
  const cards = hidden.map(({ row, at }) => row[at]!);
  shuffle(random, cards);
  for (const [i, { row, at }] of hidden.entries()) row[at] = cards[i]!;
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === viewer || s.sealed[seat] === NONE) continue;
    s.sealed[seat] = handOf(s, seat)[below(random, s.held[seat]!)]!;
  }
  s.random.set(fork(random));
}

function audit(s: ToyState): void {
  const cards = [...s.deck.subarray(s.dealt), ...s.shown.filter((card) => card !== NONE)];
  for (let seat = 0; seat < s.seats; seat++) cards.push(...handOf(s, seat));
  if (cards.length !== CARDS || new Set(cards).size !== CARDS) throw new Error(`${cards}`);
}

export const subject = (game: Game<ToyState, ToyView> = toy, seats = 3): Subject<ToyState> => ({
  game,
  setup: { seats, options: { low: false } },
  scramble,
  audit,
  longest: 100,
});
