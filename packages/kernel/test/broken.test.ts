import { type Game, sure, Table } from '@treefort/kernel';
import { describe, expect, it } from 'vitest';
import { choose, ids, picture, refused, showAll } from './at-table.ts';
import { begin, playOn } from './play.ts';
import { type ToyState, toy } from './toy.ts';

/** The toy, but it throws, with the state half changed, where it is told to. */
const frail = (throwsAt: (state: ToyState, seat: number, option: string) => boolean): Game =>
  ({
    ...toy,
    play: (state: ToyState, seat: number, move: number, tell) => {
      const isFatal = throwsAt(state, seat, toy.option(state, seat, move).id);
      toy.play(state, seat, move, tell);
      if (isFatal) throw new Error('the toy is broken');
    },
  }) as Partial<Game> as Game;

const openFrail = (...given: Parameters<typeof frail>): Table =>
  sure(Table.open([frail(...given)], begin('frail')));

describe('a game that throws', () => {
  const blueBreaks = (): Table => openFrail((_, __, option) => option === 'paint:blue');

  it('refuses the choice, changes nothing, and keeps what was thrown', () => {
    const table = blueBreaks();
    const seat = showAll(table);
    sure(choose(table, seat, 'paint:red'));
    expect(refused(table, () => choose(table, seat, 'paint:blue'))).toMatchObject({
      why: 'broken',
    });
    expect(table.thrown).toEqual(new Error('the toy is broken'));
  });

  it('goes on with other choices, and so does undo', () => {
    const table = blueBreaks();
    const seat = showAll(table);
    refused(table, () => choose(table, seat, 'paint:blue'));
    const before = picture(table);
    sure(choose(table, seat, 'paint:red'));
    sure(table.undo(seat));
    expect(picture(table)).toEqual(before);
    sure(choose(table, seat, 'stop'));
  });

  it('takes none of several answers where one breaks it', () => {
    const table = blueBreaks();
    const seat = showAll(table);
    const all = ['paint:red', 'paint:blue'];
    const fault = refused(table, () => table.chooseAll(seat, String(table.state.moment), all));
    expect(fault.why).toBe('broken');
  });

  it('takes nothing back where that would break it', () => {
    // It breaks when seat 1 answers before seat 0 has.
    const table = openFrail(
      (state, seat) => state.moment === 0 && seat === 1 && toy.answered(state) === 0,
    );
    sure(choose(table, 0, ids(table, 0)[0]!));
    sure(choose(table, 1, ids(table, 1)[0]!));
    expect(refused(table, () => table.undo(0)).why).toBe('broken');
    expect(playOn(table, 'on').over).toBe(true);
  });
});
