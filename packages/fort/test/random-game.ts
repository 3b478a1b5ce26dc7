import { below, type GameEvent, randomFromText } from '@treefort/kernel';
import { type Circumstances, newGame, type Scene } from './table.ts';

/** How a random game is set up. */
export interface Deal extends Required<Pick<Circumstances, 'seed'>> {
  readonly seats: number;
  readonly setup: 'basic' | 'draft';
}

/** What ends something or lets it pass; a player who is there to play does so seldom. */
const IDLE = ['skip', 'pass', 'done'];

/** Plays a random game that seldom declines what it could do, and shows every choice once it is made. */
export function randomGame(
  { seats, seed, setup }: Deal,
  look: (scene: Scene, events: readonly GameEvent[]) => void,
): Scene {
  const scene = newGame(seats, { setup }, seed);
  const random = randomFromText(`play ${seed}`);
  look(scene, []);
  while (!scene.table.over) {
    const asked = scene.table.decisions();
    const { seat, options } = asked[below(random, asked.length)]!;
    const ids = options.map(({ id }) => id);
    const eager = ids.filter((id) => !IDLE.includes(id));
    const wanted = eager.length > 0 && below(random, 8) > 0 ? eager : ids;
    const from = scene.heard.length;
    scene.seat(seat).chooses(wanted[below(random, wanted.length)]!);
    look(scene, scene.heard.slice(from));
  }
  return scene;
}
