import { analystOf } from '@treefort/bots';
import {
  accept,
  type GameRecord,
  heardBy,
  nth,
  type Result,
  refuse,
  sure,
  Table,
} from '@treefort/kernel';
import { calibrated } from './calibration.ts';
import type { FigureWorth } from './game-review.ts';
import { gameReview, games } from './games.ts';
import { randomAt } from './judge.ts';

/** Something that players count, and by how much more of it there is after this option than after the others. */
export interface Difference {
  readonly figure: string;
  readonly more: number;
}

/** One of the best options: the chance to win after it, and what speaks for it or against it. */
export interface Hint {
  readonly option: string;
  readonly chance: number;
  readonly because: readonly Difference[];
}

const HOW_MANY = 3;
/** Options that others are compared with. */
const COMPARED = 8;
const TRIES = 80;
const ITERATIONS = 1500;
const MOST_REASONS = 2;

/** Less than this is not told apart from chance. */
const NOTABLE = 0.25;

type Changes = Readonly<Record<string, number>>;

/** How a figure changed; every analyst reads all the figures that have a worth. */
function figureIn(changes: Changes, figure: string): number {
  const change = changes[figure];
  if (change === undefined) throw new Error(`no figure ${figure} among the changes`);
  return change;
}

/** What speaks for one option, or against it where nothing does: the differences that count most. */
function because(
  worth: FigureWorth,
  own: Changes,
  others: readonly Changes[],
): readonly Difference[] {
  const found = Object.entries(worth).map(([figure, weight]) => {
    const usual = others.reduce((sum, other) => sum + figureIn(other, figure), 0) / others.length;
    const more = figureIn(own, figure) - usual;
    return { figure, more, gain: more * weight };
  });
  const notable = found.filter(({ gain }) => Math.abs(gain) >= NOTABLE);
  const inFavour = notable.filter(({ gain }) => gain > 0);
  return (inFavour.length > 0 ? inFavour : notable)
    .sort((a, b) => Math.abs(b.gain) - Math.abs(a.gain))
    .slice(0, MOST_REASONS)
    .map(({ figure, more }) => ({ figure, more }));
}

/** The best options of the seat that is asked where a record ends, the best first; none where there is but one. */
export function hintsFor(record: GameRecord, seat: number): Result<readonly Hint[]> {
  const opened = Table.at(games, record, 0);
  if (!opened.ok) return opened;
  const table = opened.value;
  const analyst = analystOf(record.game, seat);
  for (const [who, option] of record.choices) {
    const answer = { seat: who, decision: String(table.state.moment), option };
    for (const event of sure(table.choose(answer))) analyst?.hear(heardBy(event, seat));
  }
  const decision = table.decision(seat);
  if (!decision || !analyst) {
    return refuse({ why: 'not-an-option', message: `seat ${seat} is not asked` });
  }
  if (decision.options.length === 1) return accept([]);
  const situation = { view: table.game.view(table.state, seat), seats: record.seats };
  const { worth } = gameReview(record.game);
  const n = record.choices.length;
  const weighed = analyst.weigh(situation, ITERATIONS, randomAt('hint', n));
  const tried = weighed.filter(({ visits }) => visits > 0).slice(0, COMPARED);
  const changes = tried.map(({ option }) =>
    analyst.changes({ ...situation, also: option }, TRIES, randomAt('why', n)),
  );
  return accept(
    tried.slice(0, HOW_MANY).map(({ option, chances }, i) => ({
      option,
      chance: nth(calibrated('weighed', record.game, chances), seat),
      because: tried.length < 2 ? [] : because(worth, nth(changes, i), changes.toSpliced(i, 1)),
    })),
  );
}
