import {
  type GameEvent,
  heardBy,
  type Option,
  Table as Played,
  type Refusal,
  seedFromText,
  sure,
} from '@treefort/kernel';
import type { LessonKey } from '@treefort/words';
import type { AnyView } from '../games/game-types.ts';
import type { GameId } from '../table/game-id.ts';
import { engineOf, games } from '../table/games.ts';
import type { Moment, Sitter, Table } from '../table/table.ts';
import { isWanted, type Position, type Step, type Task } from './lesson.ts';

/** What is answered to a try: the rule's refusal, or a sentence of the lesson. */
export type Reply =
  | { readonly is: 'refused'; readonly refusal: Refusal }
  | { readonly is: 'other'; readonly says: LessonKey };

/** How far a step has come. */
export interface Progress {
  /** What is to be done; nothing when the step is done. */
  readonly task: Task | undefined;
  readonly reply: Reply | undefined;
  /** How many things are still to be done. */
  readonly left: number;
}

const LEARNER = 0;
/** A fixed seed: what a position leaves to chance is always the same. */
const SEED = seedFromText('a lesson');

function layPosition(game: GameId, { seats, options, scenario }: Position): Played {
  const engine = engineOf(game);
  return sure(
    Played.open(games, {
      game,
      rules: engine.rules,
      seed: SEED,
      seats,
      options: sure(engine.options(options ?? {})),
      scenario,
      choices: [],
    }),
  );
}

/** A step of a lesson as a table. Only its tasks are played; every other try gets a reply. */
export class LessonTable implements Table {
  private readonly step: Step;
  private readonly sitters: readonly Sitter[];
  private readonly listeners = new Set<() => void>();
  private readonly played: Played;
  private readonly script: string[];
  private events: readonly GameEvent[] = [];
  private tasks: readonly Task[];
  private reply: Reply | undefined;
  private moment: Moment;

  constructor(game: GameId, step: Step, sitters: readonly Sitter[]) {
    this.step = step;
    this.sitters = sitters;
    this.tasks = step.tasks;
    this.script = [...step.rivals];
    this.played = layPosition(game, step.position);
    this.letRivalsPlay();
    this.moment = this.look();
  }

  now(): Moment {
    return this.moment;
  }

  watch(changed: () => void): () => void {
    this.listeners.add(changed);
    return () => this.listeners.delete(changed);
  }

  progress(): Progress {
    return { task: this.tasks[0], reply: this.reply, left: this.tasks.length };
  }

  choose(option: string): void {
    const [task] = this.tasks;
    const chosen = this.offered(option);
    if (!task || !chosen) return;
    if (task.refused !== undefined || !isWanted(task.wants, chosen)) {
      const other = task.instead?.find(([one]) => isWanted([one], chosen));
      this.answer({ is: 'other', says: other?.[1] ?? 'learn:not-yet' });
      return;
    }
    this.play(LEARNER, option);
    this.goOn(undefined);
  }

  tryInVain(refusal: Refusal): void {
    const [task] = this.tasks;
    if (!task) return;
    const reply: Reply = { is: 'refused', refusal };
    if (task.refused === refusal.rule && isWanted(task.wants, refusal)) this.goOn(reply);
    else this.answer(reply);
  }

  undo(): void {
    // A wrong try is never played, so there is nothing to take back.
  }

  takeOver(): void {
    // Only the learner plays here.
  }

  close(): void {
    this.listeners.clear();
  }

  private offered(option: string): Option | undefined {
    return this.played.decision(LEARNER)?.options.find(({ id }) => id === option);
  }

  private goOn(reply: Reply | undefined): void {
    this.tasks = this.tasks.slice(1);
    this.letRivalsPlay();
    this.answer(reply);
  }

  private answer(reply: Reply | undefined): void {
    this.reply = reply;
    this.moment = this.look();
    for (const listener of this.listeners) listener();
  }

  private letRivalsPlay(): void {
    for (;;) {
      const asked = this.played.decisions().find(({ seat }) => seat !== LEARNER);
      const option = asked && this.script.shift();
      if (!asked || option === undefined) return;
      this.play(asked.seat, option);
    }
  }

  private play(seat: number, option: string): void {
    const decision = String(this.played.state.moment);
    this.events = [...this.events, ...sure(this.played.choose({ seat, decision, option }))];
  }

  private look(): Moment {
    const { played, sitters } = this;
    const decision = this.tasks.length > 0 ? played.decision(LEARNER) : undefined;
    const { outcome } = played;
    return {
      sitters: sitters.slice(0, this.step.position.seats),
      viewer: LEARNER,
      view: played.game.view(played.state, LEARNER) as AnyView,
      ...(decision && { asked: { decision, refusals: played.refusals(LEARNER) } }),
      events: this.events.map((event) => heardBy(event, LEARNER)),
      thinking: [],
      ...(outcome && { outcome }),
      record: played.record,
    };
  }
}
