import type { Table } from '@treefort/kernel';
import type { OwnTableList } from '@treefort/protocol';
import { savedPosition } from '../test/positions.ts';
import { bot, FREE, person, played, tell } from './fake-tables.ts';
import type { Scene } from './scene.ts';

const asked = (kind: string, from: number) => (table: Table) =>
  table.record.choices.length >= from && table.decision(0)?.kind === kind;

const TREE = { game: 'treehouse', seed: 'a summer afternoon', seats: 4 } as const;
const FORT = { game: 'fort', seed: 'a summer afternoon', seats: 3 } as const;

const PEOPLE = [person('Anna'), person('Borys'), person('Chloé', 'time')];
const LIVE = { kind: 'live', move: 60, game: 1200, increment: 5 } as const;
const CLOCKS = [900_000, 1_140_000, 0].map((left) => ({ runs: false, used: 0, left }));
const HERE = { here: true, since: null };
const away = (days: number) => ({ here: false, since: Date.now() - days * 86_400_000 });
const TALK: readonly [number, string][] = [
  [1, 'Hi! Ready?'],
  [0, 'One moment, looking for my glasses'],
  [1, 'Take your time <3'],
];

const fortOnline = (id: string) => ({
  id,
  game: 'fort' as const,
  seats: PEOPLE,
  clock: LIVE,
  news: {
    ...played(savedPosition({ ...FORT, until: asked('use', 150) }, id), TALK),
    clocks: CLOCKS,
    people: { seats: [HERE, away(3), away(0)], watching: 3 },
  },
});

/** Games of one's own as the server lists them. */
const LISTED = ['Anna', 'Borys', 'Chloé'].map((name) => ({ name }));
const OWN: OwnTableList = {
  tables: [
    { id: 'own-1', game: 'fort', phase: 'playing', you: 0, asked: true, at: 3, seats: LISTED },
    { id: 'own-2', game: 'treehouse', phase: 'open', you: 0, asked: false, at: 2, seats: LISTED },
    { id: 'own-3', game: 'fort', phase: 'over', you: 0, asked: false, at: 1, seats: LISTED },
    { id: 'own-4', game: 'fort', unreadable: true, at: 0 },
  ],
  next: null,
};

const device = (id: string, kind: string, label: string) => ({
  id,
  kind,
  label,
  created: 1_760_000_000_000,
  used: 1_790_000_000_000,
  here: id === 'here',
});

const DEVICES = [
  device('here', 'browser', 'Firefox, Linux'),
  device('phone', 'browser', 'Samsung Internet, Android'),
  device('bot', 'program', 'Python-urllib/3.12'),
  device('old', 'old', ''),
];

const CALLS = {
  push: { key: 'key', devices: ['here', 'phone'], here: 'en' },
  mail: { offered: true, address: null, unconfirmed: 'anna.marchenko@example.org' },
  webhook: { offered: true, url: null },
  quiet: { from: '22:00', to: '07:30', zone: 'America/Argentina/Buenos_Aires' },
};

/** Tables on a server. */
export const ONLINE_SCENES: readonly Scene[] = [
  { name: 'new-online', path: '/play/new/fort/friends' },
  {
    name: 'home-mine',
    path: '/',
    told: async (page) => {
      await page.route('**/api/me/tables', (route) => route.fulfill({ json: OWN }));
      await page.evaluate(() => localStorage.setItem('treefort.myself', '{"name":"Anna"}'));
    },
    act: (page) => page.locator('.own-turn').waitFor(),
  },
  {
    name: 'devices',
    path: '/',
    told: async (page) => {
      await page.route('**/api/me/devices', (route) => route.fulfill({ json: DEVICES }));
      await page.evaluate(() => localStorage.setItem('treefort.myself', '{"name":"Anna"}'));
    },
    act: async (page) => {
      await page.locator('.home-foot .button').first().click();
      await page.locator('.dialog-body .row .button').last().click();
      await page.locator('.device').last().waitFor();
    },
  },
  {
    name: 'calls',
    path: '/',
    told: async (page) => {
      await page.route('**/api/me/devices', (route) => route.fulfill({ json: DEVICES }));
      await page.route('**/api/me/calls', (route) => route.fulfill({ json: CALLS }));
      await page.evaluate(() => localStorage.setItem('treefort.myself', '{"name":"Anna"}'));
    },
    act: async (page) => {
      await page.locator('.home-foot .button').first().click();
      await page.locator('.dialog-body .row .button').nth(-2).click();
      await page.locator('.call-on').last().waitFor();
    },
  },
  {
    name: 'sign-in',
    path: '/me#secret',
    told: (page) => {
      const offer = {
        player: { id: 'anna', name: 'Anna' },
        you: { id: 'borys', name: 'Borys' },
        onlyHere: true,
      };
      return page.route('**/api/sign-in/offer', (route) => route.fulfill({ json: offer }));
    },
    act: (page) => page.locator('.sign-in').waitFor(),
  },
  {
    name: 'lobby',
    path: '/table/lobby',
    told: (page) =>
      tell(page, {
        id: 'lobby',
        game: 'fort',
        clock: LIVE,
        seats: [person('Anna'), person('Borys'), FREE, bot('owl')],
        news: { people: { seats: [HERE, away(0), null, null], watching: 2 } },
      }),
    act: (page) => page.locator('.qr').waitFor(),
  },
  {
    name: 'lobby-join',
    path: '/table/join',
    told: (page) =>
      tell(page, {
        id: 'join',
        game: 'treehouse',
        seats: [person('Anna'), FREE],
        news: { you: null, people: { seats: [HERE, null], watching: 6 } },
      }),
    act: (page) => page.locator('.name-form').waitFor(),
  },
  {
    name: 'online-chat',
    path: '/table/chat',
    told: (page) => tell(page, fortOnline('chat')),
    act: async (page) => {
      await page.locator('.chat-button').click();
      await page.locator('.chat-panel').waitFor();
    },
  },
  {
    name: 'online-people',
    path: '/table/people',
    told: (page) => tell(page, fortOnline('people')),
    act: async (page) => {
      await page.locator('.people-button').click();
      await page.locator('.people-dialog').waitFor();
    },
  },
  {
    name: 'online-watcher',
    path: '/table/watcher',
    told: (page) => {
      const table = fortOnline('watcher');
      return tell(page, { ...table, news: { ...table.news, you: null } });
    },
    act: async (page) => {
      await page.locator('.people-button').click();
      await page.locator('.people-dialog .watching').waitFor();
    },
  },
  {
    name: 'online-lost',
    path: '/table/lost',
    told: (page) =>
      tell(page, {
        id: 'lost',
        game: 'treehouse',
        seats: [person('Anna'), person('Borys'), person('Chloé'), bot('fox')],
        news: {
          ...played(savedPosition({ ...TREE, until: asked('place', 70) }, 'lost')),
          people: { seats: [HERE, HERE, away(0), null], watching: 0 },
        },
        lost: true,
      }),
    act: (page) => page.locator('.sign.lost').waitFor(),
  },
  {
    name: 'online-away',
    path: '/table/away',
    told: (page) =>
      tell(page, { ...fortOnline('away'), seats: [person('Anna', 'time'), ...PEOPLE.slice(1)] }),
    act: (page) => page.locator('.sign.away').waitFor(),
  },
];
