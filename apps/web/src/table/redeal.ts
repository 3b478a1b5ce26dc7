import { type GameRecord, hasSeat, makeSeed, randomFrom, Table } from '@treefort/kernel';
import type { RecordFace, RedealPoint } from '../games/game-face.ts';
import { recordFaces } from '../games/record-faces.ts';
import { gameIdOf } from './game-id.ts';
import { games } from './games.ts';
import { type Playthrough, playThrough } from './playthrough.ts';

/** How often hidden cards are dealt before the choices since are given up. */
const TRIES = 100;

/** The last moment up to this one that can be described as a scenario. */
function lastScenario(
  { record, game, states }: Playthrough,
  at: number,
  { scenarioOf }: RecordFace,
): number | undefined {
  const setup = { seats: record.seats, options: record.options };
  for (let n = at; n >= 0; n--) {
    const state = states[n]!;
    if (game.answered(state) !== 0 || game.outcome(state)) continue;
    const scenario = scenarioOf(game.inspect(state));
    if (game.arrange(scenario, setup, new Int32Array(4)).ok) return n;
  }
  return undefined;
}

/** Whether the seat is asked the same: with other cards another player may have something to say first. */
function asksTheSame(
  anew: Table,
  { game, states }: Playthrough,
  { at, seat }: RedealPoint,
): boolean {
  const state = states[at]!;
  if (!hasSeat(game.actors(state), seat)) return true;
  return anew.decision(seat)?.kind === game.question(state, seat).kind;
}

/**
 * The same moment with the cards that the seat cannot know dealt again. The record begins with a scenario: that of the
 * moment itself where there is one, else of a moment before it, with the choices since as far as they still fit. While
 * cards are drafted there is none.
 */
export function redealt(record: GameRecord, at: number, seat: number): GameRecord | undefined {
  const face = recordFaces[gameIdOf(record)];
  const played = playThrough(record);
  const from = lastScenario(played, at, face);
  if (from === undefined) return undefined;
  const point = { from, at, seat };
  const random = randomFrom(crypto.getRandomValues(new Uint8Array(32)));
  const { game, rules, seats, options } = record;
  const start = () => {
    const seed = makeSeed(crypto.getRandomValues(new Uint8Array(32)));
    return { game, rules, seed, seats, options };
  };
  for (let tries = 0; tries < TRIES; tries++) {
    const dealt = { ...start(), ...face.redeal(played, point, random) };
    const opened = Table.open(games, dealt);
    if (opened.ok && asksTheSame(opened.value, played, point)) return dealt;
  }
  return { ...start(), ...face.redeal(played, { ...point, at: from }, random) };
}
