import {
  below,
  type Game,
  type GameRecord,
  randomFromText,
  seedFromText,
  sure,
  Table,
} from '@treefort/kernel';
import { toy } from './toy.ts';

export const GAMES = [toy as unknown as Game];

export const begin = (name: string, more: Partial<GameRecord> = {}): GameRecord => ({
  game: 'toy',
  rules: '2',
  seed: seedFromText(name),
  seats: 3,
  options: { low: false },
  choices: [],
  ...more,
});

export const open = (name = 'a table', more: Partial<GameRecord> = {}): Table =>
  sure(Table.open(GAMES, begin(name, more)));

/** Lets a random one of those who are asked choose at random, `most` times or to the end. */
export function playOn(table: Table, name: string, most = 1000): Table {
  const random = randomFromText(name);
  for (let i = 0; i < most && !table.over; i++) {
    const asked = table.decisions();
    const { seat, id, options } = asked[below(random, asked.length)]!;
    sure(table.choose({ seat, decision: id, option: options[below(random, options.length)]!.id }));
  }
  return table;
}

/** A whole game, recorded. */
export const played = (name: string, more: Partial<GameRecord> = {}): GameRecord =>
  playOn(open(name, more), name).record;
