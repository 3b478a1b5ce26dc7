import { type GameEvent, heardBy, sure } from '@treefort/kernel';
import { randomGame } from '@treefort/kernel/every-moment';
import { expect, it } from 'vitest';
import { tableFaces } from '../src/games/table-faces.ts';
import { SOUNDS } from '../src/play/sound-parts.ts';
import type { GameId } from '../src/table/game-id.ts';
import { engineOf } from '../src/table/games.ts';

const GAMES = 6;

/** Everything that happens in some random games, as the first seat hears it. */
function eventsOf(game: GameId): GameEvent[] {
  const engine = engineOf(game);
  const setup = { seats: 3, options: sure(engine.options({})) };
  return Array.from({ length: GAMES }, (_, nth) => {
    const last = [...randomGame(engine, setup, `heard ${nth}`)].at(-1)!;
    return last.events.map((event) => heardBy(event, 0));
  }).flat();
}

const heard: Record<GameId, GameEvent[]> = {
  fort: eventsOf('fort'),
  treehouse: eventsOf('treehouse'),
};
const soundsOf = (game: GameId, event: GameEvent) => tableFaces[game].soundsOf(event, 0);

it('every sound belongs to something that happens, but for the turn and the end', () => {
  const sounds = new Set(
    (['fort', 'treehouse'] as const).flatMap((game) =>
      heard[game].flatMap((event) => soundsOf(game, event)),
    ),
  );
  const silent = Object.keys(SOUNDS).filter((sound) => ![...sounds].some((one) => one === sound));
  expect(silent.toSorted()).toEqual(['not-won', 'turn', 'won']);
});

it('a friend lost from your own Yard has a sound of its own', () => {
  const recruits = heard.fort.filter(({ kind }) => kind === 'recruited');
  const lost = recruits.filter((event) => 'owner' in event && event.owner === 0);
  expect(lost.length).toBeGreaterThan(0);
  for (const event of recruits) {
    expect(soundsOf('fort', event)).toEqual(lost.includes(event) ? ['falling-bell'] : ['bell']);
  }
});
