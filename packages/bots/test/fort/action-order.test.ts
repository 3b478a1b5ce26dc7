import { expect, test } from 'vitest';
import { countOrders } from './orders.ts';

test('the owl packs and tucks before it scores', () => {
  const { cases, right } = countOrders('owl', { games: 6, seats: 2, iterations: 60 });
  expect(cases).toBeGreaterThan(3);
  expect(right / cases).toBeGreaterThanOrEqual(0.95);
});
