/** One generation of a network, as the tables of training.md tell it. */
export interface Generation {
  readonly generation: number;
  readonly results: number;
  /** How open choices were: the mean surprise at the own ones. */
  readonly moves: number;
  /** Games of one seat against three others, where they were played. */
  readonly measured?: { readonly wins: number; readonly games: number };
}

const ROW =
  /^\|\s*(\d+)\s*\|[^|]*\|\s*([\d.]+)\s*\|\s*([\d.]+)\s*\|[^|]*\|\s*(?:([\d.]+) % of (\d+))?\s*\|\s*\d+\s*\|$/gm;

/** The generations of each game: every `## ` of the page that has a table of them. */
export function generationsIn(page: string): ReadonlyMap<string, readonly Generation[]> {
  const games = new Map<string, readonly Generation[]>();
  for (const chapter of page.split(/^## /m).slice(1)) {
    const generations = Array.from(chapter.matchAll(ROW), read);
    if (generations.length > 0) games.set(chapter.slice(0, chapter.indexOf('\n')), generations);
  }
  return games;
}

function read([, generation, results, moves, wins, games]: RegExpMatchArray): Generation {
  return {
    generation: Number(generation),
    results: Number(results),
    moves: Number(moves),
    ...(wins === undefined ? {} : { measured: { wins: Number(wins) / 100, games: Number(games) } }),
  };
}
