import type { GameEvent, Option, Outcome } from '@treefort/kernel';
import type { Asked, Board, Hand } from '../boards/board.ts';
import { columns } from '../boards/layout.ts';
import * as words from '../words/play.ts';
import { understand } from './answer.ts';
import type { Terminal } from './terminal.ts';

/** Two options fit side by side if each takes less than this. */
const HALF = 40;

/** What a person reads: the table, the news, the question and the reasons. */
export class Screen {
  private readonly board: Board;
  private readonly hand: Hand;
  private readonly terminal: Terminal;

  constructor(board: Board, names: readonly string[], terminal: Terminal) {
    this.board = board;
    this.hand = { names, paint: terminal.paint };
    this.terminal = terminal;
  }

  help(): void {
    this.terminal.say(`${words.COMMANDS_HELP}\n\n${this.board.help}`);
  }

  news(events: readonly GameEvent[]): void {
    const told = events.flatMap((event) => this.board.event(event, this.hand) ?? []);
    if (told.length > 0) this.terminal.say(told.map((text) => `  * ${text}`).join('\n'));
  }

  question(asked: Asked, view: unknown): void {
    const { board, hand, terminal } = this;
    const { decision, keys } = asked;
    const lines = decision.options.map(
      (option) => `  ${keys.get(option.id)?.padStart(2)}  ${board.option(option, view)}`,
    );
    const half = Math.ceil(lines.length / 2);
    const fits = lines.length > 4 && lines.every((line) => line.length < HALF);
    const listed = fits ? columns([lines.slice(0, half), lines.slice(half)], HALF) : lines;
    terminal.say(`\n${board.draw(view, asked, hand)}\n`);
    terminal.say([hand.paint('bold', board.question(decision, view)), ...listed].join('\n'));
  }

  option(option: Option, view: unknown): string {
    return this.board.option(option, view);
  }

  /** Why what was typed cannot be chosen, or that it can. */
  why(typed: string, asked: Asked, view: unknown): void {
    const meant = understand(typed, asked);
    this.terminal.say(this.reason(typed, meant, view));
  }

  private reason(typed: string, meant: ReturnType<typeof understand>, view: unknown): string {
    if (!meant) return words.unknown(typed);
    if ('option' in meant) return words.allowed(meant.key, this.board.option(meant.option, view));
    return `No: ${this.board.refusal(meant.refusal, view)} (${meant.refusal.rule}).`;
  }

  end(view: unknown, outcome: Outcome): void {
    const { board, hand, terminal } = this;
    terminal.say(`\n${board.draw(view, undefined, hand)}\n`);
    terminal.say(board.scores(view, outcome, hand));
    const won = outcome.winners.map((seat) => hand.names[seat]!);
    terminal.say(`\n${hand.paint('bold', words.winners(won))}\n`);
  }
}
