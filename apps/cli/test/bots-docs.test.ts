import { existsSync, readFileSync } from 'node:fs';
import { levelsOf } from '@treefort/bots';
import { botName } from '@treefort/words';
import { describe, expect, it } from 'vitest';
import type { Program } from '../src/arena/program.ts';
import { ProgramPlayer } from '../src/arena/program-player.ts';

const docs = new URL('../../../docs/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, docs), 'utf8');
const page = read('bots.md');

/** Every cell of the rows of a page whose first cell looks so. */
const rows = (first: RegExp): string[][] =>
  page
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .slice(2, -2)
        .split(' | ')
        .map((cell) => cell.trim()),
    )
    .filter(([cell]) => first.test(cell!));

describe('docs/bots.md', () => {
  it('shows the example as it is, and it has twenty lines', () => {
    const [, code] = /```ts\n([\s\S]+?)```/.exec(page) ?? [];
    expect(code).toBe(read('examples/eager.ts'));
    expect(code!.trimEnd().split('\n').length).toBeLessThanOrEqual(20);
  });

  it('lists the fields of a real question', async () => {
    const asked: object[] = [];
    const program = {
      ask: async (question: object) => {
        asked.push(question);
        return 'pass';
      },
    };
    const place = { game: 'fort', table: '0', seat: 1 };
    const player = new ProgramPlayer(program as Program, { ms: 1 }, place);
    player.hear({ kind: 'turn', seat: 0 });
    const decision = { id: '3', seat: 1, kind: 'follow', rule: 'x', options: [] };
    await player.choose({}, decision, { ms: 1 });
    const listed = rows(/^`\w+`$/).map(([field]) => field!.slice(1, -1));
    expect(listed.toSorted()).toEqual(Object.keys(asked[0]!).sort());
  });

  it('lists the levels as they are', () => {
    const shown = ({ face, id, character }: ReturnType<typeof levelsOf>[number]) =>
      `${face} ${botName('en', id)}, \`${id}\`: ${character}`;
    const [fort, treehouse] = ['fort', 'treehouse'].map((game) => levelsOf(game).map(shown));
    expect(rows(/^[1-5]$/)).toEqual(
      [0, 1, 2, 3, 4].map((i) => [`${i + 1}`, fort![i], treehouse![i]]),
    );
  });
});

it.each(['bots.md', 'fort-box.md', 'referee.md', 'protocol.md'])(
  'the links of docs/%s lead somewhere',
  (name) => {
    const links = Array.from(read(name).matchAll(/\]\(([^)#:]+)[^):]*\)/g), (match) => match[1]!);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !existsSync(new URL(link, docs)))).toEqual([]);
  },
);
