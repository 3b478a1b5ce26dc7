import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Changes, changesBetween, sharing, withChanges } from '../src/index.ts';

const overWire = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** Views of any shape, in which lists, fields and kinds of values come and go. */
const anything = fc.object({
  key: fc.constantFrom('a', 'b', 'c'),
  values: [fc.constantFrom(0, 1, '', 'x', null, true)],
  maxDepth: 4,
});

test('what is told of changes makes the view now out of the view before', () => {
  fc.assert(
    fc.property(anything, anything, (old, now) => {
      const before = overWire(old);
      expect(withChanges(before, overWire(changesBetween(before, overWire(now))))).toEqual(
        overWire(now),
      );
      expect(before).toEqual(overWire(old));
    }),
    { numRuns: 2000 },
  );
});

test('equal views differ in nothing, and what did not change stays the same object', () => {
  fc.assert(
    fc.property(anything, (view) => {
      expect(changesBetween(overWire(view), overWire(view))).toEqual([]);
    }),
  );
  const old = { here: [{ n: 1 }, { n: 2 }], there: { n: 3 } };
  const now = withChanges(
    old,
    changesBetween(old, { here: [{ n: 1 }, { n: 5 }], there: { n: 3 } }),
  );
  expect(now).toEqual({ here: [{ n: 1 }, { n: 5 }], there: { n: 3 } });
  expect(now).toMatchObject({ here: [old.here[0], {}] });
  expect((now as typeof old).there).toBe(old.there);
  expect((now as typeof old).here[0]).toBe(old.here[0]);
});

test('a view shares with the one before all that is equal, and nothing else changes in it', () => {
  fc.assert(
    fc.property(anything, anything, (old, now) => {
      const shared = sharing(overWire(old), overWire(now));
      expect(shared).toEqual(overWire(now));
      const view = overWire(old);
      expect(sharing(view, overWire(old))).toBe(view);
    }),
    { numRuns: 2000 },
  );
  const old = { here: [{ n: 1 }, { n: 2 }], there: { n: 3 }, gone: 1 };
  const now = sharing(old, { here: [{ n: 1 }, { n: 5 }], there: { n: 3 } }) as typeof old;
  expect(now).toEqual({ here: [{ n: 1 }, { n: 5 }], there: { n: 3 } });
  expect(now.there).toBe(old.there);
  expect(now.here[0]).toBe(old.here[0]);
});

test.each([
  ['a figure', { n: 1 }, { n: 2 }, [{ at: ['n'], to: 2 }]],
  ['something in a list', [{ n: 1 }, { n: 1 }], [{ n: 1 }, { n: 2 }], [{ at: [1, 'n'], to: 2 }]],
  ['something behind', [{ n: 1 }], [{ n: 1 }, { n: 2 }], [{ at: [1], to: { n: 2 } }]],
  ['something gone', [{ n: 1 }, { n: 2 }], [{ n: 2 }], [{ at: [], to: [{ n: 2 }] }]],
  ['words', { hand: ['a', 'b'] }, { hand: ['b'] }, [{ at: ['hand'], to: ['b'] }]],
  ['a field that comes', { x: {} }, { x: { a: 1 } }, [{ at: ['x'], to: { a: 1 } }]],
  ['a field that goes', { x: { a: 1 } }, { x: {} }, [{ at: ['x'], to: {} }]],
  ['nothing into something', { x: null }, { x: [] }, [{ at: ['x'], to: [] }]],
  ['another kind', { x: {} }, { x: [] }, [{ at: ['x'], to: [] }]],
])('%s', (_, old, now, changes) => {
  expect(changesBetween(old, now)).toEqual(changes);
});

/** What one viewer sees instead of what everybody sees. */
const own = fc.dictionary(fc.constantFrom('a', 'b', 'own'), fc.constantFrom(0, [{ n: 1 }], [], {}));

test('changes that viewers have in common are those that each of them would be told alone', () => {
  fc.assert(
    fc.property(anything, anything, fc.array(fc.tuple(own, own)), (before, after, viewers) => {
      const old = overWire(before);
      const now = sharing(old, overWire(after)) as typeof after;
      const changes = new Changes(old, now);
      for (const [saw, sees] of viewers) {
        const [was, is] = [
          { ...old, ...saw },
          { ...now, ...sees },
        ] as const;
        expect(changes.between(was, is)).toEqual(changesBetween(was, is));
      }
    }),
    { numRuns: 2000 },
  );
  const before = { n: 1, seats: [{ n: 1 }, { n: 2 }] };
  const after = { n: 2, seats: [{ n: 3 }, { n: 2 }] };
  const changes = new Changes(before, after);
  const [first, second] = [0, 1].map((own) => {
    const withHand = ({ n, seats }: typeof before, hand: string[]) => ({
      n,
      seats: seats.map((seat, i) => (i === own ? { ...seat, hand } : seat)),
    });
    return changes.between(withHand(before, ['a']), withHand(after, ['a']));
  });
  expect(first).toHaveLength(2);
  expect(second?.[0]).toBe(first?.[0]);
  expect(second?.[1]).toBe(first?.[1]);
});
