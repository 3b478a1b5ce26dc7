import { readFileSync } from 'node:fs';
import { Referee } from '@treefort/protocol';
import { fortDocs } from './fort.ts';
import type { GameDocs } from './game-docs.ts';
import { partsOf } from './tables.ts';
import { treehouseDocs } from './treehouse.ts';

/** The games of docs/referee.md: a new game is one entry here. */
export const DOCS: readonly GameDocs[] = [treehouseDocs, fortDocs];

export const PAGE: URL = new URL('../../../docs/referee.md', import.meta.url);

/** The text with one part written anew between its markers. */
function withPart(text: string, marker: string, part: string): string {
  const [begin, end] = [`<!-- ${marker} -->`, `<!-- /${marker} -->`];
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/referee.md has no part ${marker}`);
  return `${text.slice(0, from)}${begin}\n\n${part}\n\n${text.slice(to)}`;
}

/** A worked session with the referee's real replies. */
function withReplies(session: string): string {
  const referee = new Referee(DOCS.map(({ game }) => game));
  const requests = session.split('\n').filter((line) => line.startsWith('> '));
  return requests.map((line) => `${line}\n< ${referee.reply(line.slice(2))}\n`).join('');
}

const SESSION = /(?<=```text\n)> [\s\S]*?(?=```)/g;

/** docs/referee.md with every table that follows from the games' types, and every reply, as they are now. */
export function pageNow(): string {
  let text = readFileSync(PAGE, 'utf8');
  for (const docs of DOCS) {
    for (const [name, part] of Object.entries(partsOf(docs))) {
      text = withPart(text, `${docs.game.id}:${name}`, part);
    }
  }
  return text.replaceAll(SESSION, withReplies);
}
