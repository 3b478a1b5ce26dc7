import { cardName } from './carry-out.ts';
import { checkEnd, end } from './end.ts';
import type { Tell } from './events.ts';
import { knowShuffle, reveal } from './knowledge.ts';
import {
  cardAt,
  deckOf,
  discardOf,
  draw,
  GONE,
  handOf,
  IN_PLAY,
  moveAll,
  put,
  shufflePile,
  size,
  yardOf,
} from './piles.ts';
import { designOf, type FortState, PLAY, RECRUIT_PHASE } from './state.ts';
import { COIN, HAND_SIZE, NONE } from './words.ts';

/** Forgets the last card that was played. */
export function clearPlay(s: FortState): void {
  s.played = NONE;
  s.declared = NONE;
  s.used = 0;
  s.fullDone = 0;
  s.leaderKind = NONE;
  s.trashPlayed = 0;
  s.anySuit = NONE;
  s.kind = NONE;
  s.way = NONE;
  s.addedOnes = 0;
  s.addedTwos = 0;
  for (let symbol = 0; symbol <= COIN; symbol++) {
    s.added[symbol] = 0;
    s.lent[symbol] = 0;
  }
  s.followStep = 0;
  s.followed = 0;
  s.followSymbols = 0;
  s.rough = NONE;
  s.actor = s.leader;
}

/** Opens a turn with its cleanup (fort.cleanup). */
export function beginTurn(s: FortState, leader: number, tell?: Tell): void {
  s.leader = leader;
  s.again = 0;
  clearPlay(s);
  tell?.({ kind: 'turn', seat: leader, round: s.round });
  const yard = yardOf(leader);
  if (tell && size(s, yard) > 0)
    tell({ kind: 'cleaned-up', seat: leader, cards: names(s, yard).sort() });
  moveAll(s, yard, discardOf(leader));
  s.phase = PLAY;
}

/** The cards of a pile by name, or some of them. */
export function names(
  s: FortState,
  pile: number,
  isMeant: (card: number) => boolean = () => true,
): string[] {
  const ids: string[] = [];
  for (let i = 0; i < size(s, pile); i++) {
    const card = cardAt(s, pile, i);
    if (isMeant(card)) ids.push(cardName(s, card));
  }
  return ids;
}

/** What left the game in play, without the best friends of boards that nobody has. */
export function trashed(s: FortState): string[] {
  const boards = s.board.subarray(0, s.seats);
  return names(s, GONE).filter((_, i) => {
    const { friendOf } = designOf(s, cardAt(s, GONE, i));
    return friendOf < 0 || boards.includes(friendOf);
  });
}

export function beginRecruit(s: FortState): void {
  s.actor = s.leader;
  s.phase = RECRUIT_PHASE;
}

/** Discards, draws, and hands the lead on (fort.discard.played, fort.discard.yard, fort.draw). */
export function endTurn(s: FortState, tell?: Tell): void {
  const seat = s.leader;
  const hand = handOf(seat);
  // In no order: that in which they came to the hand is nobody's business.
  const told = tell && {
    played: names(s, IN_PLAY),
    friends: names(s, hand, (card) => s.box.isFriend[card] === 1).sort(),
    yard: names(s, hand, (card) => s.box.isFriend[card] === 0).sort(),
  };
  moveAll(s, IN_PLAY, discardOf(seat));
  while (size(s, hand) > 0) {
    const card = draw(s, hand);
    reveal(s, seat, card);
    put(s, s.box.isFriend[card] ? discardOf(seat) : yardOf(seat), card);
  }
  if (told) tell({ kind: 'discarded', seat, ...told });
  drawHand(s, seat, tell);
  checkEnd(s, tell);
  const next = (seat + 1) % s.seats;
  if (next === s.first) {
    if (s.ending) return end(s, tell);
    s.round++;
  }
  beginTurn(s, next, tell);
}

/** Draws five, making a new deck of the discard pile when the old one runs out (fort.draw). */
export function drawHand(s: FortState, seat: number, tell?: Tell): void {
  const [deck, hand] = [deckOf(seat), handOf(seat)];
  for (let i = 0; i < HAND_SIZE; i++) {
    if (size(s, deck) === 0 && !reshuffle(s, seat, tell)) break;
    put(s, hand, draw(s, deck));
  }
  s.news++;
  tell?.({
    kind: 'drew',
    seat,
    count: size(s, hand),
    secret: { seats: [seat], cards: names(s, hand).sort() },
  });
}

function reshuffle(s: FortState, seat: number, tell?: Tell): boolean {
  const [deck, discard] = [deckOf(seat), discardOf(seat)];
  if (size(s, discard) === 0) return false;
  knowShuffle(s, seat);
  moveAll(s, discard, deck);
  shufflePile(s, deck);
  tell?.({ kind: 'reshuffled', seat, count: size(s, deck) });
  return true;
}
