import { below, fork, MOST_MOVES, randomFromText, seatsIn, sure } from '@treefort/kernel';
import { colourOf, treehouse } from '@treefort/treehouse';
import { Network } from '../../src/network/network.ts';
import { offsetsOf } from '../../src/network/shape.ts';
import { colourGame } from '../../src/treehouse/colour-game.ts';
import { codeOf, TreehouseInputs } from '../../src/treehouse/inputs.ts';
import { TREEHOUSE_SHAPE } from '../../src/treehouse/judge.ts';

/** Random games of Treehouse as the engine plays them and a network sees them, a line of JSON each: `check.py` reads them. */

const network = new Network(TREEHOUSE_SHAPE, new Float32Array(offsetsOf(TREEHOUSE_SHAPE).end));
const inputs = new TreehouseInputs(network);
const moves = new Int32Array(MOST_MOVES);
const random = randomFromText('games to check');

for (let game = 0; game < 120; game++) {
  const seats = 2 + (game % 3);
  const [junior, fewest] = [game % 5 === 1, game % 5 === 3];
  const options = sure(treehouse.options({ junior, fewest }));
  const s = colourGame.start({ seats, options }, fork(random));
  const deck = Array.from(s.deck, colourOf);
  const steps: object[] = [];
  while (colourGame.actors(s) !== 0) {
    const { first, phase } = s;
    const actors = seatsIn(colourGame.actors(s));
    const asked = actors.map((seat) => {
      inputs.write(s, seat);
      const count = colourGame.legal(s, seat, moves);
      const open = Array.from(moves.subarray(0, count));
      return {
        seat,
        on: Array.from(network.on.subarray(0, network.count)),
        groupOn: network.groupOn.map((on, i) => Array.from(on.subarray(0, network.groupCounts[i]))),
        codes: open.map((move) => codeOf(phase, move)),
        move: open[below(random, count)]!,
      };
    });
    for (const { seat, move } of asked) colourGame.play(s, seat, move);
    steps.push({
      first,
      phase,
      asked: asked.map((one) => ({ ...one, code: codeOf(phase, one.move) })),
    });
  }
  const { scores, winners } = colourGame.outcome(s)!;
  process.stdout.write(
    `${JSON.stringify({ seats, junior, fewest, deck, steps, scores, winners })}\n`,
  );
}
