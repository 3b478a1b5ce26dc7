import type * as fortFile from './en/rules-fort.ts';
import type * as treehouseFile from './en/rules-treehouse.ts';
import type { Locale } from './locale.ts';
import type { MessageTree, Same, SameIn } from './speaker.ts';
import type { Words } from './words.ts';

/** The rules of a game: chapters in order, each with its statements in order. */
interface FortRules {
  readonly chapters: Same<typeof fortFile.chapters>;
  readonly rules: SameIn<typeof fortFile.rules>;
}
interface TreehouseRules {
  readonly chapters: Same<typeof treehouseFile.chapters>;
  readonly rules: SameIn<typeof treehouseFile.rules>;
}

/** The statements in which we chose a reading, because the rulebooks are silent or disagree. */
const OUR_READINGS: ReadonlySet<string> = new Set([
  'fort.play.one',
  'fort.play.actions',
  'fort.play.zero',
  'fort.play.partial',
  'fort.play.add-useful',
  'fort.play.add-lookout',
  'fort.play.coin',
  'fort.follow.discard',
  'fort.recruit.none',
  'fort.act.trash-this',
  'fort.act.advance-mod',
  'fort.act.copy-pack',
  'fort.act.copy-rival',
  'fort.act.per',
  'fort.act.then',
  'fort.perk.bribe',
  'fort.perk.copy-cat',
  'fort.perk.do-over',
  'fort.perk.recycling',
  'fort.perk.rough-housing',
  'tree.pick',
  'tree.discard',
  'tree.touch',
  'tree.permanent',
  'tree.changer.tie',
  'tree.changer.choose',
  'tree.two',
  'tree.two.tie',
  'tree.junior',
  'tree.fewest',
]);

/** The statements with figures that no rulebook prints. */
const PROVISIONAL: ReadonlySet<string> = new Set(['fort.card', 'fort.level.cost']);

/** A statement of the rules. */
export interface RuleWords {
  readonly id: string;
  /** The name of the perk or made-up rule that it is about. */
  readonly name?: string;
  readonly text: string;
  /** Whether it holds a reading of ours. */
  readonly ours: boolean;
  /** Whether figures in it are provisional. */
  readonly provisional: boolean;
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly RuleWords[];
}

/** The rules of both games in one language. */
export interface Rulebook {
  readonly locale: Locale;
  readonly fort: readonly Chapter[];
  readonly treehouse: readonly Chapter[];
  /** The statement that an id of a refusal or a question names. */
  rule(id: string): RuleWords | undefined;
}

/** The perk or made-up rule that a statement is about. */
function nameOf(id: string, { fort }: Words): string | undefined {
  const [, kind, reward = ''] = id.split('.');
  if (kind === 'perk') return fort.perk(reward).name;
  return kind === 'rule' ? fort.madeUpRule(reward).name : undefined;
}

function chaptersOf(file: FortRules | TreehouseRules, words: Words): Chapter[] {
  const titles: Readonly<Record<string, string>> = file.chapters;
  const rules: MessageTree = file.rules;
  return Object.entries(rules).map(([chapter, statements]) => ({
    id: chapter,
    title: titles[chapter] ?? chapter,
    rules: Object.entries(statements).map(([id, text]): RuleWords => {
      const name = nameOf(id, words);
      const marks = { ours: OUR_READINGS.has(id), provisional: PROVISIONAL.has(id) };
      return { id, text, ...marks, ...(name !== undefined && { name }) };
    }),
  }));
}

/** The rules as they lie in the files of a language. */
export interface RuleFiles {
  readonly fort: FortRules;
  readonly treehouse: TreehouseRules;
}

export function rulebookOf(words: Words, files: RuleFiles): Rulebook {
  const fort = chaptersOf(files.fort, words);
  const treehouse = chaptersOf(files.treehouse, words);
  const all = [...fort, ...treehouse].flatMap(({ rules }) => rules);
  const byId = new Map(all.map((rule) => [rule.id, rule]));
  return { locale: words.locale, fort, treehouse, rule: (id) => byId.get(id) };
}
