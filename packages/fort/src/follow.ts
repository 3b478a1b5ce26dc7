import { beginAction } from './action.ts';
import { cardName } from './carry-out.ts';
import type { Cause, Tell } from './events.ts';
import { reveal } from './knowledge.ts';
import { mayRough } from './list.ts';
import { whichOf } from './move-forms.ts';
import { discardOf, GONE, handOf, IN_PLAY, put, take } from './piles.ts';
import {
  AGAIN,
  designOf,
  FOLLOW,
  FOLLOW_SECOND,
  type FortState,
  holds,
  PUBLIC,
  ROUGH,
} from './state.ts';
import { followSymbols, suitFor } from './symbols.ts';
import { beginRecruit, clearPlay } from './turn.ts';
import { programNow } from './under-way.ts';
import { cannotFollowAtAll } from './why-not.ts';
import { COPY_CAT, DO_OVER, NONE } from './words.ts';

/** Following the leader (fort.follow.order), up to what happens to the played card. */

/** The public action is offered to the rivals, whether or not the leader used it (fort.follow.order). */
export function beginFollow(s: FortState, tell?: Tell): void {
  s.addedOnes = 0;
  s.addedTwos = 0;
  if (!s.box.programs[s.played * 2 + PUBLIC]) return afterFollow(s, tell);
  s.followStep = 0;
  nextFollower(s, tell);
}

/** Asks the next rival; after the last, a rival who may use Rough Housing. */
export function nextFollower(s: FortState, tell?: Tell): void {
  s.followStep++;
  s.followed = 0;
  s.followSymbols = 0;
  s.kind = NONE;
  s.way = NONE;
  if (s.followStep < s.seats) {
    s.which = PUBLIC;
    s.actor = (s.leader + s.followStep) % s.seats;
    s.phase = FOLLOW;
    return;
  }
  if (s.rough === NONE) return afterFollow(s, tell);
  s.actor = s.rough;
  s.phase = ROUGH;
}

export function follow(s: FortState, m: number, tell?: Tell): void {
  const card = whichOf(m);
  const seat = s.actor;
  take(s, handOf(seat), card);
  reveal(s, seat, card);
  put(s, discardOf(seat), card);
  s.followed++;
  const suit = suitFor(s, programNow(s));
  s.followSymbols += followSymbols(designOf(s, card), suit);
  tell?.({ kind: 'followed', seat, card: cardName(s, card) });
  if (s.followed === 1 && holds(s, seat, COPY_CAT)) s.phase = FOLLOW_SECOND;
  else beginAction(s, tell);
}

export function pass(s: FortState, _: number, tell?: Tell): void {
  if (tell) {
    const cannot = s.phase === FOLLOW && s.optionCount === 1 ? cannotFollowAtAll(s) : null;
    tell({ kind: 'passed', seat: s.actor, secret: { seats: [s.actor], cannot } });
  }
  if (s.phase === ROUGH) return afterFollow(s, tell);
  const last = s.followStep === s.seats - 1;
  if (!last && mayRough(s, s.actor)) s.rough = s.actor;
  nextFollower(s, tell);
}

export function roughHouse(s: FortState, _: number, tell?: Tell): void {
  s.perk[s.actor] = NONE;
  s.trashPlayed = 1;
  tell?.({ kind: 'used-perk', seat: s.actor, perk: 'rough-housing' });
  afterFollow(s, tell, { perk: 'rough-housing' });
}

const TRASHES_ITSELF: Cause = { rule: 'fort.act.trash-this' };

/** When all have followed or declined: the card leaves if it must, then perhaps a second one is played. */
function afterFollow(s: FortState, tell?: Tell, because: Cause = TRASHES_ITSELF): void {
  if (s.trashPlayed) {
    take(s, IN_PLAY, s.played);
    put(s, GONE, s.played);
    tell?.({ kind: 'trashed', seat: s.leader, card: cardName(s, s.played), from: 'play', because });
  }
  clearPlay(s);
  tell?.({ kind: 'play-done' });
  // Asked whatever the hand: being passed over would tell the table about it.
  if (holds(s, s.leader, DO_OVER)) s.phase = AGAIN;
  else beginRecruit(s);
}
