import { type Fault, type Result, sure, type Table, toPlain } from '@treefort/kernel';
import { expect } from 'vitest';

export const now = (table: Table): string => String(table.state.moment);
export const picture = (table: Table) => ({ state: toPlain(table.state), record: table.record });
export const ids = (table: Table, seat: number): string[] =>
  table.decision(seat)?.options.map(({ id }) => id) ?? [];

/** What is refused leaves the table as it was. */
export function refused<T>(table: Table, act: () => Result<T>): Fault {
  const before = picture(table);
  const result = act();
  if (result.ok) throw new Error('was accepted');
  expect(picture(table)).toEqual(before);
  return result.fault;
}

export const choose = (table: Table, seat: number, option: string, decision = now(table)) =>
  table.choose({ seat, decision, option });

/** Everybody shows the first card of the hand; says whose turn it is. */
export function showAll(table: Table): number {
  for (const { seat, options } of table.decisions()) sure(choose(table, seat, options[0]!.id));
  return table.decisions()[0]!.seat;
}

/** Everybody stops until the game is over. */
export function stopAll(table: Table): Table {
  while (!table.over) sure(choose(table, showAll(table), 'stop')) && stopTurns(table);
  return table;
}

export function stopTurns(table: Table): void {
  while (table.decisions()[0]?.kind === 'turn')
    sure(choose(table, table.decisions()[0]!.seat, 'stop'));
}
