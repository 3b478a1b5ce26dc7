import { randomBytes } from 'node:crypto';
import { type Game, makeSeed, nth, randomFromText } from '@treefort/kernel';
import { gameFlags, gameIn, setupIn } from '../games.ts';
import { progress } from '../progress.ts';
import { type Figures, type Simulated, simulate } from '../simulation.ts';
import { type Command, textOf, wholeOf } from '../usage.ts';

const rounded = (value: number): string => value.toFixed(2);

function table(figures: Figures): string {
  const rows = [
    ['', 'mean', 'sd', 'min', 'max', 'wins'],
    ...figures.scores.bySeat.map(({ mean, sd, min, max }, seat) => {
      const wins = `${(nth(figures.wins, seat) * 100).toFixed(1)} %`;
      return [`seat ${seat}`, rounded(mean), rounded(sd), `${min}`, `${max}`, wins];
    }),
    (() => {
      const { mean, sd, min, max } = figures.scores;
      return ['all', rounded(mean), rounded(sd), `${min}`, `${max}`, ''];
    })(),
  ];
  return rows
    .map(([head, ...cells]) =>
      `  ${head!.padEnd(8)}${cells.map((c) => c.padStart(9)).join('')}`.trimEnd(),
    )
    .join('\n');
}

/** How many games each reason ended, and how long they were. */
function endLines({ games, endings, rounds }: Figures): string[] {
  if (!endings || !rounds) return [];
  const shares = Object.entries(endings).map(
    ([why, count]) => `  ${why.padEnd(24)}${((count / games) * 100).toFixed(1).padStart(6)} %`,
  );
  const { mean, min, max } = rounds;
  return ['', 'ended by', ...shares, '', `rounds: ${rounded(mean)} (${min} to ${max})`];
}

function report(game: Game, figures: Figures): string {
  const { games, seats, decisions, seconds, gamesPerSecond, decisionsPerSecond } = figures;
  return [
    `${games} games of ${game.id} with ${seats} random players in ${seconds.toFixed(2)} s`,
    `  ${Math.round(gamesPerSecond)} games/s, ${Math.round(decisionsPerSecond)} decisions/s, ${(decisions / games).toFixed(1)} decisions a game`,
    '',
    'points',
    table(figures),
    ...endLines(figures),
    '',
  ].join('\n');
}

function played(table: Simulated, games: number, seed: string): Figures {
  const bar = progress(games);
  const figures = simulate(table, { games, random: randomFromText(seed), tell: bar.at });
  bar.clear();
  return figures;
}

export const command: Command = {
  usage: 'simulate GAME [options]',
  about: 'Plays whole games at random, and tells how fast it is and how they end.',
  flags: {
    games: { type: 'string', value: 'N', help: 'how many games (1000)' },
    seats: { type: 'string', value: 'N', help: 'how many players (the most the game takes)' },
    seed: { type: 'string', value: 'TEXT', help: 'the same text gives the same games (random)' },
    json: { type: 'boolean', help: 'the figures as one JSON object' },
    ...gameFlags,
  },
  examples: [
    'treefort simulate treehouse --games 10000 --seats 4 --seed x',
    'treefort simulate treehouse --games 10000 --seats 2 --junior --json',
    'treefort simulate fort --games 2000 --draft',
  ],
  async run(call) {
    const face = gameIn(call);
    const setup = await setupIn(call, face, Math.max(...face.game.seats));
    const games = wholeOf(call, 'games', 1, 1_000_000_000) ?? 1000;
    const seed = textOf(call, 'seed') ?? makeSeed(randomBytes(32));
    const { ended } = await face.loadBoard();
    const figures = played({ game: face.game, setup, ended }, games, seed);
    const { id } = face.game;
    const text = call.given.json
      ? `${JSON.stringify({ game: id, options: setup.options, seed, ...figures })}\n`
      : report(face.game, figures);
    process.stdout.write(text);
    return 0;
  },
};
