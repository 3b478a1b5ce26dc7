import { below, type Random, randomFromText, seatsIn, seedFromText, sure } from '@treefort/kernel';
import type { Happening } from '@treefort/protocol';
import { expect, test } from 'vitest';
import { installedGames as games } from '../src/games.ts';
import type { LogEntry } from '../src/tables/log-entry.ts';
import { Match } from '../src/tables/match.ts';

const begun = (game: string, name: string): Match => {
  const seats = [0, 1, 2].map((i) => ({ kind: 'player', player: `p${i}`, name: '' }) as const);
  const options = sure(games.find(({ id }) => id === game)!.options({}));
  const table = { id: 'a', game, rules: '1', options, seats, seed: seedFromText(name) };
  const match = new Match({ ...table, public: false, clock: { kind: 'none' } }, games);
  take(match, { did: 'start' });
  return match;
};

function take(match: Match, entry: LogEntry): boolean {
  const { ok } = match.apply(entry);
  if (ok) match.settle(match.n);
  return ok;
}

/** Somebody who reads what is told, and forgets what was taken back. */
class Reader {
  after = 0;
  readonly choices = new Map<number, Happening>();

  read({ history }: Match, viewer: number): this {
    const told = JSON.parse(history.since(this.after, viewer)) as Happening[];
    for (const one of told) {
      expect(one.n).toBeGreaterThanOrEqual(this.after);
      for (const [n, { seat }] of this.choices) {
        if (one.from !== undefined && seat === one.seat && n >= one.from) this.choices.delete(n);
      }
      if (one.did === 'choose') this.choices.set(one.n, one);
    }
    this.after = history.count;
    return this;
  }
}

const choose = (match: Match, seat: number, random: Random): LogEntry => {
  const { options } = match.play.decision(seat)!;
  const { id } = options[below(random, options.length)]!;
  return { did: 'choose', seat, options: [id], by: 'player' };
};

/** Chooses, changes a sealed answer, takes back, or talks. */
function anything(match: Match, random: Random): void {
  const seat = below(random, 3);
  const asked = seatsIn(match.play.actors);
  const kind = below(random, 6);
  if (kind === 0) take(match, { did: 'undo', seat });
  else if (kind === 1) take(match, { did: 'chat', seat, name: '', text: 'x' });
  else if (kind === 2 && match.play.decision(seat)) take(match, choose(match, seat, random));
  else take(match, choose(match, asked[below(random, asked.length)]!, random));
}

test.each(['fort', 'treehouse'])(
  '%s: a player who comes back is told what stands, whenever they left',
  (game) => {
    const random = randomFromText(game);
    const match = begun(game, game);
    const always = new Reader();
    const guests: Reader[] = [];
    while (match.phase === 'playing') {
      anything(match, random);
      always.read(match, 0);
      if (below(random, 16) === 0) guests.push(new Reader().read(match, 0));
      for (const guest of guests) if (below(random, 20) === 0) guest.read(match, 0);
    }
    const stand = [...new Reader().read(match, 0).choices.values()];
    expect(stand.flatMap(({ events }) => events!)).not.toEqual([]);
    for (const guest of [always, ...guests]) {
      expect([...guest.read(match, 0).choices.values()]).toEqual(stand);
    }
  },
);

test('what was taken back is told to nobody who did not know of it', () => {
  const random = randomFromText('flood');
  const match = begun('fort', 'flood');
  while (match.n < 150) take(match, choose(match, seatsIn(match.play.actors)[0]!, random));
  const flip = (): void => {
    const seat = seatsIn(match.play.actors)[0]!;
    if (take(match, choose(match, seat, random)) && take(match, { did: 'undo', seat })) return;
    flip();
  };
  flip();
  const before = match.history.since(0, 'watcher').length;
  for (let i = 0; i < 2000; i++) flip();
  expect(match.history.count).toBeGreaterThan(4000);
  expect(match.history.since(0, 'watcher').length).toBeLessThan(before + 1000);
});

test('talk without end is not told from its beginning', () => {
  const match = begun('fort', 'talk');
  for (let i = 0; i < 5000; i++) take(match, { did: 'chat', seat: 0, name: '', text: `${i}` });
  const told = JSON.parse(match.history.since(0, 'watcher')) as Happening[];
  expect(told.length).toBeLessThanOrEqual(1001);
  expect(told.at(-1)).toMatchObject({ text: '4999' });
});
