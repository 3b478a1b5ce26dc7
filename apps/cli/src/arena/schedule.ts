import { nth, seedFromText } from '@treefort/kernel';
import type { ArenaPlan, Fixture } from './plan.ts';

type Row = readonly number[];

/** All ways to choose so many of a row. */
function choices(row: Row, count: number): Row[] {
  if (count === 0) return [[]];
  return row.flatMap((one, i) =>
    choices(row.slice(i + 1), count - 1).map((rest) => [one, ...rest]),
  );
}

/** All different orders of a row in which somebody may stand twice. */
function orders(row: Row): Row[] {
  if (row.length === 0) return [[]];
  return [...new Set(row)].flatMap((one) =>
    orders(row.toSpliced(row.indexOf(one), 1)).map((rest) => [one, ...rest]),
  );
}

/** The different ways to seat people around a table without changing who sits next to whom. */
function rotations(order: Row): Row[] {
  const turned = order.map((_, by) => [...order.slice(by), ...order.slice(0, by)]);
  return [...new Map(turned.map((seating) => [seating.join(), seating])).values()];
}

/** Every circle of neighbours that a line-up can form, each as its rotations. */
function circles(lineUp: Row): Row[][] {
  const found = new Map<string, Row[]>();
  for (const order of orders(lineUp)) {
    const turned = rotations(order);
    const key = nth(turned.map((seating) => seating.join()).sort(), 0);
    if (!found.has(key)) found.set(key, turned);
  }
  return [...found.values()];
}

/**
 * Who plays with whom, as places in the list of entries: all of them as often as the seats allow, and every choice of
 * those who take the seats left over. In an order that lets nobody fall behind.
 */
function lineUps(entries: number, seats: number): Row[] {
  const all = Array.from({ length: entries }, (_, i) => i);
  const everybody = Array.from({ length: Math.floor(seats / entries) }, () => all).flat();
  const waiting = choices(all, seats % entries).map((some) => [...everybody, ...some]);
  const played = all.map(() => 0);
  const behind = (row: Row): number => row.reduce((sum, one) => sum + nth(played, one), 0);
  const ordered: Row[] = [];
  while (waiting.length > 0) {
    const least = Math.min(...waiting.map(behind));
    const next = waiting.findIndex((row) => behind(row) === least);
    for (const row of waiting.splice(next, 1)) {
      for (const one of row) played[one] = nth(played, one) + 1;
      ordered.push(row);
    }
  }
  return ordered;
}

/** Whether everybody has sat as often as everybody else, for each time that they were entered. */
function isBalanced(seatings: readonly Row[], entries: Row): boolean {
  const sat = new Map<number, number>();
  for (const one of seatings.flat()) sat.set(one, (sat.get(one) ?? 0) + 1);
  const shares = entries.map(
    (one) => (sat.get(one) ?? 0) / entries.filter((e) => e === one).length,
  );
  return shares.every((share) => share === shares[0]);
}

/**
 * At least so many games. Each deal is played by every line-up, in every rotation; the circle of neighbours is another
 * one from deal to deal. More games begin with the same ones.
 */
export function fixtures({ entries, seats, seed }: ArenaPlan, games: number): Fixture[] {
  const tables = lineUps(entries.length, seats).map((row) =>
    circles(row.map((i) => nth(entries, i))),
  );
  const all: Fixture[] = [];
  for (let deal = 0; all.length < games; deal++) {
    for (const table of tables) {
      for (const seating of nth(table, deal % table.length)) {
        all.push({ n: all.length, deal, seed: seedFromText(`${seed} deal ${deal}`), seating });
      }
      const enough = all.length >= games;
      if (
        enough &&
        isBalanced(
          all.map(({ seating }) => seating),
          entries,
        )
      )
        return all;
    }
  }
  return all;
}
