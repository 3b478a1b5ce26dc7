import { type Game, MOST_MOVES, randomFromText, sure } from '@treefort/kernel';
import { randomGame } from '@treefort/kernel/every-moment';
import { PICK, type TreehouseState, treehouse } from '@treefort/treehouse';
import { expect, test } from 'vitest';
import { forgetting } from '../../src/heuristics.ts';
import { loadNetwork, networkOf } from '../../src/network/loaded.ts';
import { Search } from '../../src/search.ts';
import { colourGame } from '../../src/treehouse/colour-game.ts';
import { TreehouseJudge } from '../../src/treehouse/judge.ts';
import { FORESIGHT, sage } from '../../src/treehouse/sage.ts';

await loadNetwork('treehouse');

const SEAT = 1;

/** Positions of a random game in which the seat may still answer. */
function* positions(): Generator<TreehouseState> {
  const setup = { seats: 3, options: sure(treehouse.options({})) };
  let moment = 0;
  for (const { table } of randomGame(treehouse as unknown as Game, setup, 'sage')) {
    const s = table.state as TreehouseState;
    if (!table.over && (treehouse.actors(s) >> SEAT) & 1 && moment++ % 5 === 0) yield s;
  }
}

test('what goes on is judged where a week begins, and in the last week by its end', () => {
  const weeks = new Set<number>();
  for (const s of positions()) {
    const own = sage(SEAT, forgetting);
    let judged = 0;
    const heuristics = {
      ...own,
      evaluate(at: TreehouseState, out: Float64Array) {
        expect([at.phase, at.picks]).toEqual([PICK, 0]);
        expect(at.week).toBeGreaterThan(s.week);
        expect(colourGame.answered(at)).toBe(0);
        judged++;
        own.evaluate(at, out);
      },
    };
    const search = new Search(colourGame, heuristics, FORESIGHT);
    const view = treehouse.view(s, SEAT);
    search.think({ view, seat: SEAT }, { iterations: 10 }, randomFromText('sage'));
    if (s.week === 3) expect(judged).toBe(0);
    else expect(judged).toBeGreaterThan(5);
    weeks.add(s.week);
  }
  expect(Array.from(weeks)).toEqual([1, 2, 3]);
});

test('the network draws it, but less surely than it would play', () => {
  const { draws } = sage(SEAT, forgetting);
  const judge = new TreehouseJudge(networkOf('treehouse'));
  const moves = new Int32Array(MOST_MOVES);
  let compared = 0;
  for (const s of positions()) {
    const count = colourGame.legal(s, SEAT, moves);
    if (count === 1) continue;
    judge.look(s, SEAT);
    draws!.look(s, SEAT);
    const apart = (urge: (move: number) => number): number =>
      urge(moves[0]!) - urge(moves[count - 1]!);
    const [drawn, played] = [apart(draws!.urge), apart((move) => judge.urge(move))];
    expect(Math.sign(drawn)).toBe(Math.sign(played));
    expect(Math.abs(drawn)).toBeLessThan(Math.abs(played));
    compared++;
  }
  expect(compared).toBeGreaterThan(5);
});
