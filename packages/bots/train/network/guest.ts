import {
  decisionOf,
  type GameEvent,
  heardBy,
  moveOf,
  type Random,
  type State,
} from '@treefort/kernel';
import type { Player } from '../../src/bot.ts';
import { botNamed } from '../../src/roster.ts';
import type { Lesson } from './lesson.ts';

/** A bot of the house on a seat of a game to learn from: it is asked in the words of the game as it is played. */
export class Guest {
  private readonly lesson: Lesson;
  private readonly player: Player;
  private readonly seat: number;

  constructor(lesson: Lesson, name: string, seat: number) {
    const bot = botNamed(lesson.game.id, name);
    if (!bot) throw new Error(`no bot ${name} for ${lesson.game.id}`);
    this.lesson = lesson;
    this.player = bot.sit(seat);
    this.seat = seat;
  }

  hear(event: GameEvent): void {
    this.player.hear(heardBy(event, this.seat));
  }

  /** The move it chooses, as the game is played. */
  choose(state: State, iterations: number, random: Random): number {
    const { played } = this.lesson;
    const decision = decisionOf(played, state, this.seat);
    const view = played.view(state, this.seat);
    const option = this.player.choose(view, decision, { iterations }, random);
    const move = moveOf(played, state, this.seat, option);
    if (move === undefined) throw new Error(`a guest answers ${option}, which is not offered`);
    return move;
  }
}
