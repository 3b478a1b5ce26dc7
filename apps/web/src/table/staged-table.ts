import type { GameEvent, Refusal, Viewer } from '@treefort/kernel';
import { beats } from '@treefort/words';
import type { AnyView } from '../games/game-types.ts';
import { engineOf } from './games.ts';
import type { Moment, Table, Then } from './table.ts';

export type Beat = readonly GameEvent[];

/** How a staged table tells what happens. */
export interface Pacing {
  /** Whether news are told now, shown at once, or missed because nobody looks. */
  now(): 'told' | 'shown' | 'missed';
  /** How long a beat is told, in milliseconds. */
  msOf(beat: Beat, moment: Moment): number;
}

/** From where on a viewer is told what happened. */
interface Origin {
  /** How many events had happened when it last chose. */
  readonly count: number;
  /** The first view of this table since then, and how many events had happened by it. */
  readonly view: AnyView;
  readonly seen: number;
}

const fromNow = ({ view, events }: Moment): Origin => ({
  count: events.length,
  view,
  seen: events.length,
});

/**
 * Of a game that goes on here: what happened since the viewer's own last event can be read, but was not seen. Where own
 * answers came from orders or a bot, what happened since the viewer last looked is more.
 */
const fromOwn = (moment: Moment): Origin => ({
  ...fromNow(moment),
  count: Math.min(sinceOwn(moment), moment.looked ?? moment.events.length),
});

/** How many beats have come since the viewer last looked. */
const missedBeats = ({ events, looked }: Moment): number =>
  looked === undefined ? 0 : beats(events.slice(looked)).length;

const seatOf = (event: GameEvent): unknown => ('seat' in event ? event.seat : undefined);

const isOwn = (beat: Beat, viewer: Viewer): boolean =>
  beat.every((event) => seatOf(event) === viewer);

/** After the last event of the viewer's own. */
const sinceOwn = ({ events, viewer }: Moment): number =>
  events.findLastIndex((event) => seatOf(event) === viewer) + 1;

/**
 * A table whose news are told beat by beat: the view follows one beat at a time, and nothing is asked before all of it is
 * told. The table behind it goes on meanwhile.
 */
export class StagedTable implements Table {
  private readonly source: Table;
  private readonly pacing: Pacing;
  private readonly listeners = new Set<() => void>();
  private readonly origins = new Map<Viewer, Origin>();
  private unwatch = (): void => {};
  private truth: Moment;
  private origin: Origin;
  private beats: readonly Beat[];
  /** How many beats have been told, or are being told. */
  private told: number;
  /** Whether somebody steps through the beats. */
  private held = false;
  private missed = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Answers to the decisions after this one, which were given with it. */
  private ahead: readonly Then[] = [];
  private answered: string | undefined;
  private shown: Moment;
  readonly tryInVain?: (refusal: Refusal) => void;

  constructor(source: Table, pacing: Pacing) {
    this.source = source;
    this.pacing = pacing;
    this.truth = source.now();
    this.origin = fromOwn(this.truth);
    this.beats = this.beatsSince();
    this.told = this.beats.length;
    this.missed = missedBeats(this.truth);
    this.shown = this.look();
    if (source.tryInVain) this.tryInVain = (refusal) => source.tryInVain?.(refusal);
  }

  now(): Moment {
    return this.shown;
  }

  /** Something is told only while somebody watches. */
  watch(changed: () => void): () => void {
    if (this.listeners.size === 0) this.unwatch = this.source.watch(() => this.follow());
    this.listeners.add(changed);
    this.follow();
    if (this.shown.telling && this.timer === undefined && !this.held) this.tell();
    return () => {
      this.listeners.delete(changed);
      if (this.listeners.size === 0) this.close();
    };
  }

  choose(option: string, ...then: readonly Then[]): void {
    this.begin();
    this.ahead = then;
    this.answered = this.truth.asked?.decision.id;
    this.source.choose(option);
  }

  undo(): void {
    this.source.undo();
  }

  takeBack(): void {
    this.source.takeBack?.();
  }

  takeOver(): void {
    this.source.takeOver();
  }

  /** Stops telling; the table behind it is closed by its owner. */
  close(): void {
    this.stop();
    this.unwatch();
    this.unwatch = () => {};
    this.listeners.clear();
  }

  /** Goes to the present: to the own next decision, if there is one. */
  skip(): void {
    this.stop();
    this.held = false;
    this.missed = 0;
    this.told = this.beats.length;
    this.show();
  }

  /** Stays at a beat of what happened since, the first of which is 1. */
  stepTo(nth: number): void {
    this.stop();
    this.held = true;
    this.missed = 0;
    this.told = Math.max(1, Math.min(this.beats.length, nth));
    this.show();
  }

  /** Goes on telling from here. */
  goOn(): void {
    this.held = false;
    this.tell();
  }

  /** From now on this viewer hears of what happens after its choice. */
  private begin(): void {
    this.held = false;
    this.missed = 0;
    this.origin = fromNow(this.truth);
    this.beats = [];
    this.told = 0;
  }

  private beatsSince(): readonly Beat[] {
    return beats(this.truth.events.slice(this.origin.count));
  }

  /** Takes the new moment of the table behind. */
  private follow(): void {
    const before = this.truth;
    const now = this.source.now();
    if (now === before) return;
    this.truth = now;
    if (now.viewer !== before.viewer) return this.changeViewer(before);
    if (now.events.length < this.origin.count || this.isUndone(before)) return this.restart();
    this.beats = this.beatsSince();
    this.answerAhead();
    if (this.timer === undefined && !this.held) this.tell();
    else this.show();
  }

  private isUndone({ events }: Moment): boolean {
    return this.truth.events.length < events.length;
  }

  /** Answers the next decision with what was chosen together with the last one. */
  private answerAhead(): void {
    const [next, ...rest] = this.ahead;
    const { decision } = this.truth.asked ?? {};
    if (!next || !decision || decision.id === this.answered) return;
    const option = next(decision.options);
    this.ahead = option === undefined ? [] : rest;
    this.answered = decision.id;
    if (option !== undefined) this.source.choose(option);
  }

  /** Pass and play: another person looks, who was last asked at another moment. */
  private changeViewer({ viewer }: Moment): void {
    this.origins.set(viewer, this.origin);
    this.origin = this.origins.get(this.truth.viewer) ?? fromOwn(this.truth);
    this.jump();
  }

  private restart(): void {
    this.origin = fromNow(this.truth);
    this.jump();
  }

  private jump(): void {
    this.stop();
    this.ahead = [];
    this.held = false;
    this.beats = this.beatsSince();
    this.told = this.beats.length;
    this.show();
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** Tells the next beat that takes time, and after it those that follow. */
  private tell(): void {
    this.stop();
    this.leaveOut();
    while (this.timer === undefined && this.told < this.beats.length) {
      const beat = this.beats[this.told++]!;
      const ms = this.pacing.msOf(beat, this.look());
      if (ms > 0) this.timer = setTimeout(() => this.tell(), ms);
    }
    this.show();
  }

  /** What is not told one by one. */
  private leaveOut(): void {
    const { viewer, asked } = this.truth;
    const left = this.beats.slice(this.told);
    const now = this.pacing.now();
    if (now === 'missed') this.missed += left.length;
    // A question that is asked already stays, and what one has just done oneself keeps nobody from the next choice.
    const same = asked?.decision.id === this.shown.asked?.decision.id;
    const own = left.every((beat) => isOwn(beat, viewer));
    if (now !== 'told' || (asked && (same || own))) this.told = this.beats.length;
  }

  private show(): void {
    this.shown = this.look();
    for (const listener of this.listeners) listener();
  }

  private timesOfBeats(): readonly number[] | undefined {
    const { times } = this.truth;
    let next = this.origin.count;
    return (
      times &&
      this.beats.map((beat) => {
        const at = times[next]!;
        next += beat.length;
        return at;
      })
    );
  }

  private look(): Moment {
    const { truth, beats: all, told, held, missed, origin } = this;
    const times = this.timesOfBeats();
    const since = { beats: all, missed, ...(times && { times }) };
    if (!held && told === all.length && this.timer === undefined) return { ...truth, since };
    const now = origin.count + all.slice(0, told).flat().length;
    const { asked: _, outcome: __, undo: ___, ...rest } = truth;
    return {
      ...rest,
      view: folded(origin.view, truth.events.slice(origin.seen, now)),
      events: truth.events.slice(0, now),
      thinking: [],
      since,
      telling: { beat: all[told - 1] ?? [], at: told, of: all.length, held },
    };
  }
}

/** A view after some events, as far as they tell. */
function folded(view: AnyView, events: readonly GameEvent[]): AnyView {
  const engine = engineOf(view.game);
  return events.reduce((seen, event) => engine.after(seen, event) as AnyView, view);
}
