import { below, type GameEvent, randomFromText } from '@treefort/kernel';
import { type Circumstances, newGame, type Scene } from './scene.ts';

/** Plays a random game that builds when it can, and stops at every choice before and after it is made. */
export function randomGame(
  seats: number,
  circumstances: Circumstances,
  look: (scene: Scene, events: readonly GameEvent[]) => void,
): Scene {
  const scene = newGame(seats, circumstances);
  const random = randomFromText(`play ${circumstances.seed}`);
  look(scene, []);
  while (!scene.table.over) {
    const asked = scene.table.decisions();
    const { seat, options } = asked[below(random, asked.length)]!;
    const choice = options[below(random, Math.max(1, options.length - 1))]!;
    const from = scene.heard.length;
    scene.seat(seat).chooses(choice.id);
    look(scene, scene.heard.slice(from));
  }
  return scene;
}
