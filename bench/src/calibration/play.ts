import { type Bot, levelsOf, loadNetwork, randomForDecision } from '@treefort/bots';
import { fort } from '@treefort/fort';
import {
  below,
  drawFrom,
  type Game,
  type GameRecord,
  heardBy,
  nth,
  parseSetup,
  randomFromText,
  seedFromText,
  sure,
  Table,
} from '@treefort/kernel';
import { Reviewer } from '@treefort/review';
import { treehouse } from '@treefort/treehouse';

/** What is played and looked at. */
export interface Study {
  readonly seed: string;
  /** Iterations of the review for a choice. */
  readonly iterations: number;
  /** How many decisions of a game are looked at. */
  readonly positions: number;
}

/** The chances of a curve, and those of the best option before a choice. */
export type Way = 'foreseen' | 'weighed';

/** Who played: any of the five levels on any seat, or those between, who play as people do. */
export const COMPANIES = ['any', 'people'] as const;
export type Company = (typeof COMPANIES)[number];

/** The levels that play about as people do. */
const PEOPLE_FROM = 2;
const PEOPLE_TO = 4;

/** Everybody's chances as they were said, and how much of the game was over. */
export interface Saying {
  readonly progress: number;
  readonly chances: readonly number[];
}

/** What the review said in one game, position by position, and how it ended: shares of the victory by seat. */
export interface Said {
  readonly game: string;
  readonly seats: number;
  readonly company: Company;
  readonly levels: readonly string[];
  readonly foreseen: readonly Saying[];
  readonly weighed: readonly Saying[];
  readonly won: readonly number[];
}

const GAMES: readonly Game[] = [fort, treehouse];
const FEWEST = 2;
const COUNTS = 3;
/** Strong levels think little here: a thousand games are to be played. */
const THOUGHT = { iterations: 60 };

/** Any level of the company on any seat, so that some games are won from the start and some stay open. */
function seated(game: string, seats: number, company: Company, seed: string): readonly Bot[] {
  const dice = randomFromText(`levels ${seed}`);
  const levels = levelsOf(game).filter(
    ({ rank }) => company === 'any' || (rank >= PEOPLE_FROM && rank <= PEOPLE_TO),
  );
  return Array.from({ length: seats }, () => drawFrom(dice, levels));
}

function play(game: Game, levels: readonly Bot[], seed: string): Table {
  const seats = levels.length;
  const { options } = sure(parseSetup(game, seats, {}));
  const start = { game: game.id, rules: game.rules, seed, seats, options, choices: [] };
  const table = sure(Table.open(GAMES, start));
  const players = levels.map((level, seat) => level.sit(seat));
  while (!table.over) {
    for (const decision of table.decisions()) {
      const { seat, id } = decision;
      const view = game.view(table.state, seat);
      const option = nth(players, seat).choose(
        view,
        decision,
        THOUGHT,
        randomForDecision(seed, decision),
      );
      for (const event of sure(table.choose({ seat, decision: id, option }))) {
        for (const [ear, player] of players.entries()) player.hear(heardBy(event, ear));
      }
    }
  }
  return table;
}

/** What the review says at some decisions of a record, spread over the game. */
function sayings(
  record: GameRecord,
  { iterations, positions }: Study,
): Pick<Said, 'foreseen' | 'weighed'> {
  const reviewer = sure(Reviewer.open(record, { iterations }));
  const dice = randomFromText(`positions ${record.seed}`);
  const stride = record.choices.length / positions;
  const foreseen: Saying[] = [];
  const weighed: Saying[] = [];
  for (let i = 0; i < positions; i++) {
    const from = Math.floor(i * stride);
    const until = Math.floor((i + 1) * stride);
    let n = from + below(dice, Math.max(1, until - from));
    for (; n < record.choices.length; n++) {
      if (!reviewer.isDecision(n)) continue;
      const { progress, point, judgement } = reviewer.glance(n);
      foreseen.push({ progress, chances: point.chances });
      if (judgement) weighed.push({ progress, chances: judgement.chances });
      break;
    }
  }
  return { foreseen, weighed };
}

/** One whole game of bots, and what its review says. */
export async function sayOf(study: Study, n: number): Promise<Said> {
  const game = nth(GAMES, n % GAMES.length);
  const seats = FEWEST + (Math.floor(n / GAMES.length) % COUNTS);
  const company = nth(COMPANIES, Math.floor(n / (GAMES.length * COUNTS)) % COMPANIES.length);
  const seed = seedFromText(`${study.seed} ${n}`);
  const levels = seated(game.id, seats, company, seed);
  await loadNetwork(game.id);
  const table = play(game, levels, seed);
  const { winners } = table.outcome!;
  return {
    game: game.id,
    seats,
    company,
    levels: levels.map(({ id }) => id),
    ...sayings(table.record, study),
    won: levels.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
  };
}
