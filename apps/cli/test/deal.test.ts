import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BOARDS, MADE_UP_RULES, PERKS, standard } from '@treefort/fort';
import {
  commitmentOf,
  drawFrom,
  type GameRecord,
  randomFromText,
  seedFromText,
  sharedSeed,
  sure,
  Table,
} from '@treefort/kernel';
import { ROOMS } from '@treefort/treehouse';
import { describe, expect, it } from 'vitest';
import { games } from '../src/games.ts';
import { folder } from './run.ts';

const docs = (name: string): string =>
  fileURLToPath(new URL(`../../../docs/${name}`, import.meta.url));
const fairness = readFileSync(docs('fairness.md'), 'utf8');

/** What the example prints for a record; a refusal throws what it says. */
function deal(record: object, ...told: string[]): unknown {
  const file = join(folder(), 'game.json');
  writeFileSync(file, JSON.stringify(record));
  const args = [docs('examples/deal.py'), file, ...told];
  return JSON.parse(execFileSync('python3', args, { encoding: 'utf8', stdio: 'pipe' }));
}

type Names = readonly string[];

/** What the engines show of a deal: Treehouse has players, Fort seats, and packets where it is drafted. */
interface Inspected {
  readonly players: readonly { hand: Names }[];
  readonly deck: Names;
  readonly seats: readonly { hand: Names; deck: Names }[];
  readonly draft: readonly { pack: Names }[];
  readonly first: number;
  readonly rules: Names;
  readonly perks: Names;
  readonly park: Names;
  readonly parkDeck: Names;
}

/** The deal in the words of the example. */
function dealt(record: GameRecord): unknown {
  const { game, state } = sure(Table.at(games, record, 0));
  const now = game.inspect(state) as Partial<Inspected>;
  const { players, seats = [], draft, deck, first, rules = [], perks = [], park, parkDeck } = now;
  if (players) return { hands: players.map(({ hand }) => hand), deck };
  const sorted = (words: Names): Names => [...words].sort();
  const open = { first, rules: sorted(rules), perks: sorted(perks), park, parkDeck };
  if (draft) return { ...open, packets: draft.map(({ pack }) => pack) };
  return { ...open, hands: seats.map(({ hand }) => hand), decks: seats.map((seat) => seat.deck) };
}

/** A whole game at random, shuffled from a secret and the contributions of all seats but the last, a bot's. */
function played(id: string, seats: number, wanted: object): GameRecord {
  const game = games.find((one) => one.id === id)!;
  const name = `${id} ${seats} ${JSON.stringify(wanted).length}`;
  const contributions = Array.from({ length: seats }, (_, seat) =>
    seat === seats - 1 ? null : seedFromText(`${name} of ${seat}`),
  );
  const shuffle = { secret: seedFromText(name), contributions };
  const start = { game: id, rules: game.rules, seats, options: sure(game.options(wanted)) };
  const record = { ...start, seed: sharedSeed(shuffle), shuffle, choices: [] };
  const table = sure(Table.open(games, record));
  const random = randomFromText(name);
  while (!table.over) {
    const { seat, id: decision, options } = table.decisions()[0]!;
    sure(table.choose({ seat, decision, option: drawFrom(random, options).id }));
  }
  return table.record;
}

const { file } = standard;
const OWN_BOX = { ...file, name: 'turned', kids: file.kids.toReversed() };
const GAMES = {
  treehouse: ['treehouse', {}],
  fort: ['fort', { setup: 'basic' }],
  'fort with a draft': ['fort', { setup: 'draft' }],
  'fort with another box': ['fort', { setup: 'basic', box: OWN_BOX }],
} as const;
const NAMES = Object.keys(GAMES) as (keyof typeof GAMES)[];
const CASES = NAMES.flatMap((name) => [2, 3, 4].map((seats) => [name, seats] as const));

describe('docs/examples/deal.py', () => {
  it('knows the decks before the shuffle', () => {
    const kids = file.kids.map(({ id, copies }) => ({ id, copies }));
    const friends = file.friends.map(({ id, board }) => ({ id, board }));
    const names = { rules: MADE_UP_RULES, perks: PERKS, boards: BOARDS };
    expect(JSON.parse(readFileSync(docs('examples/decks.json'), 'utf8'))).toEqual({
      treehouse: { rooms: ROOMS },
      fort: { ...names, box: { kids, friends } },
    });
  });

  it.each(CASES)('recomputes the deal of %s for %i', (name, seats) => {
    const [id, options] = GAMES[name];
    const record = played(id, seats, options);
    expect(deal(record, commitmentOf(record))).toEqual(dealt(record));
  });

  it('refuses a secret that was not committed to, and a contribution that was changed', () => {
    const record = played('treehouse', 2, {});
    expect(() => deal(record, 'f'.repeat(64))).toThrow('not the one of this commitment');
    const { shuffle, ...rest } = record;
    const changed = { ...shuffle, contributions: [record.seed, null] };
    expect(() => deal({ ...rest, shuffle: changed })).toThrow('not made of the secret');
  });
});

describe('docs/fairness.md', () => {
  it('has a worked example whose numbers are right', () => {
    const [record, found] = [...fairness.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text]) =>
      JSON.parse(text!),
    );
    expect(deal(record)).toMatchObject(found);
    expect(fairness).toContain(commitmentOf(record));
  });
});
