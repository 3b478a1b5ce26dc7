import { type GameEvent, heardBy, type Viewer } from '@treefort/kernel';
import { ROOMS, type RoomName } from '@treefort/treehouse';
import { describe, expect, it } from 'vitest';
import { randomGame } from './random-game.ts';
import { newGame, type Scene } from './scene.ts';

const roomsIn = (told: unknown): RoomName[] => {
  const words = new Set(JSON.stringify(told).match(/[a-z]+(-[a-z]+)*/g));
  return ROOMS.filter((room) => words.has(room));
};

/** Keeps, apart from the engine, the rooms that each viewer has seen: hands that were held, and all that was revealed. */
class Memory {
  private readonly seen = new Map<Viewer, Set<string>>();

  constructor(seats: number) {
    for (const viewer of [...Array(seats).keys(), 'watcher'] as Viewer[])
      this.seen.set(viewer, new Set());
  }

  look({ everything }: Scene): void {
    for (const [viewer, seen] of this.seen) {
      const hand = viewer === 'watcher' ? [] : everything.players[viewer]!.hand;
      for (const room of hand) seen.add(room);
      for (const { picked } of everything.players) if (picked) seen.add(picked);
    }
  }

  check(scene: Scene, events: readonly GameEvent[]): void {
    for (const [viewer, seen] of this.seen) {
      const decision = viewer === 'watcher' ? null : scene.table.decision(viewer);
      const refusals = viewer === 'watcher' ? [] : scene.table.refusals(viewer);
      const heard = events.map((event) => heardBy(event, viewer));
      const told = [scene.view(viewer), decision ?? null, refusals, heard];
      const news = roomsIn(told).filter((room) => !seen.has(room));
      expect(news, `${viewer} is told of rooms never seen`).toEqual([]);
    }
  }

  /** Whether a viewer has seen all of a hand. */
  knows(viewer: Viewer, rooms: readonly string[]): boolean {
    return rooms.every((room) => this.seen.get(viewer)!.has(room));
  }

  rooms(viewer: Viewer): ReadonlySet<string> {
    return this.seen.get(viewer)!;
  }
}

const games = Array.from({ length: 18 }, (_, i) => ({
  seats: 2 + (i % 3),
  circumstances: { seed: `view ${i}`, junior: i % 4 === 3 },
}));

describe('a view', () => {
  it('and the events heard name no room that the viewer has not seen', () => {
    for (const { seats, circumstances } of games) {
      const memory = new Memory(seats);
      randomGame(seats, circumstances, (scene, events) => {
        memory.look(scene);
        memory.check(scene, events);
      });
    }
  });

  it('shows all that the viewer has seen', () => {
    for (const { seats, circumstances } of games) {
      const memory = new Memory(seats);
      randomGame(seats, circumstances, (scene) => {
        memory.look(scene);
        for (const viewer of [...Array(seats).keys(), 'watcher'] as Viewer[]) {
          const shown = roomsIn(scene.view(viewer)).sort();
          expect(shown, `${viewer}`).toEqual([...memory.rooms(viewer)].sort());
        }
      });
    }
  });

  it('shows the hand of another exactly when that hand came by this week', () => {
    for (const { seats, circumstances } of games) {
      const memory = new Memory(seats);
      randomGame(seats, circumstances, (scene) => {
        memory.look(scene);
        for (const { number, view } of scene.seats) {
          for (const [other, { hand }] of view.players.entries()) {
            const held = scene.seat(other).is.hand;
            expect(hand).toEqual(memory.knows(number, held) ? held : null);
          }
        }
      });
    }
  });

  it('shows no sealed answer of another', () => {
    const t = newGame(3);
    t.seat(0).picks(t.seat(0).is.hand[0]!);
    for (const viewer of [1, 2, 'watcher'] as const)
      expect(t.view(viewer).players[0]).toMatchObject({
        answered: true,
        sealed: null,
        picked: null,
      });
    t.rest();
    t.seat(2).builds('2:1');
    for (const viewer of [0, 1, 'watcher'] as const)
      expect(t.view(viewer).players[2]).toMatchObject({ answered: true, sealed: null, tree: [] });
    expect(t.seat(2).view.players[2]!.sealed).toBe('place:2:1');
  });
});
