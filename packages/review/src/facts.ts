import type { GameEvent, GameRecord } from '@treefort/kernel';
import { sure } from '@treefort/kernel';
import type { TreehouseView } from '@treefort/treehouse';
import { type FortFacts, fortFacts } from './facts/fort.ts';
import { type Scoring, type TreehouseFacts, treehouseFacts } from './facts/treehouse.ts';
import type { Judgement } from './judgement.ts';
import { Walk } from './walk.ts';

export type Facts = FortFacts | TreehouseFacts;

/** What can be counted in the open: for each seat, the game played again. */
export function factsOf(record: GameRecord, judgements: readonly Judgement[]): readonly Facts[] {
  const walk = sure(Walk.begin(record));
  const events: GameEvent[] = [];
  const scorings: Scoring[] = [];
  let laid: GameEvent[] = [];
  const watched = () => walk.table.game.view(walk.table.state, 'watcher');
  while (walk.at < record.choices.length) {
    const view = watched();
    const step = walk.step();
    events.push(...step.events);
    laid.push(...step.events.filter(({ kind }) => kind === 'covered' || kind === 'coloured'));
    if (laid.length < record.seats) continue;
    // Building is over for the week: the trees stand as before the last changer.
    scorings.push({ view: view as TreehouseView, laid });
    laid = [];
  }
  return Array.from({ length: record.seats }, (_, seat) =>
    record.game === 'fort'
      ? fortFacts(seat, judgements, events)
      : treehouseFacts(seat, events, { scorings, end: watched() as TreehouseView }),
  );
}
