import { nth } from './nth.ts';

/** The rule ids that a RULES.md states, and those that tests are named after, compared. */
export function untested(
  rules: string,
  tests: readonly string[],
): { readonly untested: string[]; readonly unknown: string[] } {
  const stated = new Set(Array.from(rules.matchAll(/^- `([\w.-]+)`/gm), (match) => nth(match, 1)));
  const source = tests.join('\n');
  const proved = new Set(
    Array.from(source.matchAll(/\brule\(\s*'([\w.-]+)'/g), (match) => nth(match, 1)),
  );
  return {
    untested: [...stated].filter((id) => !proved.has(id)),
    unknown: [...proved].filter((id) => !stated.has(id)),
  };
}
