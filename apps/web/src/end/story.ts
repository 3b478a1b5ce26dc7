import { type GameEvent, type GameRecord, heardBy, type Outcome } from '@treefort/kernel';
import { beats } from '@treefort/words';
import type { AnyView } from '../games/game-types.ts';
import { recordFaces } from '../games/record-faces.ts';
import { gameIdOf } from '../table/game-id.ts';
import { openView } from '../table/open-view.ts';
import { type Playthrough, playThrough } from '../table/playthrough.ts';

/** The largest turn of a game, for its winner. */
export interface Story {
  /** The round or week. */
  readonly round: number;
  /** Whether the winner went ahead in this turn; else it only made the lead larger or the gap smaller. */
  readonly turned: boolean;
  /** What tells most of that turn. */
  readonly told: readonly GameEvent[];
}

/** One choice, and how far the winner's lead stood before and after it. */
interface Step {
  readonly before: number;
  readonly after: number;
  readonly told: readonly GameEvent[] | undefined;
}

interface Turn {
  readonly id: string;
  readonly round: number;
  readonly steps: Step[];
}

const changeOf = ({ before, after }: Pick<Step, 'before' | 'after'>): number => after - before;

const endsOf = ({ steps }: Turn) => ({
  before: steps[0]?.before ?? 0,
  after: steps.at(-1)?.after ?? 0,
});

/** The winner's points less those of the best who did not win. */
function leadIn(points: readonly number[], { winners }: Outcome): number {
  const best = (seats: readonly number[]) => Math.max(...seats.map((seat) => points[seat] ?? 0));
  return best(winners) - best([...points.keys()].filter((seat) => !winners.includes(seat)));
}

/** What tells most of a choice: that of its first beat that tells why the winners got ahead. */
function toldOf(
  { game, events, eventCounts }: Playthrough,
  at: number,
  { winners }: Outcome,
): readonly GameEvent[] | undefined {
  const face = recordFaces[gameIdOf({ game: game.id })];
  const heard = events
    .slice(eventCounts[at], eventCounts[at + 1])
    .map((event) => heardBy(event, 'watcher'));
  return beats(heard)
    .map((beat) => face.telling(beat, winners))
    .find((told) => told.length > 0);
}

/** Every turn with its choices. Points count as if the game had ended there, made-up rules included. */
function turnsOf(played: Playthrough, outcome: Outcome): Turn[] {
  const { game, states, record } = played;
  const face = recordFaces[gameIdOf(record)];
  const views = states.map((state): AnyView => openView(game, state, record.seats));
  const turns: Turn[] = [];
  let points = face.pointsOf(views[0]!);
  for (const [at, view] of views.slice(0, -1).entries()) {
    const gained = face.gains(view, views[at + 1]!);
    const next = points.map((n, seat) => n + (gained[seat] ?? 0));
    const { id } = face.stretchOf(view);
    if (turns.at(-1)?.id !== id) turns.push({ id, round: face.roundOf(view), steps: [] });
    turns.at(-1)?.steps.push({
      before: leadIn(points, outcome),
      after: leadIn(next, outcome),
      told: toldOf(played, at, outcome),
    });
    points = next;
  }
  return turns;
}

/** The choice of a turn that helped the winner most, among those that can be told. */
const bestStep = ({ steps }: Turn): Step | undefined =>
  steps
    .filter((step) => step.told && changeOf(step) > 0)
    .reduce<Step | undefined>(
      (best, step) => (best && changeOf(best) >= changeOf(step) ? best : step),
      undefined,
    );

/** The turn that changed the lead most in the winner's favour, from the record alone. */
export function storyOf(record: GameRecord, outcome: Outcome): Story | undefined {
  if (outcome.winners.length === outcome.scores.length) return undefined;
  const turns = turnsOf(playThrough(record), outcome)
    .filter((turn) => changeOf(endsOf(turn)) > 0)
    .sort((a, b) => changeOf(endsOf(b)) - changeOf(endsOf(a)));
  for (const turn of turns) {
    const told = bestStep(turn)?.told;
    const { before, after } = endsOf(turn);
    if (told) return { round: turn.round, turned: before <= 0 && after > 0, told };
  }
  return undefined;
}
