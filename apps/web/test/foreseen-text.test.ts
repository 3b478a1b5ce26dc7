import { fort } from '@treefort/fort';
import { seedFromText, sure, Table } from '@treefort/kernel';
import { type Locale, loadWeb, loadWords } from '@treefort/words';
import { describe, expect, it } from 'vitest';
import type { AnyView } from '../src/games/game-types.ts';
import { engineOf } from '../src/table/games.ts';
import type { Moment } from '../src/table/table.ts';
import { drawnTable } from './drawn-table.tsx';

const PARK = ['golden-boy', 'blitz', 'kitty'];
const RIVAL = {
  board: 'yellow',
  hand: ['worm', 'patch', 'lefty', 'moose', 'rusty'],
  lookout: ['chef'],
};

/** A position after some choices, and what its page counts before the first seat. */
async function countsAt(scenario: object, choices: readonly [number, string][], locale: Locale) {
  const engine = engineOf('fort');
  const table = sure(
    Table.open([engine], {
      game: 'fort',
      rules: fort.rules,
      seed: seedFromText('foreseen'),
      seats: 2,
      options: sure(engine.options({})),
      scenario,
      choices,
    }),
  );
  const moment: Moment = {
    sitters: [{ name: 'Ann' }, { name: 'Ben' }],
    viewer: 0,
    view: engine.view(table.state, 0) as AnyView,
    asked: { decision: table.decision(0)!, refusals: table.refusals(0) },
    events: [],
    thinking: [],
  };
  const language = { words: await loadWords(locale), web: await loadWeb(locale) };
  const page = drawnTable(moment, language);
  return Array.from(page.matchAll(/<(li|span) class="count">(.*?)<\/\1>/g), ([, , said = '']) =>
    said.replace(/<[^>]*>/g, ''),
  );
}

describe('what can be foreseen stands beside the card in play', () => {
  const hand = ['dash', 'rocket-bros', 'doodles', 'bug', 'bitsy'];
  const deck = ['tink', 'ant', 'baby-face', 'punky', 'flipper'];
  const own = { park: PARK, seats: [{ hand, deck }, RIVAL] };
  const leads = { park: PARK, leader: 1 };
  const worm: [number, string][] = [
    [1, 'play:worm'],
    [1, 'use:public'],
    [1, 'kind:pizza'],
  ];

  it('while symbols are added: how many, and what they bring', async () => {
    const played: [number, string][] = [
      [0, 'play:dash'],
      [0, 'use:public'],
    ];
    expect(await countsAt(own, played, 'en')).toEqual(['1 skateboard → 1 pizza']);
    expect(await countsAt(own, played, 'ru')).toEqual(['1 скейтборд → 1 пицца']);
  });

  it('when a rival leads Worm: a coin counts no symbols there, but cards in the Lookout', async () => {
    const seats = [{ board: 'red', hand: ['blades', 'tink'], lookout: ['bug'] }, RIVAL];
    expect(await countsAt({ ...leads, seats }, worm, 'en')).toEqual([
      'Blades: 1 card in the Lookout → 1 pizza',
    ]);
  });
});
