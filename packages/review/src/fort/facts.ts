import { type FortEvent, type FortView, fort, type Perk } from '@treefort/fort';
import { nth, randomFromText } from '@treefort/kernel';
import type { ReplayedGame } from '../game-review.ts';
import { Cards, ownedBy } from '../hint/fort/deck.ts';
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
  readonly lostFromYard: readonly string[];
  /** Cards that build which the player had at the end, those in the Lookout apart: they build no more. */
  readonly builders: number;
  readonly buildersTucked: number;
  /** Times that rivals followed the player's actions. */
  readonly followsGiven: number;
  /** A perk that can be used once and never was. */
  readonly unusedPerk: Perk | null;
}

/** Perks that wait for their one use. */
const ONE_USE: ReadonlySet<Perk> = new Set<Perk>(['diy', 'do-over', 'rough-housing', 'recycling']);

/** Whether a rival took or trashed a friend of this seat's Yard. */
const isTakenFrom = (seat: number, event: FortEvent): boolean =>
  (event.kind === 'recruited' || event.kind === 'tucked' || event.kind === 'trashed') &&
  event.owner === seat &&
  event.seat !== seat;

/** How often rivals followed a seat: who leads is told at the beginning of each turn. */
function followsGiven(seat: number, events: readonly FortEvent[]): number {
  let leader = -1;
  let count = 0;
  for (const event of events) {
    if (event.kind === 'turn') leader = event.seat;
    if (event.kind === 'followed' && leader === seat) count++;
  }
  return count;
}

interface Played {
  readonly judgements: readonly Judgement[];
  readonly events: readonly FortEvent[];
  /** What each seat saw at the end. */
  readonly views: readonly FortView[];
}

function factsOf(seat: number, { judgements, events, views }: Played): FortFacts {
  const view = nth(views, seat);
  const { lookout, perk } = nth(view.seats, seat);
  const cards = new Cards(fort.sample(view, randomFromText('facts')).box);
  const builds = (card: string): boolean => cards.builds(card);
  const tucked = [...lookout];
  const others = ownedBy(view, seat).filter((card) => {
    const at = tucked.indexOf(card);
    if (at >= 0) tucked.splice(at, 1);
    return at < 0;
  });
  const asked = judgements.filter((one) => one.seat === seat && one.kind === 'follow');
  const passed = asked.filter(({ chosen }) => chosen === 'pass');
  return {
    game: 'fort',
    followChances: asked.length,
    followed: asked.length - passed.length,
    followMissed: passed.filter(({ best }) => best !== 'pass').length,
    lostFromYard: events.flatMap((event) =>
      isTakenFrom(seat, event) && 'card' in event && event.card ? [event.card] : [],
    ),
    builders: others.filter(builds).length,
    buildersTucked: lookout.filter(builds).length,
    followsGiven: followsGiven(seat, events),
    unusedPerk: perk !== null && ONE_USE.has(perk) ? perk : null,
  };
}

/** Counts what each seat followed and lost. */
export function fortFacts(
  replay: ReplayedGame,
  judgements: readonly Judgement[],
): readonly FortFacts[] {
  const seats = Array.from({ length: replay.record.seats }, (_, seat) => seat);
  const events: FortEvent[] = [];
  while (!replay.ended) events.push(...(replay.step().events as readonly FortEvent[]));
  const end = { judgements, events, views: seats.map((seat) => replay.view(seat) as FortView) };
  return seats.map((seat) => factsOf(seat, end));
}
