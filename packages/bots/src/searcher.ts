import type { Decision, Game, GameEvent, Random, State } from '@treefort/kernel';
import type { Budget, Player } from './bot.ts';
import type { Heuristics, Memory } from './heuristics.ts';
import { type Judged, Search } from './search.ts';
import type { SearchSettings } from './search-settings.ts';

/** The further a turn is on, the less time a pick gets: half as much after each own doing, but at least this part. */
const LEAST = 1 / 8;

/** Events of the own seat after which its tree no longer holds: a turn begins, cards were drawn, dealt or turned over. */
const FRESH: ReadonlySet<string> = new Set([
  'turn',
  'cleaned-up',
  'drew',
  'reshuffled',
  'dealt',
  'passed',
  'picked',
]);

/** A player that searches. What it found stays good for as long as nobody else has acted and nothing new has turned up. */
export class Searcher<S extends State, V> implements Player<V> {
  private readonly search: Search<S, V>;
  private readonly memory: Memory<S>;
  private readonly seat: number;
  /** What the own seat has done since somebody else acted. */
  private doings = 0;

  constructor(
    game: Game<S, V>,
    heuristics: Heuristics<S>,
    { settings, seat }: { settings: SearchSettings; seat: number },
  ) {
    this.search = new Search(game, heuristics, settings);
    this.memory = heuristics.remember(seat);
    this.seat = seat;
  }

  hear(event: GameEvent): void {
    this.memory.hear(event);
    if (event.seat === this.seat && !FRESH.has(event.kind)) this.doings++;
    else this.startAfresh();
  }

  choose(view: V, decision: Decision, budget: Budget, random: Random): string {
    const [first, ...others] = decision.options;
    if (first && others.length === 0) return first.id;
    const best = this.opinions(view, decision, budget, random).reduce(better);
    this.search.descend(best.move);
    return best.option;
  }

  /** What this player thinks of every option. */
  opinions(view: V, { seat }: Decision, budget: Budget, random: Random): Judged[] {
    const { memory } = this;
    const part = Math.max(LEAST, 2 ** -this.doings);
    const ms = budget.ms === undefined ? {} : { ms: budget.ms * part };
    return this.search.think({ view, seat, memory }, { ...budget, ...ms }, random);
  }

  private startAfresh(): void {
    this.search.forget();
    this.doings = 0;
  }
}

const better = (a: Judged, b: Judged): Judged => (b.visits > a.visits ? b : a);
