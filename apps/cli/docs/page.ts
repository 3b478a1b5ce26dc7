import { readFileSync } from 'node:fs';
import { Referee } from '@treefort/protocol';
import { fortDocs } from './fort.ts';
import type { GameDocs } from './game-docs.ts';
import { partsOf } from './tables.ts';
import { treehouseDocs } from './treehouse.ts';

/** The games of the pages: a new game is one entry here. */
export const DOCS: readonly GameDocs[] = [treehouseDocs, fortDocs];

/** A page with parts that follow from the types, and its text with them as they are now. */
export interface Page {
  readonly file: URL;
  textNow(): string;
}

const read = (file: URL): string => readFileSync(file, 'utf8');

/** The text with one part written anew between its markers. */
function withPart(text: string, marker: string, part: string): string {
  const [begin, end] = [`<!-- ${marker} -->`, `<!-- /${marker} -->`];
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`the page has no part ${marker}`);
  return `${text.slice(0, from)}${begin}\n\n${part}\n\n${text.slice(to)}`;
}

/** A worked session with the referee's real replies. */
function withReplies(session: string): string {
  const referee = new Referee(DOCS.map(({ game }) => game));
  const requests = session.split('\n').filter((line) => line.startsWith('> '));
  return requests.map((line) => `${line}\n< ${referee.reply(line.slice(2))}\n`).join('');
}

const SESSION = /(?<=```text\n)> [\s\S]*?(?=```)/g;

/** docs/referee.md: a part for each table of each game, and the replies of its session. */
export const REFEREE: Page = {
  file: new URL('../../../docs/referee.md', import.meta.url),
  textNow() {
    let text = read(REFEREE.file);
    for (const docs of DOCS) {
      for (const [name, part] of Object.entries(partsOf(docs, { secretly: 'secret' }))) {
        text = withPart(text, `${docs.game.id}:${name}`, part);
      }
    }
    return text.replaceAll(SESSION, withReplies);
  },
};

/** All that is a game's own in what a server sends. */
function gamePart(docs: GameDocs): string {
  const parts = partsOf(docs, { secretly: 'told to some' });
  return [
    `### ${docs.title}`,
    parts.words,
    '`decision`:',
    parts.decisions,
    'Its `options`:',
    parts.options,
    '`events` of `happened`:',
    parts.events,
    '`view`:',
    parts.view,
  ].join('\n\n');
}

/** docs/protocol.md: one part with all games. */
export const PROTOCOL: Page = {
  file: new URL('../../../docs/protocol.md', import.meta.url),
  textNow: () => withPart(read(PROTOCOL.file), 'games', DOCS.map(gamePart).join('\n\n')),
};
