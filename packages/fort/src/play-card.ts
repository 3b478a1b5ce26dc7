import { beginAction } from './action.ts';
import { cardName } from './carry-out.ts';
import type { Tell } from './events.ts';
import { reveal } from './knowledge.ts';
import { fromOf, whichOf } from './move-forms.ts';
import { handOf, IN_PLAY, put, take } from './piles.ts';
import { ADD, BY_PERK, DECLARE, designOf, type FortState, PUBLIC, SUIT, USE } from './state.ts';
import { lendsPlain, suitFor } from './symbols.ts';
import { programNow } from './under-way.ts';
import { COIN, NONE, SUITS, SYMBOLS } from './words.ts';

/** The leader plays a card, begins its actions and adds symbols to them (fort.play.one to fort.play.add-lookout). */

export function declare(s: FortState, m: number, tell?: Tell): void {
  s.declared = whichOf(m);
  s.phase = USE;
  tell?.({ kind: 'declared', seat: s.leader, suit: SUITS[s.declared]! });
}

export function chooseSuit(s: FortState, m: number, tell?: Tell): void {
  s.anySuit = whichOf(m);
  s.phase = ADD;
  tell?.({ kind: 'chose-suit', seat: s.leader, suit: SYMBOLS[s.anySuit]! });
}

export function playCard(s: FortState, m: number, tell?: Tell): void {
  const card = whichOf(m);
  take(s, handOf(s.leader), card);
  reveal(s, s.leader, card);
  put(s, IN_PLAY, card);
  s.played = card;
  const { count, programs } = designOf(s, card);
  s.phase = count[COIN]! > 0 && programs[PUBLIC] ? DECLARE : USE;
  tell?.({ kind: 'played', seat: s.leader, card: cardName(s, card) });
}

export function useDiy(s: FortState, _: number, tell?: Tell): void {
  s.perk[s.leader] = NONE;
  s.which = BY_PERK;
  tell?.({ kind: 'used-perk', seat: s.leader, perk: 'diy' });
  beginAction(s, tell);
}

export function use(s: FortState, m: number, tell?: Tell): void {
  const which = whichOf(m);
  s.which = which;
  s.addedOnes = 0;
  s.addedTwos = 0;
  const { anySuit, suits } = programNow(s);
  if (tell) {
    const action = which === PUBLIC ? 'public' : 'private';
    tell({ kind: 'used', seat: s.leader, card: cardName(s, s.played), action });
  }
  if (anySuit) s.phase = SUIT;
  else if (suits) s.phase = ADD;
  else beginAction(s, tell);
}

const addUnit = (s: FortState, here: number): void => {
  if (here === 2) s.addedTwos++;
  else s.addedOnes++;
};

export function addCard(s: FortState, m: number, tell?: Tell): void {
  const card = whichOf(m);
  const coin = fromOf(m) - 1;
  const suit = suitFor(s, programNow(s));
  const before = s.added[suit]!;
  const { symbols: shown } = designOf(s, card);
  for (const symbol of shown) s.added[symbol === COIN ? coin : symbol]!++;
  addUnit(s, s.added[suit]! - before);
  take(s, handOf(s.leader), card);
  reveal(s, s.leader, card);
  put(s, IN_PLAY, card);
  const as = coin < 0 ? {} : { suit: SYMBOLS[coin]! };
  tell?.({ kind: 'added', seat: s.leader, card: cardName(s, card), ...as });
}

export function lend(s: FortState, m: number, tell?: Tell): void {
  const suit = whichOf(m);
  // A coin is lent last: until then it could still be another suit.
  const coin = !lendsPlain(s, suit);
  if (coin) {
    s.lent[COIN]!++;
    s.added[suit]!++;
  } else s.lent[suit]!++;
  addUnit(s, 1);
  tell?.({ kind: 'lent', seat: s.leader, suit: SYMBOLS[suit]!, coin, n: 1 });
}
