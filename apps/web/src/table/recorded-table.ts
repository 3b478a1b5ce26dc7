import { type Choice, type GameEvent, heardBy } from '@treefort/kernel';
import type { AnyView } from '../games/game-types.ts';
import { type Mark, marksOf } from './marks.ts';
import type { OpenedRecord } from './open-record.ts';
import { heardByAll, openView } from './open-view.ts';
import { type Playthrough, playThrough } from './playthrough.ts';
import type { Moment, Table } from './table.ts';

/** Who looks at a recorded game: a seat, a watcher, or somebody who sees all cards. */
export type Eyes = number | 'watcher' | 'all';

/** A moment of a record, and who looks at it. */
export interface ReplayMoment {
  readonly at: number;
  readonly eyes: Eyes;
}

/** A game as it was played, at any of its moments; nothing can be chosen any more. */
export class RecordedTable implements Table {
  readonly opened: OpenedRecord;
  readonly marks: readonly Mark[];
  /** The possible viewers; of a game that is not over, only a watcher. */
  readonly allEyes: readonly Eyes[];
  private readonly playthrough: Playthrough;
  private readonly listeners = new Set<() => void>();
  private heard: readonly GameEvent[] = [];
  private glance: ReplayMoment = { at: 0, eyes: 'watcher' };
  private moment: Moment;

  constructor(opened: OpenedRecord, glance?: Partial<ReplayMoment>) {
    this.opened = opened;
    this.playthrough = playThrough(opened.record);
    this.marks = marksOf(this.playthrough);
    const seats = Array.from({ length: opened.record.seats }, (_, seat) => seat);
    const over = this.outcomeAt(this.last) !== undefined;
    this.allEyes = over ? ['all', ...seats, 'watcher'] : ['watcher'];
    this.moment = this.look({ at: glance?.at ?? 0, eyes: glance?.eyes ?? this.firstEyes() });
  }

  get at(): number {
    return this.glance.at;
  }

  get eyes(): Eyes {
    return this.glance.eyes;
  }

  /** The last moment: after all choices. */
  get last(): number {
    return this.playthrough.states.length - 1;
  }

  /** What was chosen at this moment. */
  get next(): Choice | undefined {
    return this.opened.record.choices[this.at];
  }

  now(): Moment {
    return this.moment;
  }

  watch(changed: () => void): () => void {
    this.listeners.add(changed);
    return () => this.listeners.delete(changed);
  }

  /** Goes to another moment or viewer. Moments out of range become the nearest. */
  turn(to: Partial<ReplayMoment>): void {
    this.moment = this.look({ ...this.glance, ...to });
    for (const listener of this.listeners) listener();
  }

  /** The beginning of the stretch before this moment, or after it. */
  markFrom(direction: 'back' | 'forward'): number {
    const places = this.marks.map(({ at }) => at);
    return direction === 'back'
      ? (places.findLast((at) => at < this.at) ?? 0)
      : (places.find((at) => at > this.at) ?? this.last);
  }

  // A record can only be looked at.
  choose(): void {}
  undo(): void {}
  takeOver(): void {}

  close(): void {
    this.listeners.clear();
  }

  /** The only person's view, if one person played; else all cards are open. */
  private firstEyes(): Eyes {
    const people = this.opened.sitters.flatMap(({ bot }, seat) => (bot ? [] : [seat]));
    return people.length === 1 ? people[0]! : 'all';
  }

  private outcomeAt(at: number) {
    return this.playthrough.game.outcome(this.playthrough.states[at]!);
  }

  private look({ at, eyes }: ReplayMoment): Moment {
    const near = Math.max(0, Math.min(this.last, Math.trunc(at) || 0));
    const allowed = this.allEyes.includes(eyes) ? eyes : this.allEyes[0]!;
    if (allowed !== this.glance.eyes || this.heard.length === 0) {
      this.heard = this.playthrough.events.map((event) =>
        allowed === 'all' ? heardByAll(event) : heardBy(event, allowed),
      );
    }
    this.glance = { at: near, eyes: allowed };
    return this.momentNow();
  }

  private momentNow(): Moment {
    const { playthrough, opened, heard } = this;
    const { at, eyes } = this.glance;
    const state = playthrough.states[at]!;
    const outcome = this.outcomeAt(at);
    const viewer = eyes === 'all' ? 'watcher' : eyes;
    return {
      sitters: opened.sitters,
      viewer,
      view:
        eyes === 'all'
          ? openView(playthrough.game, state, opened.record.seats)
          : (playthrough.game.view(state, viewer) as AnyView),
      events: heard.slice(0, playthrough.eventCounts[at]),
      thinking: [],
      ...(outcome && { outcome }),
      record: opened.record,
    };
  }
}
