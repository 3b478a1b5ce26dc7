import { describe, expect, it } from 'vitest';
import * as fort from '../src/fort/refusal-rules.ts';
import { loadRulebook } from '../src/load.ts';
import * as treehouse from '../src/treehouse/refusal-rules.ts';
import { fortGames, treehouseGames } from './games.ts';

/** Every rule that a refusal of these games names: in front, and behind each action of a card. */
const rulesIn = (moments: ReturnType<typeof fortGames> | ReturnType<typeof treehouseGames>) =>
  new Set(
    moments.flatMap(({ refusals }) =>
      refusals.flatMap(({ rule, detail: { limit, public: own, private: other } = {} }) =>
        [rule, limit, own, other].filter((id) => typeof id === 'string'),
      ),
    ),
  );

describe.each([
  ['fort', fort, fortGames()],
  ['treehouse', treehouse, treehouseGames()],
] as const)('the rules of %s that refuse', (_, { REFUSAL_RULES, isRefusalRule }, moments) => {
  it('are all that random games name', () => {
    const named = [...rulesIn(moments)];
    expect(named.filter((id) => !isRefusalRule(id))).toEqual([]);
    expect(named.length).toBeGreaterThan(REFUSAL_RULES.length / 2);
  });

  it('are statements of the rulebook', async () => {
    const { rule } = await loadRulebook('en');
    expect(REFUSAL_RULES.filter((id) => !rule(id))).toEqual([]);
  });
});
