import { describe, expect, it } from 'vitest';
import { makePath, parseRoute, type Route } from '../src/shell/address.ts';

const ROUTES: readonly Route[] = [
  { at: 'home' },
  { at: 'new', game: 'fort' },
  { at: 'new', game: 'treehouse' },
  { at: 'table', id: '123-456' },
  { at: 'rules', game: 'treehouse' },
];

describe('addresses', () => {
  it.each(ROUTES)('%o is read back from its path', (route) => {
    expect(parseRoute(makePath(route))).toEqual(route);
  });

  it.each(['/', '/nowhere', '/rules/chess', '/play', '/play/'])('%s is home', (path) => {
    expect(parseRoute(path)).toEqual({ at: 'home' });
  });

  it('takes a new table of no game of ours for a table', () => {
    expect(parseRoute('/play/new/chess')).toEqual({ at: 'table', id: 'new' });
  });
});
