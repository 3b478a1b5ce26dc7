import { below, type GameEvent, randomFromText } from '@treefort/kernel';
import { type Circumstances, newGame, type Scene } from './scene.ts';

/** Plays a random game that seldom discards what it can build, and stops at every choice before and after it is made. */
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
    const ids = options.map(({ id }) => id).sort();
    const building = ids.filter((id) => id !== 'discard');
    const wanted = building.length > 0 && below(random, 12) > 0 ? building : ids;
    const from = scene.heard.length;
    scene.seat(seat).chooses(wanted[below(random, wanted.length)]!);
    look(scene, scene.heard.slice(from));
  }
  return scene;
}
