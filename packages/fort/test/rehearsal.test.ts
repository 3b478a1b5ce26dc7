import { type FortView, fort, type Rehearsed, rehearsal } from '@treefort/fort';
import { randomFromText, seatsIn } from '@treefort/kernel';
import { randomGame } from '@treefort/kernel/every-moment';
import { describe, expect, it } from 'vitest';
import { type Scene, table } from './table.ts';

/** What the seat that is asked would come to with these choices. */
function rehearsed(t: Scene, ...choices: string[]): Rehearsed | undefined {
  const { seat } = t.table.decisions()[0]!;
  const view = fort.view(t.table.state as never, seat);
  return rehearsal(view, seat, randomFromText('rehearsal'))(choices);
}

const idsOf = (found: Rehearsed | undefined): string[] =>
  found?.asks?.options.map(({ id }) => id) ?? [];

describe('a rehearsal', () => {
  it('plays a card, uses an action, adds to it, and tells what all that brings', () => {
    const t = table({ hand: ['bug', 'moles'] }, { hand: [] });
    expect(idsOf(rehearsed(t, 'play:bug'))).toContain('use:public');
    expect(idsOf(rehearsed(t, 'play:bug', 'use:public'))).toEqual(['done', 'add:moles']);
    const found = rehearsed(t, 'play:bug', 'use:public', 'add:moles');
    expect(found?.brings).toContainEqual({ kind: 'stuff', seat: 0, pizza: 3, toy: 0 });
  });

  it('goes past a perk that is kept, to what is asked then', () => {
    const t = table({ hand: ['bug', 'lefty'], perk: 'do-over', level: 2 }, { hand: [] });
    t.leader.plays('bug').uses('public').finishes();
    t.rival(1).passes();
    const found = rehearsed(t, 'done');
    expect(found?.asks?.kind).toBe('recruit');
    expect(found?.view?.phase).toBe('recruit');
  });

  it('ends where another is asked, and refuses what would not be offered', () => {
    const t = table({ hand: ['bug'] }, { hand: ['moles'] });
    t.leader.plays('bug').uses('public');
    expect(rehearsed(t, 'done')?.asks).toBeUndefined();
    expect(rehearsed(t, 'done', 'pass')).toBeUndefined();
    expect(rehearsed(t, 'play:bug')).toBeUndefined();
  });

  it('comes true in a random game, whatever nobody can see', () => {
    const setup = { seats: 3, options: { setup: 'basic', box: 'standard' } };
    let told: { readonly seat: number; readonly found: Map<string, Rehearsed> } | undefined;
    let compared = 0;
    for (const { table: now } of randomGame(fort, setup, 'rehearsed')) {
      const last = now.record.choices.at(-1);
      const before = last && told?.seat === last[0] ? told.found.get(last[1]) : undefined;
      if (before?.asks) {
        const { id: _, seat: __, ...asked } = now.decision(last![0])!;
        expect(before.asks).toEqual(asked);
        expect(before.view).toEqual(now.game.view(now.state, last![0]));
        compared++;
      }
      const [seat] = seatsIn(now.game.actors(now.state));
      if (seat === undefined) break;
      const rehearse = rehearsal(
        now.game.view(now.state, seat) as FortView,
        seat,
        randomFromText('x'),
      );
      const options = now.decision(seat)!.options;
      told = { seat, found: new Map(options.map(({ id }) => [id, rehearse([id])!])) };
    }
    expect(compared).toBeGreaterThan(20);
  });
});
