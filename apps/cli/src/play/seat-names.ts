import type { Level } from '@treefort/bots';
import type { People, Words } from '@treefort/words';
import { isBot, type Player } from './players.ts';

export const isLevel = (player: Player): player is Level => isBot(player) && 'rank' in player;

/** The names of the seats; one person alone is spoken to as such. */
export function peopleAt(players: readonly Player[], { t }: Words): People {
  const names = players.map((player, seat) => {
    if (!isLevel(player)) return t(isBot(player) ? 'table:bot' : 'table:player', { n: seat + 1 });
    const before = players
      .slice(0, seat)
      .filter((other) => isLevel(other) && other.name === player.name);
    return before.length === 0 ? player.name : `${player.name} ${before.length + 1}`;
  });
  const persons = players.flatMap((player, seat) => (isBot(player) ? [] : [seat]));
  return { names, you: persons.length === 1 ? persons[0] : undefined };
}
