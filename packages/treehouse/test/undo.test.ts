import { describe, expect, it } from 'vitest';
import { newGame, type Scene, scoring } from './scene.ts';

/** Takes back the seat's last answer, or says which rule stands against it. */
function undo(scene: Scene, seat: number): string {
  const result = scene.table.undo(seat);
  return result.ok ? `took back ${result.value[1]}` : result.fault.rule!;
}

describe('undo', () => {
  it('takes back a sealed pick and a sealed place, until the last arrives', () => {
    const t = newGame(3);
    const [first] = t.seat(0).is.hand;
    t.seat(0).picks(first!);
    t.seat(1).picks(t.seat(1).is.hand[0]!);
    expect(undo(t, 0)).toBe(`took back pick:${first}`);
    expect(t.asked).toEqual([0, 2]);
    t.rest();
    expect(undo(t, 2)).toBe('undo.revealed');
    expect(undo(t, 0)).toBe('undo.answered');
    t.seat(2).builds('2:1');
    expect(undo(t, 2)).toBe('took back place:2:1');
    t.rest();
    expect(undo(t, 2)).toBe('undo.revealed');
  });

  it('takes back a taken changer and a laid one, as long as the next has not chosen', () => {
    const t = scoring({ first: 0 }, {}, {}, {});
    t.seat(0).takes('double');
    expect(undo(t, 0)).toBe('took back take:double');
    t.seat(0).takes('none');
    t.seat(1).takes('none');
    expect(undo(t, 0)).toBe('undo.answered');
    t.seat(2).takes('double').covers('red');
    expect(undo(t, 2)).toBe('took back cover:red');
    expect(undo(t, 2)).toBe('took back take:double');
    expect(t.everything).toMatchObject({ phase: 'take', changers: {} });
    expect(t.view(2).middle).toEqual({ double: 2, none: 0 });
  });

  it('is refused once the next week is dealt', () => {
    const t = scoring({ first: 0 }, {}, {});
    t.seat(0).covers('red');
    t.seat(1).covers('blue');
    expect(t.everything.week).toBe(2);
    expect(undo(t, 1)).toBe('undo.revealed');
  });

  it('is refused once chance has decided who is first', () => {
    const t = newGame(2).restUntil('cover');
    expect(undo(t, t.table.record.choices.at(-1)![0])).toBe('undo.revealed');
  });
});
