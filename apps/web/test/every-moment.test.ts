import { describe, expect, it } from 'vitest';
import { everyMoment, faultsOn } from './every-moment.ts';

everyMoment('fort', { games: 30, every: 11 });
everyMoment('treehouse', { games: 30, every: 5 });

describe('a fault on a page is found', () => {
  it.each([
    '<p>fortTable:brings</p>',
    '<button aria-label="play:doc">x</button>',
    '<b>undefined</b>',
    '<i>{n} pizzas</i>',
    '<i title="NaN">1</i>',
  ])('%s', (page) => expect(faultsOn(page)).toHaveLength(1));

  it('and only there', () => {
    expect(faultsOn('<p data-options="play:doc">Pack: 2 toys, 1:2</p>')).toEqual([]);
  });
});
