import type { FortEvent } from '@treefort/fort';
import type { ReplayedGame } from '../game-review.ts';
import type { Judgement } from '../judgement.ts';

/** What is told of a player of Fort beside chances. */
export interface FortFacts {
  readonly game: 'fort';
  /** Times that a card could have been discarded to follow, and was. */
  readonly followChances: number;
  readonly followed: number;
  /** Passes where the strongest bot would have followed. */
  readonly followMissed: number;
  /** Friends that rivals took from the Yard. */
  readonly lostFromYard: number;
}

/** Whether a rival took or trashed a friend of this seat's Yard. */
const isTakenFrom = (seat: number, event: FortEvent): boolean =>
  (event.kind === 'recruited' || event.kind === 'tucked' || event.kind === 'trashed') &&
  event.owner === seat &&
  event.seat !== seat;

function factsOf(
  seat: number,
  judgements: readonly Judgement[],
  events: readonly FortEvent[],
): FortFacts {
  const asked = judgements.filter((one) => one.seat === seat && one.kind === 'follow');
  const passed = asked.filter(({ chosen }) => chosen === 'pass');
  return {
    game: 'fort',
    followChances: asked.length,
    followed: asked.length - passed.length,
    followMissed: passed.filter(({ best }) => best !== 'pass').length,
    lostFromYard: events.filter((event) => isTakenFrom(seat, event)).length,
  };
}

/** Counts what each seat followed and lost. */
export function fortFacts(
  replay: ReplayedGame,
  judgements: readonly Judgement[],
): readonly FortFacts[] {
  const events: FortEvent[] = [];
  while (!replay.ended) events.push(...(replay.step().events as readonly FortEvent[]));
  return Array.from({ length: replay.record.seats }, (_, seat) =>
    factsOf(seat, judgements, events),
  );
}
