import type { GameEvent, Option, Outcome } from '@treefort/kernel';
import type { Hint } from '@treefort/review';
import { hintText, type People, plain, type Text } from '@treefort/words';
import type { Board, DrawContext, OpenDecision } from '../boards/board.ts';
import { columns, indented, WIDTH, wrapped } from '../boards/layout.ts';
import type { LoadedLanguage } from '../language.ts';
import { understand } from './answer.ts';
import type { Terminal } from './terminal.ts';

/** Two options fit side by side if neither takes more than this. */
const HALF = 40;

/** Options with their keys: side by side where all are short, else a line each or as many as it takes. */
function listed(keyed: readonly (readonly [key: string, text: string])[]): string[] {
  const lines = keyed.map(([key, text]) => key + text);
  const half = Math.ceil(lines.length / 2);
  if (lines.length > 4 && lines.every((line) => line.length <= HALF)) {
    return columns([lines.slice(0, half), lines.slice(half)], HALF);
  }
  return keyed.flatMap(([key, text]) => {
    const [first = '', ...more] = indented(text, key.length);
    return [key + first.trimStart(), ...more];
  });
}

/** What a person reads: the table, the news, the question and the reasons. */
export class Screen {
  private readonly board: Board;
  private readonly language: LoadedLanguage;
  private readonly context: DrawContext;
  private readonly terminal: Terminal;

  constructor(board: Board, language: LoadedLanguage, people: People, terminal: Terminal) {
    this.board = board;
    this.language = language;
    this.context = { people, paint: terminal.paint };
    this.terminal = terminal;
  }

  help(): void {
    this.terminal.say(`${this.language.lines.t('terminal:commands')}\n\n${this.board.help}`);
  }

  news(events: readonly GameEvent[]): void {
    const told = this.board.news(events, this.context);
    const lines = told.flatMap((text) => wrapped(`* ${text}`, WIDTH - 2));
    if (lines.length > 0) this.terminal.say(lines.map((line) => `  ${line}`).join('\n'));
  }

  question(asked: OpenDecision, view: unknown): void {
    const { board, context, terminal } = this;
    const { decision, keys } = asked;
    const keyed = decision.options.map((option): [string, string] => [
      `  ${keys.get(option.id)?.padStart(2)}  `,
      this.option(option, view),
    ]);
    terminal.say(`\n${board.draw(view, asked, context)}\n`);
    const asks = wrapped(board.question(decision, view, context), WIDTH);
    terminal.say([...asks.map((line) => context.paint('bold', line)), ...listed(keyed)].join('\n'));
  }

  option(option: Option, view: unknown): string {
    return this.board.option(option, view, this.context);
  }

  /** What somebody else would choose, and why. */
  hint(
    name: string,
    hint: Hint | null,
    { asked, view }: { asked: OpenDecision; view: unknown },
  ): void {
    const { lines, hinting, words } = this.language;
    if (!hint) return this.terminal.say(hinting.t('advice:only'));
    const named = (id: string, brief: boolean): string => {
      const option = asked.decision.options.find((one) => one.id === id);
      return option ? this.board.option(option, view, { ...this.context, brief }) : id;
    };
    const { people } = this.context;
    const option = (id: string): Text => [named(id, true)];
    const { why, chance } = hintText(hint, hinting, { words, people, option });
    const key = `  ${asked.keys.get(hint.option)?.padStart(2)}  `;
    const told = [plain(why), chance].flatMap((text) => indented(text, key.length));
    const advised = listed([[key, named(hint.option, false)]]);
    this.terminal.say([lines.t('terminal:hint', { name }), ...advised, ...told].join('\n'));
  }

  /** Why what was typed cannot be chosen, or that it can. */
  why(typed: string, asked: OpenDecision, view: unknown): void {
    const meant = understand(typed, asked);
    this.terminal.say(wrapped(this.reason(typed, meant, view), WIDTH).join('\n'));
  }

  private reason(typed: string, meant: ReturnType<typeof understand>, view: unknown): string {
    const { lines } = this.language;
    if (!meant) return lines.t('terminal:unknown', { typed: JSON.stringify(typed.slice(0, 40)) });
    if ('option' in meant) {
      const answer = this.option(meant.option, view);
      return lines.t('terminal:allowed', { key: meant.key, answer });
    }
    const { refusal } = meant;
    const why = this.board.refusal(refusal, view, this.context);
    return lines.t('terminal:refused', { why, rule: refusal.rule });
  }

  end(view: unknown, outcome: Outcome): void {
    const { board, context, terminal } = this;
    terminal.say(`\n${board.draw(view, undefined, context)}\n`);
    terminal.say(board.scores(view, outcome, context));
    const won = plain(this.language.words.winners(outcome, context.people));
    terminal.say(`\n${context.paint('bold', won)}\n`);
  }
}
