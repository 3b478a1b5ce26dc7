/**
 * What the arena gave our bots: bench/results/bots.md, "Ratings". They stand in the lists of people as fixed points;
 * games against them are not rated.
 */
const ARENA: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  fort: { owl: 1937, hare: 1805, parrot: 1655, squirrel: 1538, duckling: 1330 },
  treehouse: { raven: 1873, fox: 1700, beaver: 1566, mouse: 1456, hedgehog: 1365 },
};

/** A bot in a list of ratings. */
export interface RatedBot {
  readonly bot: string;
  readonly points: number;
}

/** The bots of a game, the strongest first. */
export const ratedBots = (game: string): RatedBot[] =>
  Object.entries(ARENA[game] ?? {})
    .map(([bot, points]) => ({ bot, points }))
    .sort((a, b) => b.points - a.points);
