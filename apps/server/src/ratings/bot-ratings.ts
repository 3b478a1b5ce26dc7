/**
 * What the arena gave our bots: bench/results/bots.md, "Ratings". They stand in the lists of people as fixed points;
 * games against them are not rated.
 */
const ARENA: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  fort: { owl: 1797, hare: 1725, parrot: 1623, squirrel: 1525, duckling: 1411 },
  treehouse: { raven: 1799, fox: 1712, beaver: 1582, mouse: 1490, hedgehog: 1394 },
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
