import { type GameRecord, nth, sure, Table } from '@treefort/kernel';
import { type Judgement, MARKS, type Reason, type Review, THRESHOLDS } from '@treefort/review';
import {
  fortuneText,
  headlineText,
  hintReasonText,
  type People,
  plain,
  type ReviewWords,
  reasonText,
  storyText,
} from '@treefort/words';
import type { Board, DrawContext } from '../boards/board.ts';
import { paragraph, WIDTH, wrapped } from '../boards/layout.ts';
import { games } from '../games.ts';
import type { LoadedLanguage } from '../language.ts';
import type { Paint } from '../paint.ts';
import { curveLines } from './curve.ts';

/** What a review is told with. */
export interface ReportInput {
  readonly board: Board;
  readonly language: LoadedLanguage;
  readonly words: ReviewWords;
  readonly paint: Paint;
  /** Whether the table is drawn at the turning points. */
  readonly positions: boolean;
}

const signed = (points: number): string => `${points < 0 ? '−' : '+'}${Math.abs(points)}`;

/** Tells a review in the lines of a terminal. */
export class Report {
  private readonly record: GameRecord;
  private readonly review: Review;
  private readonly input: ReportInput;
  private readonly people: People;

  constructor(record: GameRecord, review: Review, input: ReportInput) {
    this.record = record;
    this.review = review;
    this.input = input;
    const { t } = input.language.words;
    const names = Array.from({ length: record.seats }, (_, n) => t('table:player', { n: n + 1 }));
    this.people = { names };
  }

  text(): string {
    const { words } = this.input;
    const { review } = this;
    const { name } = this.input.language.words.game(this.record.game);
    const head = [name, words.t('review:iterations', { n: review.iterations })].join(', ');
    const parts = [
      [words.labelled(words.t('review:title'), head), ...paragraph(words.t('review:about'))],
      [
        this.title('review:curve'),
        ...paragraph(words.t('review:curve-text')),
        ...curveLines(review.curve),
        this.legend(),
      ],
      [this.title('review:turning'), ...this.turningLines()],
      [this.title('review:players'), ...this.playerLines()],
      [this.title('review:show-costly'), ...this.costlyLines()],
      paragraph(this.markText()),
    ];
    return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`;
  }

  private title(
    key: 'review:curve' | 'review:turning' | 'review:players' | 'review:show-costly',
  ): string {
    return this.input.paint('bold', this.input.words.t(key));
  }

  private legend(): string {
    return `          ${this.people.names.map((name, seat) => `${seat + 1} ${name}`).join('   ')}`;
  }

  private turningLines(): string[] {
    const { words } = this.input;
    return this.review.turningPoints.flatMap(({ n, made, before, after, cause, reasons }) => {
      const changes = before.map(
        (chance, seat) =>
          `${this.people.names[seat]} ${words.percent(chance)} → ${words.percent(nth(after, seat))}`,
      );
      return [
        `${words.t(`screen:${cause}`)} – ${cause === 'reveal' ? this.reasonsLine(reasons) : this.turnAt(n)}`,
        ...made.flatMap((at) => wrapped(`  ${this.choiceAt(at)}`, WIDTH - 2)),
        ...wrapped(`  ${changes.join(', ')}`, WIDTH - 2),
      ]
        .map((line) => `  ${line}`)
        .concat(this.positionLines(n));
    });
  }

  /** The round and turn after so many choices. */
  private turnAt(n: number): string {
    const { game, state } = sure(Table.at(games, this.record, n));
    const view = game.view(state, 'watcher');
    const { words: reviewing, language } = this.input;
    const turn = language.words.game(this.record.game).turn(view, this.people);
    const headline = this.review.turns.find((one) => n >= one.n && n < one.until)?.headline;
    if (!headline) return turn;
    const what = headlineText(headline, { words: language.words, reviewing });
    return reviewing.t('turn:named', { turn, what });
  }

  private reasonsLine(reasons: readonly Reason[]): string {
    const { words: reviewing, language } = this.input;
    const told = { words: language.words, reviewing, people: this.people };
    return reasons.map((reason) => plain(reasonText(reason, told))).join(' ');
  }

  /** The table after so many choices as a watcher saw it, where it is asked for. */
  private positionLines(n: number): string[] {
    const { board, paint, positions } = this.input;
    if (!positions) return [];
    const { game, state } = sure(Table.at(games, this.record, n));
    const drawn = board.draw(game.view(state, 'watcher'), undefined, {
      people: this.people,
      paint,
    });
    return ['', ...drawn.split('\n'), ''];
  }

  /** Who chose what after so many choices. */
  private choiceAt(n: number): string {
    const [seat, option] = nth(this.record.choices, n);
    return this.input.words.t('review:turning-choice', {
      who: nth(this.people.names, seat),
      what: this.optionAt(n, option),
    });
  }

  private optionAt(n: number, id: string): string {
    const { board, paint } = this.input;
    const [seat] = nth(this.record.choices, n);
    const table = sure(Table.at(games, this.record, n));
    const option = table.decision(seat)!.options.find((offered) => offered.id === id)!;
    const context: DrawContext = { people: this.people, paint };
    return board.option(option, table.game.view(table.state, seat), context);
  }

  private playerLines(): string[] {
    const { words } = this.input;
    return [
      ...this.review.summaries.flatMap(({ seat, accuracy, balance, marks, facts }) => {
        const counts = MARKS.map((mark) => `${words.t(`marks:${mark}`)} ${marks[mark]}`);
        const { words: said } = this.input.language;
        const told = [
          `${words.t('review:accuracy')} ${words.percent(accuracy)}`,
          `${words.t('review:balance-start')} ${balance.start}`,
          `${words.t('review:luck')} ${signed(balance.luck)}`,
          `${words.t('review:balance-choices')} ${signed(balance.choices)}`,
          `${words.t('review:balance-end')} ${balance.end}`,
        ];
        const story = plain(storyText(facts, { words: said, reviewing: words }));
        const line = `${fortuneText(balance, words)} ${story}`;
        return [
          `  ${this.people.names[seat]}`,
          ...wrapped(told.join(', '), WIDTH - 4).map((line) => `    ${line}`),
          ...wrapped(counts.join(', '), WIDTH - 4).map((line) => `    ${line}`),
          ...wrapped(line, WIDTH - 4).map((part) => `    ${part}`),
        ];
      }),
      ...paragraph(words.t('review:accuracy-text')),
      ...paragraph(words.t('review:balance-text')),
    ];
  }

  private costlyLines(): string[] {
    const costly = this.review.judgements.filter(({ cost }) => cost >= THRESHOLDS.doubtful);
    const { words } = this.input;
    if (costly.length === 0) return [`  ${words.t('review:none-costly')}`];
    return costly.flatMap((judgement) => this.judgementLines(judgement));
  }

  private judgementLines({ n, seat, chosen, best, cost, mark, reason }: Judgement): string[] {
    const { words, language } = this.input;
    const context = { words: language.words, people: this.people };
    const why = reason ? plain(hintReasonText(reason, language.hinting, context)) : '';
    const told = `${words.t(`marks:${mark}`)}, ${words.change(-cost)}`;
    return [
      `  ${this.turnAt(n)}  ${words.labelled(nth(this.people.names, seat), told)}`,
      ...wrapped(words.labelled(words.t('review:chosen'), this.optionAt(n, chosen)), WIDTH - 6).map(
        (line) => `      ${line}`,
      ),
      ...wrapped(words.labelled(words.t('review:better'), this.optionAt(n, best)), WIDTH - 6).map(
        (line) => `      ${line}`,
      ),
      ...(why === '' ? [] : wrapped(why, WIDTH - 6).map((line) => `      ${line}`)),
    ];
  }

  private markText(): string {
    const { good, doubtful, mistake, blunder } = THRESHOLDS;
    const values = { good, doubtful, mistake, blunder };
    const { words } = this.input;
    const shown = Object.entries(values).map(([mark, from]) => [mark, words.percent(from)]);
    return words.t('review:mark-text', Object.fromEntries(shown));
  }
}
