import { nth } from './nth.ts';

/** What is wrong between the paragraphs of printed rulebooks and the statements of a RULES.md. */
interface Uncovered {
  /** Paragraphs that no statement covers. */
  readonly uncovered: string[];
  /** Statements that a paragraph names and RULES.md does not have. */
  readonly unknown: string[];
  /** Statements that no paragraph names and that are not our reading. */
  readonly unfounded: string[];
}

/** The entries of a list, each with its id and all its lines. */
const entriesOf = (page: string): [id: string, text: string][] =>
  page.split(/\n(?=- `)|\n\n/).flatMap((entry) => {
    const found = /^- `([\w.-]+)`(.*)$/s.exec(entry);
    return found ? [[nth(found, 1), nth(found, 2).replaceAll(/\s+/g, ' ')]] : [];
  });

const idsIn = (text: string): string[] =>
  Array.from(text.matchAll(/`([\w.-]+)`/g), (match) => nth(match, 1));

/** Compares the paragraphs of a RULEBOOK.md, each with the statements after its arrow, with those of a RULES.md. */
export function uncovered(rules: string, rulebook: string): Uncovered {
  const stated = new Map(entriesOf(rules));
  const paragraphs = entriesOf(rulebook).map(
    ([id, text]) => [id, idsIn(text.split('→')[1] ?? '')] as const,
  );
  const named = new Set(paragraphs.flatMap(([, ids]) => ids));
  return {
    uncovered: paragraphs.filter(([, ids]) => ids.length === 0).map(([id]) => id),
    unknown: [...named].filter((id) => !stated.has(id)),
    unfounded: [...stated]
      .filter(([id, text]) => !named.has(id) && !text.includes('our reading'))
      .map(([id]) => id),
  };
}
