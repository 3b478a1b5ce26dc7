import type { Decision, GameEvent, Option, Refusal } from '@treefort/kernel';
import type { People, Scene } from './scene.ts';
import type { Text } from './text.ts';

/** One game in words: what is asked, what can be chosen, why not, and what happened. */
export interface GameWords<V> {
  readonly name: string;
  /** What is going on. */
  phase(view: V): string;
  question(decision: Decision, scene: Scene<V>): Text;
  /** An option as the text of a button. */
  option(option: Option, scene: Scene<V>): Text;
  /** Why an option is not offered; the rule itself is told by who asks. */
  refusal(refusal: Refusal, scene: Scene<V>): Text;
  /** One event as its reader heard it (`heardBy`); null where there is nothing to tell. */
  event(event: GameEvent, people: People): Text | null;
  /** A log: what one player did in a row is one sentence. */
  news(events: readonly GameEvent[], people: People): Text[];
}
