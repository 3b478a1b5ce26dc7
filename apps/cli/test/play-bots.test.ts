import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bot, levelsOf } from '@treefort/bots';
import {
  type GameEvent,
  type GameRecord,
  seedFromText,
  sure,
  Table,
  verify,
} from '@treefort/kernel';
import { botName } from '@treefort/words';
import { describe, expect, it } from 'vitest';
import { games } from '../src/games.ts';
import { Bots } from '../src/play/bots.ts';
import { EventLog } from '../src/play/event-log.ts';
import { folder, treefort } from './run.ts';

/** Plays with the lines typed one after the other into a pipe. */
async function play(game: string, typed: readonly string[], ...args: string[]) {
  const file = join(folder(), 'save.json');
  const all = ['play', game, '--seed', 'x', '--lang', 'en', '--save', file, ...args];
  const { code, out, err } = await treefort(all, typed.map((line) => `${line}\n`).join(''));
  const record = () => JSON.parse(readFileSync(file, 'utf8')) as GameRecord;
  return { code, out, err, record };
}

const sitsDown = (out: string): string[] =>
  out.split('\n').filter((line) => line.includes(' sits down '));

describe('the levels at a table in the terminal', () => {
  it.each(['fort', 'treehouse'])('%s: the usual ones sit down with name and face', async (game) => {
    const { out } = await play(game, ['quit'], '--seats', '3');
    const [, easy, fair] = levelsOf(game);
    expect(sitsDown(out)).toEqual(
      [easy!, fair!].map(
        ({ face, id, rank }) =>
          `${face} ${botName('en', id)} sits down (${id}, level ${rank} of 5).`,
      ),
    );
    expect(out).toContain(botName('en', easy!.id));
    expect(out).not.toContain('--players');
  });

  it('all of one level, told apart by number', async () => {
    const { out } = await play('treehouse', ['quit'], '--seats', '4', '--level', '1');
    const { id } = levelsOf('treehouse')[0]!;
    const name = botName('en', id);
    expect(
      sitsDown(out).map((line) => line.split(' sits')[0]!.split(' ').slice(1).join(' ')),
    ).toEqual([name, `${name} 2`, `${name} 3`]);
    expect(out).toContain(`--players me,${id},${id},${id}`);
  });

  it('any of them by name play a whole game to a record that verifies', async () => {
    const ids = levelsOf('treehouse').map(({ id }) => id);
    const { code, record } = await play('treehouse', [], '--players', ids.slice(0, 4).join());
    expect(code).toBe(0);
    expect(verify(games, record()).ok).toBe(true);
  });
});

it('the help names the levels of each game, the easiest first', async () => {
  const { out } = await treefort(['play', '--help']);
  for (const { id } of games) {
    const names = levelsOf(id).map((level) => level.id);
    expect(names).toHaveLength(5);
    expect(out).toMatch(new RegExp(`^ +${id} +${names.join(', ')}$`, 'm'));
  }
});

describe('a hint', () => {
  it.each(['fort', 'treehouse'])('%s: shows the best option of the strongest', async (game) => {
    const { out } = await play(game, ['hint', 'quit'], '--players', 'me,random');
    const name = botName('en', levelsOf(game).at(-1)!.id);
    const [, hint = ''] = out.split(`What ${name} would do:\n`);
    expect(hint).toMatch(/^ +\d+ {2}\S.*\n(?: {6}\S.*\n)+/);
    const wide = out.split('\n').filter((line) => line.length > 80 && !line.includes('save.json'));
    expect(wide).toEqual([]);
  });

  it('tells in the reader’s language why it is good', async () => {
    const args = ['--players', 'me,random', '--lang', 'fr', '--quick'];
    const { out } = await play('treehouse', ['1', 'hint', 'quit'], ...args);
    expect(out.replaceAll(/\s+/g, ' ')).toMatch(/Environ \d+ % de chances de gagner/);
  });

  it('comes with every question where that is asked for', async () => {
    const args = ['--players', 'me,random', '--hint', '--quick'];
    const { out } = await play('treehouse', ['1', '1', 'quit'], ...args);
    expect(out.match(/would do:\n/g)).toHaveLength(3);
  });

  it('does not change the game', async () => {
    const typed = Array.from({ length: 60 }, () => '1');
    const args = ['--players', 'me,random', '--quick'];
    const [plain, hinted] = await Promise.all([
      play('treehouse', typed, ...args),
      play('treehouse', typed, ...args, '--hint'),
    ]);
    expect(hinted.record()).toEqual(plain.record());
  });
});

/** A bot that always takes the first option, and writes down what it was given. */
function spy() {
  const heard: GameEvent[] = [];
  const views: unknown[] = [];
  const bot: Bot = {
    id: 'spy',
    sit: () => ({
      hear: (event) => void heard.push(event),
      choose(view, { options }) {
        views.push(view);
        return options[0]!.id;
      },
    }),
  };
  return { bot, heard, views };
}

function open(game: string): Table {
  const rules = games.find(({ id }) => id === game)!.rules;
  const [seed, options] = [seedFromText('spies'), game === 'fort' ? { setup: 'draft' } : {}];
  const setup = sure(games.find(({ id }) => id === game)!.options(options));
  return sure(Table.open(games, { game, rules, seed, seats: 2, options: setup, choices: [] }));
}

/** Lets both seats be played by bots to the end. */
function playOut(table: Table, log: EventLog, bots: Bots): void {
  while (!table.over) {
    const decision = table.decisions()[0]!;
    const option = bots.answer(decision);
    const { seat, id } = decision;
    const events = sure(table.choose({ seat, decision: id, option }));
    log.add(table.record.choices.length, events);
  }
}

describe('a bot at a table', () => {
  it.each(['fort', 'treehouse'])('sees its view of %s and hears its half of events', (game) => {
    const table = open(game);
    const log = EventLog.upTo(table);
    const [one, two] = [spy(), spy()];
    playOut(table, log, new Bots(table, log, [one.bot, two.bot]));
    for (const [seat, { heard, views }] of [one, two].entries()) {
      for (const view of views) expect((view as { viewer: number }).viewer).toBe(seat);
      expect(heard.length).toBeGreaterThan(50);
      expect(heard.filter((event) => 'secret' in event)).toEqual([]);
      const whole = EventLog.upTo(table).soFar(seat);
      expect(heard).toEqual(whole.slice(0, heard.length));
    }
    expect(one.heard).not.toEqual(two.heard.slice(0, one.heard.length));
  });

  it('does not hear what was taken back', () => {
    const table = open('treehouse');
    const log = EventLog.upTo(table);
    const { bot, heard } = spy();
    const bots = new Bots(table, log, ['me', bot]);
    const [first, second] = table.decisions()[0]!.options;
    const choose = (option: string) => {
      const events = sure(table.choose({ seat: 0, decision: '0', option }));
      log.add(table.record.choices.length, events);
    };
    choose(first!.id);
    sure(table.undo(0));
    log.backTo(table.record.choices.length);
    choose(second!.id);
    bots.answer(table.decision(1)!);
    expect(heard).toEqual([{ kind: 'answered', seat: 0, beat: 1 }]);
  });

  it('hears a saved game from its beginning', () => {
    const table = open('fort');
    const log = EventLog.upTo(table);
    playOut(table, log, new Bots(table, log, [spy().bot, spy().bot]));
    const half = Math.floor(table.record.choices.length / 2);
    const saved = sure(Table.at(games, table.record, half));
    const [one, two] = [spy(), spy()];
    const resumed = EventLog.upTo(saved);
    playOut(saved, resumed, new Bots(saved, resumed, [one.bot, two.bot]));
    expect(saved.record).toEqual(table.record);
    expect(one.heard).toEqual(EventLog.upTo(table).soFar(0).slice(0, one.heard.length));
    expect(one.heard.length).toBeGreaterThan(50);
  });
});
