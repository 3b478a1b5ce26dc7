import { type GameRecord, onlyOption, sure, Table } from '@treefort/kernel';
import { installedGames as games } from '../src/games.ts';

/** The options that a seat has chosen among several; what it had to do, the server has done. */
export function chosenBy(record: GameRecord, seat: number): string[] {
  const table = sure(Table.at(games, record, 0));
  return record.choices.flatMap(([who, option]) => {
    const decision = table.decision(who)!;
    sure(table.choose({ seat: who, decision: decision.id, option }));
    return who === seat && !onlyOption(decision) ? [option] : [];
  });
}
