import { readFileSync } from 'node:fs';
import { commands, news, newTable, notDone, peopleNews, whyNot } from '@treefort/protocol';
import { describe, expect, it } from 'vitest';
import { PROTOCOL } from '../docs/page.ts';

const page = readFileSync(PROTOCOL.file, 'utf8');
const prose = page.slice(0, page.indexOf('## The games'));
const code = [...prose.matchAll(/```[\s\S]*?```|`[^`]+`/g)].map(([found]) => found).join(' ');
/** All words that the page writes as code, apart from what is the games' own. */
const named = new Set(code.match(/[\w-]+/g));

const missing = (names: readonly string[]): string[] => names.filter((name) => !named.has(name));

describe('docs/protocol.md', () => {
  it('has the tables of now: npm run docs:tables writes them', () => {
    expect(page).toBe(PROTOCOL.textNow());
  });

  it('names every field of news, and every field and kind of what happened', () => {
    const { shape } = news.shape.happened.element;
    expect(missing(Object.keys(news.shape))).toEqual([]);
    expect(missing(Object.keys(shape))).toEqual([]);
    expect(missing(shape.did.options)).toEqual([]);
  });

  it('names every command with what it says', () => {
    for (const [name, { shape }] of Object.entries(commands)) {
      const row = prose.split('\n').findLast((line) => line.startsWith(`| \`${name}\` `)) ?? '';
      const said = row.match(/`\w+\??`/g) ?? [];
      const told = said.map((word) => word.replaceAll(/[`?]/g, ''));
      expect(told).toEqual(expect.arrayContaining([name, ...Object.keys(shape)]));
    }
  });

  it('names every reason for a refusal, and every field of other messages', () => {
    expect(missing(whyNot.options)).toEqual([]);
    expect(missing(Object.keys(notDone.shape))).toEqual([]);
    expect(missing(Object.keys(peopleNews.shape))).toEqual([]);
    expect(missing(Object.keys(newTable.shape))).toEqual([]);
  });
});
