import type { Level } from '@treefort/bots';
import type { People, Words } from '@treefort/words';
import { isBot, type Player } from './players.ts';

export const isLevel = (player: Player): player is Level => isBot(player) && 'rank' in player;

/** The names of the seats; one person alone is spoken to as such. */
export function peopleAt(players: readonly Player[], words: Words): People {
  const names = words.names(
    players.map((player, seat) => {
      if (isLevel(player)) return { name: player.id, bot: player.id };
      return { name: words.t(isBot(player) ? 'table:bot' : 'table:player', { n: seat + 1 }) };
    }),
  );
  const persons = players.flatMap((player, seat) => (isBot(player) ? [] : [seat]));
  return { names, you: persons.length === 1 ? persons[0] : undefined };
}
