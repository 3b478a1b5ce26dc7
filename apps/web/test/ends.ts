import { sure, Table } from '@treefort/kernel';
import type { Page } from 'playwright-core';
import { games } from '../src/table/games.ts';
import type { SavedGame } from '../src/table/saved-games.ts';
import { savedPosition } from './positions.ts';

type Game = 'fort' | 'treehouse';

/** The first game of a row of seeds for which something holds. */
function firstGame(game: Game, seats: number, holds: (kept: SavedGame) => boolean): SavedGame {
  for (let i = 0; i < 80; i++) {
    const kept = savedPosition({ game, seats, seed: `end ${i}` }, 'end');
    if (holds(kept)) return kept;
  }
  throw new Error('no such game');
}

/** A finished game that I, who sit on the first seat, have won or lost. */
export const finished = (game: Game, ending: 'won' | 'lost'): SavedGame =>
  firstGame(game, 3, ({ record }) => {
    const { winners } = record.outcome!;
    return ending === 'won' ? winners.join() === '0' : !winners.includes(0);
  });

/** A game of Fort in which everybody has a made-up rule, before its last choice, which is mine and has a key. */
export function beforeTheEnd(): { readonly kept: SavedGame; readonly key: string } {
  let key = '';
  const whole = firstGame('fort', 3, ({ record }) => {
    const [seat, option] = record.choices.at(-1)!;
    if (seat !== 0) return false;
    const table = sure(Table.at(games, record, record.choices.length - 1));
    const nth = table.decision(0)!.options.findIndex(({ id }) => id === option);
    key = `${nth + 1}`;
    const told = sure(table.choose({ seat, decision: table.decision(0)!.id, option }));
    const rules = told.filter((event) => event.kind === 'final-points' && 'madeUp' in event);
    return nth >= 0 && nth < 9 && rules.length === 3;
  });
  const { outcome: _, digest: __, ...record } = whole.record;
  return { kept: { ...whole, record: { ...record, choices: record.choices.slice(0, -1) } }, key };
}

/** Opens a kept game as somebody with these settings. */
export async function openKept(page: Page, kept: SavedGame, settings: object = {}): Promise<void> {
  await page.addInitScript(
    ([table, chosen]) => {
      localStorage.setItem('treefort.settings', chosen);
      if (!localStorage.getItem('treefort.table.end')) {
        localStorage.setItem('treefort.table.end', table);
      }
    },
    [
      JSON.stringify(kept),
      JSON.stringify({ locale: 'en', theme: 'day', pace: 'normal', ...settings }),
    ] as const,
  );
  await page.goto('/play/end');
}
