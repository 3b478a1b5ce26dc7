import {
  accept,
  type Choice,
  type GameEvent,
  type GameRecord,
  heardBy,
  onlyOption,
  Table as Played,
  type Result,
  sure,
  type Viewer,
} from '@treefort/kernel';
import { type Undo, undoTo } from '@treefort/protocol';
import type { AnyView } from '../games/game-types.ts';
import { games } from './games.ts';
import type { SavedGame } from './saved-games.ts';
import type { Moment, OpenDecision, Sitter, Table } from './table.ts';
import { lastFreeChoice } from './take-back.ts';

/** What a game says of itself besides its record. */
type Said = Pick<SavedGame, 'practice'>;

/** What a local table needs from outside, so that tests can replace it. */
export interface World {
  think(task: { record: GameRecord; seat: number; bot: string }): Promise<string>;
  keep(record: GameRecord, said: Said): void;
}

/** A game on this device. The rules run on the page, which takes microseconds; bots think in a worker. */
export class LocalTable implements Table {
  private readonly sitters: readonly Sitter[];
  private readonly world: World;
  private readonly start: GameRecord;
  private readonly listeners = new Set<() => void>();
  private played: Played;
  private events: GameEvent[] = [];
  private viewer: Viewer;
  private moment: Moment;
  private driving = false;
  private closed = false;
  private said: Said;

  constructor(record: GameRecord, sitters: readonly Sitter[], world: World, said: Said = {}) {
    this.start = record;
    this.said = said.practice ? { practice: true } : {};
    this.sitters = sitters;
    this.world = world;
    this.played = this.fold(record.choices);
    const [only, ...others] = this.people();
    // With several people at the device, no hand is shown before its player has taken the device.
    this.viewer = only === undefined || others.length > 0 ? 'watcher' : only;
    this.moment = this.look(this.nextPerson());
    void this.drive();
  }

  now(): Moment {
    return this.moment;
  }

  watch(changed: () => void): () => void {
    this.listeners.add(changed);
    return () => this.listeners.delete(changed);
  }

  choose(option: string): void {
    const seat = this.viewer;
    if (typeof seat !== 'number' || !this.waits(seat)) return;
    this.answer(seat, option);
    void this.drive();
  }

  undo(): void {
    const seat = this.viewer;
    if (typeof seat !== 'number') return;
    const last = this.lastChoice(seat);
    if (last.ok) {
      for (let undos = 0; undos < last.value.undos; undos++) sure(this.played.undo(seat));
      this.goBack(this.played.record.choices);
    } else if (this.said.practice) this.takeBack();
  }

  takeBack(): void {
    const at = this.takenBack();
    if (at === undefined) return;
    this.said = { practice: true };
    this.goBack(this.played.record.choices.slice(0, at));
  }

  takeOver(): void {
    const { handOver } = this.moment;
    if (handOver === undefined) return;
    this.viewer = handOver;
    this.moment = this.look();
    this.tell();
  }

  close(): void {
    this.closed = true;
    this.listeners.clear();
  }

  private people(): number[] {
    return this.sitters.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  }

  private waits(seat: number): boolean {
    return this.played.decisions().some((decision) => decision.seat === seat);
  }

  /** Plays these choices from the start and collects the events. */
  private fold(choices: readonly Choice[]): Played {
    this.events = [];
    const played = sure(Played.at(games, { ...this.start, choices }, 0));
    for (const [seat, option] of choices) {
      const decision = String(played.state.moment);
      this.events.push(...sure(played.choose({ seat, decision, option })));
    }
    return played;
  }

  private goBack(choices: readonly Choice[]): void {
    this.played = this.fold(choices);
    this.changed();
    void this.drive();
  }

  private answer(seat: number, option: string): void {
    const decision = String(this.played.state.moment);
    const done = this.played.choose({ seat, decision, option });
    // The tap may be for a decision that is over: ignore it.
    if (!done.ok) return;
    this.events = [...this.events, ...done.value];
    this.changed();
  }

  private changed(): void {
    this.world.keep(this.played.record, this.said);
    this.moment = this.look(this.nextPerson());
    this.tell();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }

  /** Who must take the device next, if its holder is not asked. */
  private nextPerson(): number | undefined {
    const people = this.people();
    if (people.length < 2) return undefined;
    if (typeof this.viewer === 'number' && this.waits(this.viewer)) return undefined;
    return people.find((seat) => this.waits(seat));
  }

  /** Lets the bots answer one after another, as long as one is asked, and answers what is no question. */
  private async drive(): Promise<void> {
    if (this.driving) return;
    this.driving = true;
    this.answerForced();
    for (let seat = this.askedBot(); seat !== undefined && !this.closed; seat = this.askedBot()) {
      await this.letThink(seat);
      this.answerForced();
    }
    this.driving = false;
  }

  /**
   * Where a person among bots has only one option, it is taken. Several people at a device are always asked: what the
   * device does by itself would tell the others about a hand.
   */
  private answerForced(): void {
    const seat = this.viewer;
    if (typeof seat !== 'number' || this.people().length > 1) return;
    for (let only = this.forced(seat); only !== undefined; only = this.forced(seat)) {
      this.answer(seat, only);
    }
  }

  /** The only option of a seat that is asked, where it has no other. */
  private forced(seat: number): string | undefined {
    const asked = this.played.decisions().find((decision) => decision.seat === seat);
    return asked && onlyOption(asked)?.id;
  }

  /** The answer that undo takes back, and how many undos that are: several people at a device gave each one themselves. */
  private lastChoice(seat: number): Result<{ readonly option: string; readonly undos: number }> {
    if (this.people().length < 2) return this.played.undoableChoice(seat);
    const last = this.played.undoable(seat);
    return last.ok ? accept({ option: last.value[1], undos: 1 }) : last;
  }

  private askedBot(): number | undefined {
    return this.played.decisions().find(({ seat }) => this.sitters[seat]?.bot !== undefined)?.seat;
  }

  private async letThink(seat: number): Promise<void> {
    const { played } = this;
    const { record } = played;
    const bot = this.sitters[seat]!.bot!;
    const option = await this.world.think({ record, seat, bot });
    // What was thought about may have been taken back.
    if (this.closed || played !== this.played || !this.waits(seat)) return;
    this.answer(seat, option);
  }

  private look(handOver?: number): Moment {
    const { viewer, played, sitters } = this;
    const { outcome } = played;
    const asked = this.asked();
    const undo = this.undoNow();
    const takeBack = undo && 'rule' in undo ? this.takenBackOption() : undefined;
    return {
      sitters,
      viewer,
      view: played.game.view(played.state, handOver === undefined ? viewer : 'watcher') as AnyView,
      ...(asked && handOver === undefined && { asked }),
      events: this.events.map((event) =>
        heardBy(event, handOver === undefined ? viewer : 'watcher'),
      ),
      ...(undo && { undo }),
      ...(takeBack !== undefined && { takeBack }),
      ...this.said,
      thinking: played.decisions().flatMap(({ seat }) => (sitters[seat]?.bot ? [seat] : [])),
      ...(handOver !== undefined && { handOver }),
      ...(outcome && { outcome }),
      record: played.record,
    };
  }

  private asked(): OpenDecision | undefined {
    const { viewer } = this;
    if (typeof viewer !== 'number' || !this.waits(viewer)) return undefined;
    const decision = this.played.decision(viewer);
    return decision && { decision, refusals: this.played.refusals(viewer) };
  }

  private undoNow(): Undo | undefined {
    if (typeof this.viewer !== 'number') return undefined;
    const undo = undoTo(this.lastChoice(this.viewer));
    if ('option' in undo || !this.said.practice) return undo;
    const option = this.takenBackOption();
    return option === undefined ? undo : { option };
  }

  /** Where the choice stands that can be taken back against the rules of undo: never among people. */
  private takenBack(): number | undefined {
    const { viewer, played } = this;
    if (typeof viewer !== 'number' || played.over || this.people().length > 1) return undefined;
    return lastFreeChoice(played.record, viewer);
  }

  private takenBackOption(): string | undefined {
    const at = this.takenBack();
    return at === undefined ? undefined : this.played.record.choices[at]?.[1];
  }
}
