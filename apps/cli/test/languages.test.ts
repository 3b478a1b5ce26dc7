import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fort, MADE_UP_RULES } from '@treefort/fort';
import { below, type Game, randomFromText, seedFromText, sure, Table } from '@treefort/kernel';
import { treehouse } from '@treefort/treehouse';
import { LOCALES, loadWords } from '@treefort/words';
import { describe, expect, it } from 'vitest';
import type { Board } from '../src/boards/board.ts';
import { gameNamed } from '../src/games.ts';
import { loadLanguage } from '../src/language.ts';
import { keysOf } from '../src/play/answer.ts';
import { folder, treefort } from './run.ts';

/** Everything that is drawn and listed in one random game of three, for the first seat as the reader. */
function drawnIn(board: Board, game: Game, options: object): string[] {
  const { id, rules } = game;
  const seed = seedFromText('languages');
  const record = { game: id, rules, seed, seats: 3, options: { ...options }, choices: [] };
  const table = sure(Table.open([game], record));
  const random = randomFromText('languages');
  const hand = {
    people: { names: ['', 'Bot 2', 'Bot 3'], you: 0 },
    paint: (_: unknown, t: string) => t,
  };
  const drawn = [board.help];
  while (!table.over) {
    const open = table.decisions();
    const decision = open[below(random, open.length)]!;
    const { seat, options: offered } = decision;
    const refusals = table.refusals(seat);
    const asked = { decision, keys: keysOf(offered), refusals };
    drawn.push(board.draw(game.view(table.state, seat), asked, hand));
    const option = offered[below(random, offered.length)]!.id;
    sure(table.choose({ seat, decision: decision.id, option }));
  }
  const end = game.view(table.state, 'watcher');
  drawn.push(board.draw(end, undefined, hand), board.scores(end, table.outcome!, hand));
  return drawn;
}

describe.each(LOCALES)('in %s', (locale) => {
  it.each<[string, Game, object]>([
    ['fort', fort as Game, { setup: 'basic', box: 'standard' }],
    ['fort', fort as Game, { setup: 'draft', box: 'standard' }],
    ['treehouse', treehouse as Game, { junior: false, fewest: false }],
  ])('%s is drawn within 80 columns', async (id, game, options) => {
    const board = (await gameNamed(id).loadBoard()).in(await loadLanguage(locale));
    const lines = drawnIn(board, game, options).flatMap((text) => text.split('\n'));
    expect(lines.length).toBeGreaterThan(500);
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
    expect(lines.filter((line) => /[{}]|undefined|null|NaN/.test(line))).toEqual([]);
  });

  it('the columns of the final count of Fort do not touch', async () => {
    const { fort: words, t } = await loadWords(locale);
    for (const rule of MADE_UP_RULES) {
      expect(`${words.madeUpRule(rule).name}: 10`.length).toBeLessThan(26);
    }
    expect(t('fort-score:level', { level: 5, points: 23 }).length).toBeLessThan(14);
    expect(t('fort-score:sculpture').length).toBeLessThan(11);
    expect(t('tree-score:majorities').length).toBeLessThanOrEqual(12);
  });
});

describe('treefort play', () => {
  const ones = '1\n'.repeat(60);
  const play = (args: readonly string[], env: Record<string, string> = {}) => {
    const file = join(folder(), 'save.json');
    return treefort(['play', 'treehouse', '--seed', 'x', '--save', file, ...args], ones, env);
  };

  it('--lang ru plays a whole game in Russian, with the same choices', async () => {
    const { code, out } = await play(['--lang', 'ru', '--quick', '--players', 'me,random']);
    expect(code).toBe(0);
    expect(out).toContain('Домик на дереве — неделя 1 из 3, выбор 1 из 5');
    expect(out).toContain('Вы выбираете комнату «');
    expect(out).toMatch(/(Вы победили|Победа за игроком .+|Победу делят .+)!/);
    expect(out).not.toMatch(/week|You |points/);
  });

  it('speaks the language of the system where it is one of ours', async () => {
    const ukrainian = await play([], { LC_ALL: '', LC_MESSAGES: '', LANG: 'uk_UA.UTF-8' });
    expect(ukrainian.out).toContain('Оберіть кімнату. Інші 5 отримає Крихта.');
    const other = await play([], { LC_ALL: '', LC_MESSAGES: '', LANG: 'de_DE.UTF-8' });
    expect(other.out).toContain('Pick a room. The other 5 go to Pip.');
  });

  it('goes on in the same language', async () => {
    const file = join(folder(), 'save.json');
    const args = ['play', 'treehouse', '--save', file, '--lang', 'fr'];
    const { out } = await treefort(args, 'quit\n');
    expect(out).toContain(`--resume ${file} --lang fr`);
    expect(JSON.parse(readFileSync(file, 'utf8')).game).toBe('treehouse');
  });

  it('refuses a language that nobody has translated', async () => {
    const { code, err } = await play(['--lang', 'tlh']);
    expect(code).toBe(2);
    expect(err).toContain('--lang: expected one of en, fr, pt-BR, ru, uk, found "tlh"');
  });
});
