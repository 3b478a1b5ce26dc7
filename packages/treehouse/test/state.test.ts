import { playout, randomFromText, toPlain } from '@treefort/kernel';
import { treehouse } from '@treefort/treehouse';
import { describe, expect, it } from 'vitest';

const options = { junior: true, fewest: true };

describe('copy', () => {
  it('makes any other state the same, whatever table it was of', () => {
    const from = treehouse.start({ seats: 2, options }, randomFromText('from'));
    const into = treehouse.start({ seats: 4, options: {} }, randomFromText('into'));
    playout(treehouse, into, randomFromText('on'));
    expect(toPlain(treehouse.copy(from, into))).toEqual(toPlain(from));
    expect(toPlain(treehouse.copy(from, treehouse.blank({ seats: 3, options: {} })))).toEqual(
      toPlain(from),
    );
  });
});

describe('options', () => {
  it('are junior and fewest, off unless told', () => {
    expect(treehouse.options({})).toEqual({ ok: true, value: { junior: false, fewest: false } });
    expect(treehouse.options(options)).toEqual({ ok: true, value: options });
  });

  it.each([
    ['options: unknown field "senior"', { senior: true }],
    ['options.junior: expected true or false, found "yes"', { junior: 'yes' }],
    ['options.fewest: expected true or false, found 1', { fewest: 1 }],
    ['options: expected an object, found null', null],
  ])('%s', (message, value) => {
    expect(treehouse.options(value)).toMatchObject({
      ok: false,
      fault: { why: 'malformed', message },
    });
  });
});
