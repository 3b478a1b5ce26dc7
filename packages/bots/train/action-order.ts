import { parseArgs } from 'node:util';
import { countOrders } from '../test/fort/orders.ts';

/** How often bots of Fort pack and tuck before they score, where there is room: `npm run measure:order`. */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '60' },
    iterations: { type: 'string', default: '60' },
  },
});

const [games, iterations] = [Number(values.games), Number(values.iterations)];
for (const bot of ['owl', 'owl1']) {
  for (const seats of [2, 4]) {
    const { cases, right } = countOrders(bot, { games, seats, iterations });
    const share = ((100 * right) / cases).toFixed(1);
    process.stdout.write(`${bot}, ${seats} seats: ${right} of ${cases} (${share} %)\n`);
  }
}
