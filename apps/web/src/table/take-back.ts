import { type GameRecord, onlyOption, Table as Played, sure } from '@treefort/kernel';
import { games } from './games.ts';

/** Where in the choices of a record the last one of a seat stands that could have been another, if any. */
export function lastFreeChoice(record: GameRecord, seat: number): number | undefined {
  for (let at = record.choices.length - 1; at >= 0; at--) {
    if (record.choices[at]?.[0] !== seat) continue;
    const before = sure(Played.at(games, record, at));
    const asked = before.decision(seat);
    if (asked && !onlyOption(asked)) return at;
  }
  return undefined;
}
