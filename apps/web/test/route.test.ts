import { describe, expect, it } from 'vitest';
import { makePath, parseRoute, type Route } from '../src/shell/routes.ts';

const ROUTES: readonly Route[] = [
  { at: 'home' },
  { at: 'new', game: 'fort' },
  { at: 'new', game: 'treehouse' },
  { at: 'new', game: 'fort', among: 'friends' },
  { at: 'new', game: 'treehouse', among: 'people' },
  { at: 'play', id: '123-456' },
  { at: 'table', id: 'Qm4x-9_z' },
  { at: 'rules', game: 'treehouse' },
  { at: 'rules', game: 'fort', rule: 'fort.follow.full' },
  { at: 'learn', game: 'fort' },
  { at: 'cards' },
  { at: 'ranks', game: 'fort' },
  { at: 'player' },
  { at: 'player', id: 'Qm4x-9_z' },
  { at: 'me' },
  { at: 'replay', source: { from: 'kept', id: '123-456' } },
  { at: 'review', source: { from: 'server', id: 'abc_-9' } },
  { at: 'replay', source: { from: 'link', text: 'tf1-AAA&name=A%20B&bot=' } },
];

describe('addresses', () => {
  it.each(ROUTES)('%o is read back from its path', (route) => {
    const { pathname, hash } = new URL(makePath(route), 'http://x');
    expect(parseRoute(pathname, hash)).toEqual(route);
  });

  it.each(['/', '/nowhere', '/rules/chess', '/play', '/play/', '/replay', '/review/'])(
    '%s is home',
    (path) => {
      expect(parseRoute(path)).toEqual({ at: 'home' });
    },
  );

  it('takes a new table of no game of ours for a table', () => {
    expect(parseRoute('/play/new/chess')).toEqual({ at: 'play', id: 'new' });
  });
});
