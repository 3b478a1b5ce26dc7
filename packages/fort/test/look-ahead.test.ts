import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { standard } from '../src/box.ts';
import { AT_SLOT, enter, moveOn, verbsAt } from '../src/cursor.ts';
import { Most } from '../src/most.ts';
import { parseAction } from '../src/notation.ts';
import { compile, type Program } from '../src/program.ts';
import { Tries, Walk } from '../src/walk.ts';
import { outlooks } from './outlooks.ts';

const program = (text: string): Program => {
  const parsed = parseAction(text);
  if ('wrong' in parsed) throw new Error(parsed.wrong);
  return compile(parsed.action, () => 1);
};

/** Programs of every shape that can be counted: single verbs, in a row, side by side, multiplied in part. */
const COUNTABLE = [
  ...['pizza', 'any any', 'toy × glue', 'convert × crown', 'lookout × shovel', 'advance'],
  ...['lookout + pack', '(trash > score) × book', '(recruit > toy) × squirt-gun'],
  ...['(spend toy > score) × glue', '(score × book) > trashThis', 'trashRival > any'],
  ...['advance > score score', '(trash + toy) × packed', 'pizza > (trash × level)'],
];

describe('what can be counted', () => {
  it.each(COUNTABLE)('%s: gets as far as trying all ways finds', (text) => {
    const tried = program(text);
    expect(tried.countable).toBe(true);
    fc.assert(
      fc.property(outlooks, fc.integer({ min: 0, max: 4 }), (o, count) => {
        const walk = new Walk(new Tries());
        const whole = walk.fromStart(o, tried, count);
        const most = new Most(o);
        expect([most.completes(tried, count), most.reach(tried, count)]).toEqual([
          whole,
          walk.furthest,
        ]);
      }),
      { numRuns: 400 },
    );
  });

  it('is most of the box, and nothing that can be done in part', () => {
    const programs = standard.programs.filter((found) => found !== undefined);
    const tried = programs.filter(({ countable }) => !countable);
    expect(tried.length / programs.length).toBeLessThan(0.1);
    expect(['copyPack', 'advance > pizza', 'recruit > trash'].map(program)).toEqual(
      Array.from({ length: 3 }, () => expect.objectContaining({ countable: false })),
    );
  });
});

describe('what has to be tried', () => {
  const programs = standard.programs.filter((found) => found !== undefined);

  it('is never too long for the standard box, also with more symbols than anybody has', () => {
    fc.assert(
      fc.property(outlooks, fc.integer({ min: 1, max: 12 }), (o, count) => {
        for (const action of programs) {
          const tries = new Tries();
          new Walk(tries).fromStart(o, action, count, () => false);
          expect(tries.ranOut).toBe(false);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('the cursor', () => {
  const walked = (text: string, count: number): [steps: string[], end: number] => {
    const at = { segment: 0, rep: 0, slot: 0, todo: 0 };
    const path = program(text);
    const steps: string[] = [];
    let found = enter(at, path, 0, count);
    for (; found === AT_SLOT; found = moveOn(at, path, count)) {
      steps.push(`${at.rep}:${verbsAt(at, path).length}:${at.todo}`);
    }
    return [steps, found];
  };

  it('goes through slots, repetitions and segments, and stops at a part that is done zero times', () => {
    expect(walked('(trash + toy > score) × book', 2)[0]).toEqual([
      '0:2:3',
      '0:1:1',
      '1:2:3',
      '1:1:1',
    ]);
    expect(walked('(score × book) > trashThis', 2)).toEqual([['0:1:1', '1:1:1', '0:1:1'], 1]);
    expect(walked('pizza > (score × packed)', 0)).toEqual([['0:1:1'], 2]);
  });
});
