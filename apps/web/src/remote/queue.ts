import { parseJson } from '@treefort/kernel';
import { PACES, type QueueState, type QueueWish, type WaitingCount } from '@treefort/protocol';
import { useSyncExternalStore } from 'react';
import { setInQueue } from '../shell/in-queue.ts';
import { keepText, readText } from '../shell/storage.ts';
import { type GameId, isGameId } from '../table/game-id.ts';
import { SEATS } from '../table/quick-play.ts';
import { ask, type FailedRequest, type ServerAnswer } from './server.ts';

/** What a player looks for, of a game that this client knows. */
export type Wish = QueueWish & { readonly game: GameId };

/** The own place in the queue, and when it was told, on the clock of the page. */
export type Place =
  | { readonly is: 'idle' }
  | (Extract<QueueState, { is: 'waiting' | 'ready' }> & {
      readonly game: GameId;
      readonly at: number;
    });

/** Seconds that a request for news waits; how many others wait is as old as that. */
const WAIT = 8;
/** Milliseconds after which a server that did not answer is asked again. */
const AGAIN = 3000;
/** Milliseconds after an answer that says nothing new: a server that stops answers at once. */
const BREATH = 500;

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

const cursorOf = (state: QueueState | Place): string =>
  state.is === 'ready' ? state.table : state.is;

const IDLE: Place = { is: 'idle' };

/** Follows the own place in the queue as long as there is one. */
class QueueWatch {
  place: Place = IDLE;
  private readonly listeners = new Set<() => void>();
  private following = false;

  readonly watch = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  async join(wish: Wish): Promise<FailedRequest | undefined> {
    const joined = await ask<QueueState>('POST', '/api/queue', wish);
    if (!joined.ok) return joined;
    keepWish(wish);
    this.take(joined.value);
    void this.follow();
    return undefined;
  }

  async leave(): Promise<void> {
    this.take(IDLE);
    await ask('DELETE', '/api/queue');
  }

  /** Asks until there is no place any more. A page that was reloaded does not know yet whether there is one. */
  async follow(): Promise<void> {
    if (this.following) return;
    this.following = true;
    for (let known = this.place.is === 'idle' ? '' : cursorOf(this.place); ; ) {
      const found = await ask<QueueState>('GET', `/api/queue?known=${known}&wait=${WAIT}`);
      if (found.ok) this.take(found.value);
      else if (found.why === 'no-player') this.take(IDLE);
      else await pause(AGAIN);
      if (this.place.is === 'idle' && (found.ok || found.why === 'no-player')) break;
      if (known === cursorOf(this.place)) await pause(BREATH);
      known = cursorOf(this.place);
    }
    this.following = false;
  }

  private take(state: QueueState | Place): void {
    const known = state.is !== 'idle' && isGameId(state.game);
    this.place = known ? { ...state, game: state.game as GameId, at: Date.now() } : IDLE;
    setInQueue(known);
    for (const listener of this.listeners) listener();
  }
}

export const queueWatch = new QueueWatch();

export const usePlace = (): Place => useSyncExternalStore(queueWatch.watch, () => queueWatch.place);

/** How many wait for a game; nothing where no server answers. */
export const countWaiting = (): Promise<ServerAnswer<readonly WaitingCount[]>> =>
  ask('GET', '/api/queue/waiting');

const wishKey = (game: GameId): string => `treefort.wish.${game}`;

const keepWish = (wish: Wish): void => void keepText(wishKey(wish.game), JSON.stringify(wish));

/** What was looked for last, or what suits most. */
export function keptWish(game: GameId): Wish {
  const json = parseJson(readText(wishKey(game)) ?? 'null', 'wish');
  const kept = (json.ok ? json.value : null) as Partial<Wish> | null;
  const wanted = Array.isArray(kept?.seats) ? SEATS.filter((n) => kept.seats?.includes(n)) : [];
  return {
    game,
    seats: wanted.length > 0 ? wanted : SEATS,
    pace: PACES.find((pace) => pace === kept?.pace) ?? 'easy',
    bots: kept?.bots === true,
  };
}
