import { readFileSync } from 'node:fs';
import {
  below,
  type Decision,
  type Option,
  type Options,
  randomFromText,
  seedFromText,
  sure,
  Table,
} from '@treefort/kernel';
import { describe, expect, it } from 'vitest';
import type { GameDocs } from '../docs/game-docs.ts';
import { DOCS, REFEREE } from '../docs/page.ts';
import { games } from '../src/games.ts';
import { Asking } from './asking.ts';

const page = readFileSync(REFEREE.file, 'utf8');
const sessions = [...page.matchAll(/```text\n(> [\s\S]*?)```/g)].map(([, session]) => session!);

/** Every decision of some random games, with and without the variants of a game. */
function* decisionsOf({ game }: GameDocs, count: number): Generator<Decision> {
  const variants: Options[] = [{ setup: 'draft' }, { junior: true }];
  const known = [{}, ...variants.filter((options) => game.options(options).ok)];
  for (let i = 0; i < count; i++) {
    const random = randomFromText(`docs ${i}`);
    const seats = game.seats[i % game.seats.length]!;
    const options = sure(game.options(known[i % known.length]));
    const start = { game: game.id, rules: game.rules, seats, options, choices: [] };
    const table = sure(Table.open(games, { ...start, seed: seedFromText(`docs ${i}`) }));
    while (!table.over) {
      const decision = table.decisions()[0]!;
      yield decision;
      const option = decision.options[below(random, decision.options.length)]!.id;
      sure(table.choose({ seat: decision.seat, decision: decision.id, option }));
    }
  }
}

const kindOf = (option: Option): string => String(Reflect.get(option, 'kind'));

/** Whether an id has a form such as `tuck:yard:SEAT:CARD`. */
const hasForm = (id: string, form: string): boolean =>
  new RegExp(`^${form.replaceAll(/[A-Z]+/g, '[^:]+')}$`).test(id);

describe('docs/referee.md', () => {
  it('has the tables and replies of now: npm run docs:tables writes them', () => {
    expect(page).toBe(REFEREE.textNow());
  });

  it('tells of every game', () => {
    expect(DOCS.map(({ game }) => game.id)).toEqual(games.map(({ id }) => id));
  });

  it('has a worked session', () => {
    expect(sessions.length).toBeGreaterThan(0);
  });

  it.each(sessions)('shows what the referee really answers', (session) => {
    const { referee } = new Asking();
    const lines = session.trimEnd().split('\n');
    const requests = lines.filter((line) => line.startsWith('> '));
    const real = requests.flatMap((line) => [line, `< ${referee.reply(line.slice(2))}`]);
    expect(lines).toEqual(real);
  });

  it.each(DOCS)('tells the ids of what $game.id offers, and every kind of decision', (docs) => {
    const wrong = new Set<string>();
    const seen = new Map<string, Set<string>>();
    for (const { kind, options } of decisionsOf(docs, 60)) {
      const offers = seen.get(kind) ?? new Set();
      seen.set(kind, offers);
      for (const option of options) {
        offers.add(kindOf(option));
        const forms = docs.options[kindOf(option)] ?? [];
        if (!forms.some((form) => hasForm(option.id, form))) wrong.add(option.id);
      }
    }
    const missed = [...seen].flatMap(([kind, offers]) => {
      const told = docs.decisions[kind]?.offers ?? ['nothing'];
      return told.filter((offer) => !offers.has(offer)).map((offer) => `${kind}: ${offer}`);
    });
    expect([...wrong, ...missed]).toEqual([]);
    expect(seen.size).toBeGreaterThan(4);
  });
});
