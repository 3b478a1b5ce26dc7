import { type FortView, fort } from '@treefort/fort';
import { below, randomFromText, seedFromText, Table } from '@treefort/kernel';
import { plain } from '@treefort/words';
import { describe, expect, it } from 'vitest';
import type { OpenDecision } from '../src/boards/board.ts';
import { fortBoards } from '../src/fort/board.ts';
import { loadLanguage } from '../src/language.ts';
import { keysOf } from '../src/play/answer.ts';

const language = await loadLanguage('en');
const fortBoard = fortBoards.in(language);

const hand = {
  people: { names: ['Player 1', 'Player 2', 'Player 3', 'Player 4'] },
  paint: (_: unknown, text: string) => text,
};

/** Nothing is said about these: they are no news, or their news is told otherwise. */
const SILENT = ['answered', 'drafted', 'counted', 'action-done', 'play-done'];

interface Said {
  readonly drawings: string[];
  readonly wordless: string[];
}

function opened(name: string, seats: number, setup: 'basic' | 'draft'): Table {
  const options = { setup, box: 'standard' };
  const record = {
    game: 'fort',
    rules: '1',
    seed: seedFromText(name),
    seats,
    options,
    choices: [],
  };
  const table = Table.open([fort], record);
  if (!table.ok) throw new Error(table.fault.message);
  return table.value;
}

function someView(): FortView {
  const { game, state } = opened('some view', 4, 'basic');
  return game.view(state, 0) as FortView;
}

/** Everything the board says in one random game. */
function saidIn(name: string, seats: number, setup: 'basic' | 'draft'): Said {
  const random = randomFromText(name);
  const table = opened(name, seats, setup);
  const said: Said = { drawings: [], wordless: [] };
  while (!table.over) {
    const decision = table.decisions()[0]!;
    const { seat, id } = decision;
    const view = table.game.view(table.state, seat) as FortView;
    const asked: OpenDecision = {
      decision: decision,
      keys: keysOf(decision.options),
      refusals: table.refusals(seat),
    };
    said.drawings.push(fortBoard.draw(view, asked, hand));
    if (/undefined|null|NaN/.test(fortBoard.question(decision, view, hand)))
      said.wordless.push(decision.kind);
    for (const option of decision.options) {
      const text = fortBoard.option(option, view, hand);
      if (text === option.id || /undefined|null|NaN/.test(text)) said.wordless.push(option.id);
    }
    for (const refusal of asked.refusals) {
      const text = fortBoard.refusal(refusal, view, hand);
      if (/undefined|null|NaN/.test(text))
        said.wordless.push(`${refusal.id} ${refusal.rule}: ${text}`);
    }
    const chosen = decision.options[below(random, decision.options.length)]!;
    const events = table.choose({ seat, decision: id, option: chosen.id });
    if (!events.ok) throw new Error(events.fault.message);
    for (const event of events.value) {
      const news = fortBoard.news([event], hand);
      if (!SILENT.includes(event.kind) && news.length === 0) said.wordless.push(event.kind);
      if (/undefined|null|NaN/.test(news.join())) said.wordless.push(news.join());
    }
  }
  const end = table.game.view(table.state, 'watcher') as FortView;
  said.drawings.push(
    fortBoard.draw(end, undefined, hand),
    fortBoard.scores(end, table.outcome!, hand),
  );
  return said;
}

describe('Fort in words', () => {
  const games = [2, 3, 4].flatMap((seats) =>
    (['basic', 'draft'] as const).flatMap((setup) =>
      [1, 2, 3, 4, 5].map((i) => saidIn(`words ${seats} ${setup} ${i}`, seats, setup)),
    ),
  );

  it('has a sentence for every question, option, refusal and event', () => {
    expect(games.flatMap(({ wordless }) => wordless)).toEqual([]);
  });

  it('is drawn within 80 columns and shows no hidden figure', () => {
    const lines = games.flatMap(({ drawings }) => drawings.flatMap((text) => text.split('\n')));
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
    expect(lines.filter((line) => /undefined|null|NaN/.test(line))).toEqual([]);
  });

  it('names a choice in payments by what comes out of where', () => {
    const view = someView();
    const said = (id: string) =>
      plain(language.words.fort.optionNamed(id, { view, people: hand.people, terminal: true }));
    expect(said('pay:pizza1-toy1:none')).toBe('Pay 1 pizza and 1 toy from Stuff');
    expect(said('pay:none:toy2')).toBe('Pay 2 toys from Pack');
    expect(said('pay:pizza3:pizza1-toy4')).toBe('Stuff 3P, Pack 1P 4T');
    expect(said('lookout-symbol:glue')).toBe('Add glue from your Lookout');
    expect(said('play:scrappers')).toBe('Play The Scrappers [squirt gun, squirt gun] no action');
  });
});
