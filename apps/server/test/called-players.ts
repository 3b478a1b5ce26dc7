import { expect } from 'vitest';
import { ask, contribute, newPerson, newTable, type Person, post } from './client.ts';
import { PushBrowser } from './push-browser.ts';
import type { Receiver } from './receiver.ts';

/** How somebody is called: looked at, or changed. */
export const settings = (who: Person, path = '', method = 'GET', body?: object) =>
  ask(who.url, `/api/me/calls${path}`, { who, method, ...(body && { body }) });

const act = (who: Person, table: string, name: string, body: object = {}) =>
  post(who.url, `/api/tables/${table}/${name}`, body, who);

/** A game of two who both play by their programs, so that nobody is at the table. */
export async function playing(url: string, other = url, company?: readonly [Person, Person]) {
  const people = company ?? ([await newPerson(url, 'Ada'), await newPerson(other, 'Bob')] as const);
  const table = await newTable(people[0], { game: 'fort', seats: ['me', 'open'] });
  await act(people[1], table, 'sit');
  await contribute(table, ...people);
  const begin = () => act(people[0], table, 'start');
  return { people, table, begin };
}

interface Turn {
  readonly who: Person;
  readonly seat: number;
  readonly decision: { readonly id: string; readonly options: readonly { readonly id: string }[] };
}

/** Whose turn it is, and what is asked. */
export async function turnAt(people: readonly Person[], table: string): Promise<Turn> {
  for (;;) {
    for (const [seat, who] of people.entries()) {
      const { body } = await ask(who.url, `/api/tables/${table}/news`, { who });
      const { waiting } = body.view as { waiting: number[] };
      const decision = body.decision as Turn['decision'] | null;
      if (decision && waiting.includes(seat) && decision.options.length > 1) {
        return { who, seat, decision };
      }
    }
  }
}

/** Answers until it is the turn of a seat. */
export async function playUntil(
  seat: number,
  people: readonly Person[],
  table: string,
): Promise<void> {
  for (;;) {
    const turn = await turnAt(people, table);
    if (turn.seat === seat) return;
    const { who, decision } = turn;
    const options = [decision.options[0]!.id];
    await act(who, table, 'choose', { decision: decision.id, options });
  }
}

export async function subscribe(
  who: Person,
  service: Receiver,
  language = 'en',
): Promise<PushBrowser> {
  const browser = new PushBrowser();
  const body = browser.subscription(`${service.url}/${who.id}`, language);
  expect(await settings(who, '/push', 'PUT', body)).toMatchObject({ status: 200 });
  return browser;
}
