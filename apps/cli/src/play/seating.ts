import type { People, Words } from '@treefort/words';

/** The names of the seats; one person alone is spoken to as such. */
export function peopleAt(players: readonly string[], { t }: Words): People {
  const names = players.map((player, seat) =>
    t(player === 'me' ? 'table:player' : 'table:bot', { n: seat + 1 }),
  );
  const persons = players.flatMap((player, seat) => (player === 'me' ? [seat] : []));
  return { names, you: persons.length === 1 ? persons[0] : undefined };
}
