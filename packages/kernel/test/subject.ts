import { below, fork, type Game, type Random, shuffle, type Viewer } from '@treefort/kernel';
import type { Chosen, Subject } from '@treefort/kernel/laws';
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

/** The points that were foretold are the points that come, whenever no card is shown in between. */
function comesTrue(foretold: readonly unknown[], { seat, before, after, isNews }: Chosen): void {
  const points = (foretold as readonly { points: number }[]).reduce(
    (sum, one) => sum + one.points,
    0,
  );
  const [was, now] = [before, after].map((view) => (view as ToyView).players[seat]!.score);
  if (!isNews && now! - was! !== points) throw new Error(`${now! - was!} points, not ${points}`);
}

export const subject = (game: Game<ToyState, ToyView> = toy, seats = 3): Subject<ToyState> => ({
  game,
  setup: { seats, options: { low: false } },
  scramble,
  audit,
  comesTrue,
  untold: ['moment', 'sealed'],
  longest: 100,
});
