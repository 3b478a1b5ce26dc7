import type { Suit } from '@treefort/fort';
import { expect } from 'vitest';
import { card } from './card.ts';
import { table } from './table.ts';

/** Each board has a friend who advances, and one with a coin. */

function advances(friend: string, follower: string): void {
  const stuff = { pizza: 1, toy: 1 };
  const rivals = [{ hand: [follower], stuff }, { hand: [follower === 'smoke' ? 'dot' : 'smoke'] }];
  const t = table({ hand: [friend], stuff }, ...rivals, { rules: ['loner', 'sleepover'] });
  t.leader.plays(friend).keeps('sleepover').has({ level: 1, pizza: 0, toy: 0 });
  t.rival(1)
    .follows(follower)
    .keeps('loner')
    .has({ level: 1, discard: [follower] });
  t.restOfTurn();
  expect(t.seat(0).is.discard).toContain(friend);
}

card('bitsy', 'public', 'advance, followed with glue', () => advances('bitsy', 'tink'));
card('rusty', 'public', 'advance, followed with a shovel', () => advances('rusty', 'moles'));
card('zip', 'public', 'advance, followed with a skateboard', () => advances('zip', 'spike'));
card('sparky', 'public', 'advance, followed with a squirt gun', () => advances('sparky', 'punky'));

/** Two resources of one kind for the leader and for who follows the declared suit. */
function gains(friend: string, suit: Suit, follower: string): void {
  const t = table(
    { hand: [friend] },
    { hand: [follower] },
    { hand: ['puddin'] },
    { hand: ['ghost'] },
  );
  t.leader.plays(friend).declares(suit).uses('public').takes('toy').has({ toy: 2, pizza: 0 });
  t.leader.finishes();
  t.rival(1).follows(follower).has({ toy: 2, pizza: 0 });
  t.rival(2).follows('puddin').has({ toy: 2 });
  t.rival(3).cannot('follow:ghost', 'fort.follow.card');
}

/** Takes one card out of the game, while followers may take the resources. */
function trashes(friend: string): void {
  const t = table({ hand: [friend, 'bug', 'dot'] }, { hand: ['doc'] });
  t.leader.plays(friend).declares('book').uses('private').trashes('hand:bug').finishes();
  t.leader.has({ hand: ['dot'], pizza: 0, toy: 0 });
  t.rival(1).follows('doc').takes('pizza').has({ pizza: 2 });
  expect(t.everything.trashed).toContain('bug');
  expect(t.everything.inPlay).toEqual([friend]);
}

card('flipper', 'public', 'two of a kind', () => gains('flipper', 'glue', 'dot'));
card('flipper', 'private', 'trash a card', () => trashes('flipper'));
card('bud', 'public', 'two of a kind', () => gains('bud', 'shovel', 'bug'));
card('bud', 'private', 'trash a card', () => trashes('bud'));
card('blades', 'public', 'two of a kind', () => gains('blades', 'skateboard', 'ant'));
card('blades', 'private', 'trash a card', () => trashes('blades'));
card('ace', 'public', 'two of a kind', () => gains('ace', 'book', 'chef'));
card('ace', 'private', 'trash a card', () => trashes('ace'));
