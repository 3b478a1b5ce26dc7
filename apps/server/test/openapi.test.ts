import {
  commands,
  done,
  finishedRecord,
  firstNews,
  gameList,
  ownTableList,
  tableInfo,
  tableList,
} from '@treefort/protocol';
import { beforeEach, expect, test } from 'vitest';
import type { z } from 'zod';
import { installedGames } from '../src/games.ts';
import { refusals } from '../src/http/responses.ts';
import { ask, newContribution, newPerson, newTable, type Person, post } from './client.ts';
import { running, withPostgres } from './running.ts';

const postgres = withPostgres();
let url = '';

beforeEach(async () => {
  ({ url } = await running({ url: await postgres.database() }));
});

interface Described {
  readonly content?: Readonly<Record<string, { readonly schema: { readonly type?: string } }>>;
}

interface Operation {
  readonly summary: string;
  readonly responses: Readonly<Record<string, Described>>;
}

type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

const ROUTES = [
  'get /healthz',
  'get /readyz',
  'get /metrics',
  'get /api/version',
  'get /api/games',
  'post /api/players',
  'get /api/me',
  'delete /api/me',
  'get /api/me/account',
  'post /api/me/passkeys',
  'post /api/me/passkeys/challenge',
  'delete /api/me/passkeys/{id}',
  'post /api/me/recovery',
  'get /api/me/company',
  'put /api/me/company',
  'put /api/me/visible',
  'post /api/me/invitations',
  'post /api/reports',
  'get /api/tables/{id}/company',
  'patch /api/me',
  'get /api/me/tables',
  'get /api/me/devices',
  'delete /api/me/devices',
  'delete /api/me/devices/{id}',
  'post /api/me/links',
  'post /api/me/token',
  'get /api/queue',
  'post /api/queue',
  'delete /api/queue',
  'get /api/queue/waiting',
  'get /api/me/calls',
  'put /api/me/calls/push',
  'delete /api/me/calls/push/{device}',
  'put /api/me/calls/mail',
  'delete /api/me/calls/mail',
  'put /api/me/calls/webhook',
  'delete /api/me/calls/webhook',
  'put /api/me/calls/quiet',
  'delete /api/me/calls/quiet',
  'post /api/calls/confirm',
  'post /api/calls/stop/{secret}',
  'post /api/sign-in',
  'post /api/sign-in/offer',
  'post /api/sign-in/passkey',
  'post /api/sign-in/passkey/challenge',
  'post /api/sign-in/recovery',
  'get /api/tables',
  'post /api/tables',
  'get /api/tables/{id}',
  'get /api/tables/{id}/news',
  'get /api/tables/{id}/record',
  'get /api/tables/{id}/ratings',
  'get /api/leaderboards/{game}',
  'get /api/players/{id}',
  'get /api/players/{id}/games',
  'put /api/me/hidden',
  ...Object.keys(commands).map((command) => `post /api/tables/{id}/${command}`),
];

/** The refusals that a route must know of, from what it is. */
function refusalsOf(method: string, path: string): string[] {
  const changes = method === 'get' ? [] : ['403'];
  const route = `${method} ${path}`;
  const known = /\/api\/me|\/queue$|company$|news$|^post (?!\/api\/(players|sign-in|calls))/.test(
    route,
  );
  const who = known ? ['401'] : [];
  const found =
    /(tables|players|leaderboards|stop)\/\{|sign-in(?!.*challenge)|confirm|put .*company|invitations|reports/.test(
      route,
    )
      ? ['404']
      : [];
  const wanted = /record$|token$|passkeys$|post .*\{id\}|put .*(mail|webhook)$/.test(route);
  const late = wanted ? ['409'] : [];
  return ['400', '429', '500', '503', ...changes, ...who, ...found, ...late].sort();
}

test('every route is described, with its answer and every refusal', async () => {
  const { body } = await ask(url, '/api/docs/json');
  const found: string[] = [];
  for (const [path, methods] of Object.entries(body.paths as Paths)) {
    for (const [method, { summary, responses }] of Object.entries(methods)) {
      found.push(`${method} ${path}`);
      expect(summary).not.toBe('');
      const [answer, ...refused] = Object.keys(responses).sort();
      expect({ route: found.at(-1), answer }).toMatchObject({ answer: '200' });
      const known = [answer, ...refused].filter((status) => Number(status) >= 400);
      expect({ route: found.at(-1), known }).toMatchObject({ known: refusalsOf(method, path) });
      for (const status of known) expect(responses[status!]!.content).toBeDefined();
      expect(responses[answer!]!.content).toBeDefined();
    }
  }
  expect(found.sort()).toEqual(ROUTES.sort());
});

const fits = (schema: z.ZodType, body: unknown): void => {
  expect(schema.safeParse(body).error?.issues ?? []).toEqual([]);
};

const command = async (table: string, who: Person, name: string, body: object) => {
  const answer = await post(url, `/api/tables/${table}/${name}`, body, who);
  fits(
    answer.status === 200 ? done : refusals('refused', 'not-yours')[answer.status]!,
    answer.body,
  );
  return answer;
};

test('what is answered fits what is described, through a whole game', async () => {
  const [ada, bob] = [await newPerson(url, 'Ada'), await newPerson(url, 'Bob')];
  fits(gameList, (await ask(url, '/api/games')).body);
  const clock = { kind: 'live', move: 600, game: 6000, increment: 5 };
  const seats = ['me', 'open'];
  const table = await newTable(ada, { game: 'fort', seats, clock, public: true });
  fits(tableList, (await ask(url, '/api/tables')).body);
  await command(table, bob, 'sit', {});
  await command(table, bob, 'chat', { text: 'hello' });
  await command(table, bob, 'orders', { pass: true });
  expect(await command(table, ada, 'undo', {})).toMatchObject({ status: 409 });
  for (const who of [ada, bob]) {
    await command(table, who, 'contribute', { contribution: newContribution() });
  }
  await command(table, ada, 'start', {});
  const path = `/api/tables/${table}`;
  const fitsOwn = async () =>
    fits(ownTableList, (await ask(url, '/api/me/tables', { who: ada })).body);
  await fitsOwn();
  for (let turn = 0; ; turn++) {
    const told = await Promise.all(
      [ada, bob].map(async (who) => (await ask(url, `${path}/news`, { who })).body),
    );
    for (const body of told) fits(firstNews, body);
    fits(tableInfo, (await ask(url, path)).body);
    if (told[0]!.phase === 'over') break;
    const seat = told.findIndex(
      ({ decision, view }, i) => decision && (view as { waiting: number[] }).waiting.includes(i),
    );
    // Nobody is asked while a standing order is carried out.
    if (seat < 0) continue;
    const { id, options } = told[seat]!.decision as { id: string; options: { id: string }[] };
    const who = [ada, bob][seat]!;
    fits(done, (await command(table, who, 'refusals', {})).body);
    await command(table, who, 'choose', { decision: 'x', options: ['x'] });
    const { id: option } = options[turn % options.length]!;
    await command(table, who, 'choose', { decision: id, options: [option] });
  }
  await fitsOwn();
  fits(finishedRecord, (await ask(url, `${path}/record`)).body);
  expect(await command(table, ada, 'rematch', {})).toMatchObject({ status: 200 });
  fits(firstNews, (await ask(url, `${path}/news`, { who: bob })).body);
  fits(done.required({ table: true }), (await command(table, bob, 'rematch', {})).body);
  expect(await command(table, await newPerson(url), 'stand', {})).toMatchObject({ status: 403 });
});

test('describes options, events and consequences of every game', async () => {
  const { components } = (await (await fetch(`${url}/api/docs/json`)).json()) as {
    components: { schemas: Readonly<Record<string, { readonly anyOf?: readonly object[] }>> };
  };
  const names = ['option', 'event', 'consequence'].flatMap((name) =>
    installedGames.map(({ id }) => `${id}-${name}`),
  );
  expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining(names));
  for (const name of names) expect(components.schemas[name]?.anyOf?.length).toBeGreaterThan(3);
});
