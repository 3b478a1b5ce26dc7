import { type FortState, fort } from '@treefort/fort';
import { randomBox } from '@treefort/fort/random-box';
import { type Game, randomFromText, sure } from '@treefort/kernel';
import { randomGame } from '@treefort/kernel/every-moment';
import { expect, test } from 'vitest';
import { SOBER } from '../../src/fort/characters.ts';
import { fortHeuristics } from '../../src/fort/heuristics.ts';
import { fortJudge, sage } from '../../src/fort/sage.ts';
import type { Heuristics } from '../../src/heuristics.ts';
import { loadNetwork } from '../../src/network/loaded.ts';

await loadNetwork('fort');

const bySigns = fortHeuristics(SOBER.moveWeights, SOBER.positionWeights);

function chances(heuristics: Pick<Heuristics<FortState>, 'evaluate'>, s: FortState): number[] {
  const out = new Float64Array(4);
  heuristics.evaluate(s, out);
  return Array.from(out.subarray(0, s.seats));
}

/** Positions of a random game, some moves apart, that are not its end. */
function* positions(options: object): Generator<FortState> {
  const setup = { seats: 3, options: sure(fort.options(options)) };
  let moment = 0;
  for (const { table } of randomGame(fort as unknown as Game, setup, 'sage')) {
    if (!table.over && moment++ % 20 === 0) yield table.state as FortState;
  }
}

test('the network judges positions of the standard box', () => {
  const judge = fortJudge();
  let seen = 0;
  for (const s of positions({})) {
    const said = new Float64Array(4);
    judge.look(s, s.actor);
    judge.chances(said);
    expect(chances(sage(), s)).toEqual(Array.from(said.subarray(0, 3)));
    expect(chances(sage(), s)).not.toEqual(chances(bySigns, s));
    seen++;
  }
  expect(seen).toBeGreaterThan(5);
});

test('it knows no cards of another box: there the signs judge', () => {
  let seen = 0;
  for (const s of positions({ box: randomBox(randomFromText('sage')) })) {
    expect(chances(sage(), s)).toEqual(chances(bySigns, s));
    seen++;
  }
  expect(seen).toBeGreaterThan(5);
});

test('every rival is taken to follow rules of thumb, whatever it did', () => {
  const [s] = positions({});
  const memory = sage().remember(1);
  memory.hear({ kind: 'passed', seat: 0 });
  for (const rival of [0, 2]) {
    const guessed = memory.guess?.(s!, rival, randomFromText('guess'));
    const moves = new Int32Array(512);
    const count = fort.legal(s!, s!.actor, moves);
    const [drawn, thumb] = [new Float64Array(count), new Float64Array(count)];
    guessed!.policy(s!, s!.actor, moves, count, drawn);
    bySigns.policy(s!, s!.actor, moves, count, thumb);
    expect(drawn).toEqual(thumb);
  }
});
