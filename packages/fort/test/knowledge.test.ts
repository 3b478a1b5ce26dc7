import { expect } from 'vitest';
import { rule } from './rule.ts';
import { table } from './table.ts';

const turn = () =>
  table(
    { hand: ['bug'], deck: ['flipper'], discard: ['ant', 'chef', 'dash', 'doc', 'patch'] },
    { hand: [], deck: [] },
    { park: ['sarge'], parkDeck: ['scout', 'worm'] },
  );

rule('fort.public-info', 'all know what was shuffled in, and what must be in hand since', () => {
  const t = turn();
  t.leader.skips().recruits('park:sarge');
  // Flipper was the last card of the old deck, so it was drawn before the shuffle.
  const seen = t.view(1).seats[0]!;
  expect(seen).toMatchObject({ hand: null, handCount: 5, deckCount: 2 });
  expect(seen.surelyInHand).toEqual(['flipper']);
  expect(seen.inHandOrDeck.toSorted()).toEqual(['ant', 'chef', 'dash', 'doc', 'patch', 'sarge']);
  expect(t.everything.seats[0]!.hand).toContain('flipper');
});

rule('fort.public-info', 'a card that comes into the open is no longer hidden', () => {
  const t = turn();
  t.leader.skips().recruits('park:sarge');
  expect(t.view(1).seats[0]!).toMatchObject({ yard: ['bug'], shown: ['bug'] });
});
