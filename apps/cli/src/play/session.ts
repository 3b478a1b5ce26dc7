import { type Decision, hasSeat, nth, type Option, seatsIn, type Table } from '@treefort/kernel';
import { botName, type People } from '@treefort/words';
import type { Board, OpenDecision } from '../boards/board.ts';
import { WIDTH, wrapped } from '../boards/layout.ts';
import type { LoadedLanguage } from '../language.ts';
import { keysOf, shortNameOf, understand } from './answer.ts';
import { Bots } from './bots.ts';
import { EventLog } from './event-log.ts';
import { isBot, type Player } from './players.ts';
import { Screen } from './screen.ts';
import { isLevel, peopleAt } from './seat-names.ts';
import type { Terminal } from './terminal.ts';

/** What a person's line led to: asked again, on with the game, or away. */
type Next = 'again' | 'on' | 'quit';

interface Seating {
  readonly board: Board;
  readonly language: LoadedLanguage;
  readonly players: readonly Player[];
  readonly quick: boolean;
  /** Whether every question comes with a hint. */
  readonly hints: boolean;
}

/** One game at one keyboard, with bots on the other seats. */
export class Session {
  private readonly table: Table;
  private readonly players: readonly Player[];
  private readonly terminal: Terminal;
  private readonly language: LoadedLanguage;
  private readonly people: People;
  private readonly board: Board;
  private readonly screen: Screen;
  private readonly log: EventLog;
  private readonly bots: Bots;
  private readonly hints: boolean;
  private quick: boolean;
  private lastToAct: number | undefined;
  private atKeyboard: number | undefined;

  constructor(table: Table, seating: Seating, terminal: Terminal) {
    const { board, language, players } = seating;
    this.table = table;
    this.players = players;
    this.quick = seating.quick;
    this.hints = seating.hints;
    this.log = EventLog.upTo(table);
    this.bots = new Bots(table, this.log, players);
    this.terminal = terminal;
    this.language = language;
    this.people = peopleAt(players, language.words);
    this.board = board;
    this.screen = new Screen(board, language, this.people, terminal);
    this.atKeyboard = this.alone;
    // Those who come back to a saved game have been told of it before.
    for (const [seat, player] of players.entries()) if (!isBot(player)) this.log.newTo(seat);
  }

  /** The only person at the table, if there is just one. */
  private get alone(): number | undefined {
    return this.people.you;
  }

  /** Who the bots are. */
  sayWhoSits(): void {
    for (const [seat, player] of this.players.entries()) {
      if (!isLevel(player)) continue;
      const { id, face, rank } = player;
      const name = nth(this.people.names, seat);
      this.terminal.say(this.language.lines.t('terminal:sits', { id, face, name, rank }));
    }
  }

  /** Plays on; false when the people left before the end. */
  async play(): Promise<boolean> {
    while (!this.table.over) {
      if (this.terminal.left) return false;
      const acting = seatsIn(this.table.game.actors(this.table.state));
      const person = acting.find((seat) => !isBot(nth(this.players, seat)));
      if (person === undefined) await this.letBotAnswer(nth(acting, 0));
      else if ((await this.turn(person)) === 'quit') return false;
    }
    return true;
  }

  sayEnd(): void {
    const { game, state, outcome } = this.table;
    if (this.atKeyboard !== undefined) this.screen.news(this.log.newTo(this.atKeyboard));
    if (outcome) this.screen.end(game.view(state, this.alone ?? 'watcher'), outcome);
  }

  private get choices(): number {
    return this.table.record.choices.length;
  }

  /** Bots answer after the people, so that a person's answer can still be changed. */
  private async letBotAnswer(seat: number): Promise<void> {
    if (this.alone !== undefined && this.lastToAct !== seat) {
      this.screen.news(this.log.newTo(this.alone));
    }
    const name = nth(this.people.names, seat);
    await this.terminal.during(this.language.lines.t('terminal:thinks', { name }), () => {
      const decision = this.table.decision(seat)!;
      this.answer(decision, this.bots.answer(decision));
    });
  }

  private answer({ id, seat }: Decision, option: string): void {
    const done = this.table.choose({ seat, decision: id, option });
    if (!done.ok) throw new Error(`an offered option was refused: ${done.fault.message}`);
    this.log.add(this.choices, done.value);
    this.lastToAct = seat;
  }

  private asked(seat: number): OpenDecision | undefined {
    const decision = this.table.decision(seat);
    if (!decision) return undefined;
    return { decision, keys: keysOf(decision.options), refusals: this.table.refusals(seat) };
  }

  private view(seat: number): unknown {
    return this.table.game.view(this.table.state, seat);
  }

  /** One person answers one decision. */
  private async turn(seat: number): Promise<Next> {
    if (this.atKeyboard !== seat && (await this.handOver(seat)) === 'quit') return 'quit';
    const asked = this.asked(seat);
    if (!asked) return 'on';
    this.screen.news(this.log.newTo(seat));
    const formality = this.alone === seat ? this.board.formality?.(asked.decision) : undefined;
    if (formality) {
      this.terminal.say(`  ${formality}`);
      this.answer(asked.decision, nth(asked.decision.options, 0).id);
      return 'on';
    }
    this.screen.question(asked, this.view(seat));
    if (this.hints) await this.sayHint(asked);
    let next: Next = 'again';
    while (next === 'again') {
      const typed = await this.terminal.ask(this.language.lines.t('terminal:prompt'));
      next = typed === undefined ? 'quit' : await this.respond(typed, asked);
    }
    return next;
  }

  /** Takes what one person saw off the screen before the next one looks. */
  private async handOver(seat: number): Promise<Next> {
    if (this.atKeyboard !== undefined) this.terminal.clear();
    const typed = await this.terminal.ask(
      this.language.lines.t('terminal:hand-over', { who: nth(this.people.names, seat) }),
    );
    if (typed === undefined || typed === 'quit') return 'quit';
    this.atKeyboard = seat;
    return 'on';
  }

  private async respond(typed: string, asked: OpenDecision): Promise<Next> {
    const { screen, terminal } = this;
    const { seat } = asked.decision;
    const [word = '', ...rest] = typed.split(/\s+/);
    switch (word.toLowerCase()) {
      case 'quit':
        return 'quit';
      case 'help':
        screen.help();
        return 'again';
      case '':
      case 'look':
        screen.question(asked, this.view(seat));
        return 'again';
      case 'quick':
        this.quick = !this.quick;
        terminal.say(
          this.language.lines.t(this.quick ? 'terminal:quick-on' : 'terminal:quick-off'),
        );
        return 'again';
      case 'undo':
        return this.undo(seat) ? 'on' : 'again';
      case 'hint':
        await this.sayHint(asked);
        return 'again';
      case 'why':
        if (rest.length === 0) this.sayRefused(asked);
        else screen.why(rest.join(' '), asked, this.view(seat));
        return 'again';
      default:
        return this.choose(typed, asked);
    }
  }

  /** The names by which refused options can be asked about: the ends of their ids. */
  private sayRefused({ refusals }: OpenDecision): void {
    const { lines } = this.language;
    const names = refusals.map(shortNameOf).join(', ');
    this.say(names ? lines.t('terminal:why-what', { names }) : lines.t('terminal:why-nothing'));
  }

  /** What the strongest bot thinks of the options. */
  private async sayHint(asked: OpenDecision): Promise<void> {
    const { adviser } = this.bots;
    if (!adviser) return;
    const name = botName(this.language.words.locale, adviser.id);
    await this.terminal.during(this.language.lines.t('terminal:thinks', { name }), () => {
      const hint = this.bots.hint(asked.decision);
      this.screen.hint(name, hint, { asked, view: this.view(asked.decision.seat) });
    });
  }

  /** A sentence of any length. */
  private say(text: string): void {
    this.terminal.say(wrapped(text, WIDTH).join('\n'));
  }

  private async choose(typed: string, asked: OpenDecision): Promise<Next> {
    const meant = understand(typed, asked);
    if (!meant || 'refusal' in meant) {
      this.screen.why(typed, asked, this.view(asked.decision.seat));
      return 'again';
    }
    const { news } = this.table.state;
    const text = this.screen.option(meant.option, this.view(asked.decision.seat));
    this.answer(asked.decision, meant.option.id);
    // A player who is asked again at once can still take it back then.
    const again = hasSeat(this.table.game.actors(this.table.state), asked.decision.seat);
    const final = this.quick || again || news !== this.table.state.news;
    return final ? 'on' : this.confirm(asked, { ...meant.option, text });
  }

  private undo(seat: number): boolean {
    const undone = this.table.undo(seat);
    if (!undone.ok) {
      this.say(this.language.words.fault(undone.fault));
      return false;
    }
    this.log.backTo(this.choices);
    const option = this.asked(seat)?.decision.options.find(({ id }) => id === undone.value[1]);
    if (option) {
      const answer = this.screen.option(option, this.view(seat));
      this.say(this.language.lines.t('terminal:taken-back', { answer }));
    }
    return true;
  }

  /** An answer from which nobody has learned anything yet can be taken back or changed until Enter. */
  private async confirm(asked: OpenDecision, chosen: Option & { text: string }): Promise<Next> {
    const { seat } = asked.decision;
    const view = this.view(seat);
    const { lines } = this.language;
    this.say(lines.t('terminal:chosen', { answer: chosen.text }));
    const typed = await this.terminal.ask(lines.t('terminal:confirm'));
    if (typed === undefined || typed === 'quit') return 'quit';
    if (typed === 'undo') return this.undo(seat) ? 'on' : 'again';
    const meant = understand(typed, asked);
    const other = meant && 'option' in meant ? meant.option : undefined;
    if (typed === '' || other?.id === chosen.id) return 'on';
    if (!other) {
      this.screen.why(typed, asked, view);
      return this.confirm(asked, chosen);
    }
    this.undo(seat);
    return this.choose(typed, asked);
  }
}
