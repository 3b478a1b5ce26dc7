import type { RuleMarks } from './game-words.ts';
import type { GameId } from './games.ts';
import type { Locale } from './locale.ts';
import type { RuleFiles } from './messages.ts';
import type { MessageTree } from './speaker.ts';
import type { Words } from './words.ts';

/** A statement of the rules. */
export interface RuleWords extends RuleMarks {
  readonly id: string;
  readonly text: string;
  /** What the printed rules say, where the statement holds a reading of ours because they are silent or disagree. */
  readonly printed?: string;
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly RuleWords[];
}

/** The rules of all games in one language, by game, chapter and statement. */
export interface Rulebook extends Readonly<Record<GameId, readonly Chapter[]>> {
  readonly locale: Locale;
  /** The statement that an id of a refusal or a question names. */
  rule(id: string): RuleWords | undefined;
}

/** The rules of one game as they lie in a file. */
interface RuleFile {
  readonly chapters: Readonly<Record<string, string>>;
  readonly rules: MessageTree;
  readonly printed: Readonly<Record<string, string>>;
}

function chaptersOf(
  { chapters, rules, printed }: RuleFile,
  marks: (id: string) => RuleMarks,
): Chapter[] {
  const statement = ([id, text]: [id: string, text: string]): RuleWords => {
    const inPrint = printed[id];
    return { id, text, ...(inPrint !== undefined && { printed: inPrint }), ...marks(id) };
  };
  return Object.entries(rules).map(([chapter, statements]) => ({
    id: chapter,
    title: chapters[chapter] ?? chapter,
    rules: Object.entries(statements).map(statement),
  }));
}

export function rulebookOf(words: Words, files: RuleFiles): Rulebook {
  const chaptersIn = (game: GameId): Chapter[] => chaptersOf(files[game], words[game].ruleMarks);
  const games = { fort: chaptersIn('fort'), treehouse: chaptersIn('treehouse') };
  const all = Object.values(games).flatMap((chapters) => chapters.flatMap(({ rules }) => rules));
  const byId = new Map(all.map((rule) => [rule.id, rule]));
  return { locale: words.locale, ...games, rule: (id) => byId.get(id) };
}
