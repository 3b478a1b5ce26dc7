import { type FortView, fort } from '@treefort/fort';
import { below, randomFromText, seedFromText, Table } from '@treefort/kernel';
import { describe, expect, it } from 'vitest';
import type { OpenDecision } from '../src/boards/board.ts';
import { fortBoards } from '../src/fort/board.ts';
import { loadLanguage } from '../src/language.ts';
import { keysOf } from '../src/play/answer.ts';

const fortBoard = fortBoards.in(await loadLanguage('en'));

const hand = {
  people: { names: ['Player 1', 'Player 2', 'Player 3', 'Player 4'] },
  paint: (_: unknown, text: string) => text,
};

/** Nothing is said about these: they are no news, or their news is told otherwise. */
const SILENT = ['answered', 'over', 'drafted', 'discarded'];

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
    if (fortBoard.question(decision, view, hand) === 'What do you do?')
      said.wordless.push(decision.kind);
    for (const option of decision.options) {
      const text = fortBoard.option(option, view, hand);
      if (text === option.id || /undefined|null|NaN/.test(text)) said.wordless.push(option.id);
    }
    for (const refusal of asked.refusals) {
      const text = fortBoard.refusal(refusal, view, hand);
      if (/not possible now|undefined|null|NaN/.test(text))
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

  it('tells what happened several times once, and a turn as one sentence', () => {
    const seat = 1;
    const events = [
      { kind: 'turn', seat, round: 2 },
      { kind: 'played', seat, card: 'bug' },
      { kind: 'used', seat, action: 'public' },
      { kind: 'added', seat, card: 'moles' },
      { kind: 'lent', seat, suit: 'shovel', coin: false },
      ...[1, 2, 3, 4].map(() => ({ kind: 'gained', seat, resource: 'pizza' })),
      { kind: 'passed', seat: 2 },
      { kind: 'passed', seat: 3 },
      { kind: 'recruited', seat, card: 'ant', from: 'yard', owner: 2 },
      { kind: 'recruited', seat, card: 'icky-and-sticky', from: 'park' },
      { kind: 'turned-up', card: 'lil-boss' },
    ];
    expect(fortBoard.news(events, hand)).toEqual([
      "Player 2's turn, round 2: played Bug, used the public action, added The Moles, added shovel from the Lookout, gained 4 pizzas.",
      'Player 3, Player 4 passed.',
      "Player 2 recruited The Ant from Player 3's Yard, recruited Icky & Sticky from the Park (Lil Boss turned up).",
    ]);
  });

  it('names a choice in payments by what comes out of where', () => {
    const view = someView();
    const said = (id: string) => fortBoard.option({ id, target: id }, view, hand);
    expect(said('pay:pizza1-toy1:none')).toBe('Pay 1 pizza and 1 toy from Stuff');
    expect(said('pay:none:toy2')).toBe('Pay 2 toys from Pack');
    expect(said('pay:pizza3:pizza1-toy4')).toBe('Stuff 3P, Pack 1P 4T');
    expect(said('lookout-symbol:glue')).toBe('Add a glue of your Lookout');
    expect(said('play:scrappers')).toBe('Play The Scrappers [squirt gun, squirt gun] no action');
  });
});
