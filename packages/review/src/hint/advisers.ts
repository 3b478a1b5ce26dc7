import { fortAlike, fortBecause, fortByItself } from './fort/because.ts';
import type { HintCase, HintReason } from './reason.ts';
import { treehouseAlike, treehouseBecause } from './treehouse/because.ts';

/** What a hint needs of a game. */
interface Adviser {
  /** The most telling reason for an option, where something that can be counted speaks for it. */
  because(found: HintCase): HintReason | undefined;
  /** What the option brings, where the other one comes to the same. */
  byItself(found: HintCase): HintReason | undefined;
  /** Whether the advised option and the other one come to the same. */
  alike(found: HintCase): boolean;
}

/** A new game is one entry here. */
const ADVISERS: Readonly<Record<string, Adviser>> = {
  fort: { because: fortBecause, byItself: fortByItself, alike: fortAlike },
  treehouse: { because: treehouseBecause, byItself: () => undefined, alike: treehouseAlike },
};

export function adviserOf(game: string): Adviser {
  const found = Object.hasOwn(ADVISERS, game) ? ADVISERS[game] : undefined;
  if (!found) throw new Error(`there are no hints for the game ${JSON.stringify(game)}`);
  return found;
}
