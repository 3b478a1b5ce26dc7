import { type GameRecord, seedFromText, sure, Table } from '@treefort/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameId } from '../src/table/game-id.ts';
import { games } from '../src/table/games.ts';
import { LocalTable } from '../src/table/local-table.ts';
import { type Pacing, StagedTable } from '../src/table/staged-table.ts';
import type { Moment } from '../src/table/table.ts';

const SECOND = 1000;

/** A game of one person against bots that answer by count, on a stage where every beat takes a second. */
function staged(game: GameId, now: () => ReturnType<Pacing['now']> = () => 'told') {
  const engine = games.find(({ id }) => id === game)!;
  const options = sure(engine.options({}));
  const record: GameRecord = {
    game,
    rules: engine.rules,
    seed: seedFromText('staged'),
    seats: 3,
    options,
    choices: [],
  };
  const local: LocalTable = new LocalTable(
    record,
    [{ name: 'Ann' }, { name: 'Ben', bot: 'x' }, { name: 'Cleo', bot: 'x' }],
    {
      think: ({ record: so, seat }) => {
        const { options: offered } = sure(Table.open(games, so)).decision(seat)!;
        return Promise.resolve(offered[so.choices.length % offered.length]!.id);
      },
      keep() {},
    },
  );
  const table = new StagedTable(local, { now, msOf: () => SECOND });
  return { local, table };
}

/** Lets bots think, without time going by on the stage. */
const settle = () => vi.advanceTimersByTimeAsync(0);

async function untilAsked(table: StagedTable): Promise<void> {
  for (let i = 0; i < 100 && !table.now().asked; i++) await vi.advanceTimersByTimeAsync(SECOND);
}

describe.each(['fort', 'treehouse'] as const)('a staged game of %s', (game) => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Plays on, looking at every moment that is shown. */
  async function playThrough(look: (moment: Moment, truth: Moment) => void, most: number) {
    const { local, table } = staged(game);
    table.watch(() => look(table.now(), local.now()));
    for (let i = 0; i < most && !table.now().outcome; i++) {
      await settle();
      const { asked } = table.now();
      if (asked) table.choose(asked.decision.options[i % asked.decision.options.length]!.id);
      else await vi.advanceTimersByTimeAsync(SECOND);
    }
    return { local, table };
  }

  it('tells one beat at a time, and asks when all is told', async () => {
    let told = 0;
    const { table, local } = await playThrough((moment) => {
      if (!moment.telling) return;
      told++;
      expect(moment.asked).toBeUndefined();
      expect(moment.outcome).toBeUndefined();
      const { beat, at, of } = moment.telling;
      expect(at).toBeLessThanOrEqual(of);
      expect(new Set(beat.map((event) => event.beat)).size).toBe(1);
      expect(moment.events.slice(-beat.length)).toEqual(beat);
    }, 150);
    expect(told).toBeGreaterThan(30);
    await vi.advanceTimersByTimeAsync(100 * SECOND);
    expect(table.now().events).toEqual(local.now().events);
    expect(table.now().view).toEqual(local.now().view);
  });

  it('never goes back: each view has what the last one had told', async () => {
    let before = 0;
    await playThrough((moment) => {
      expect(moment.events.length).toBeGreaterThanOrEqual(before);
      before = moment.events.length;
    }, 60);
    expect(before).toBeGreaterThan(20);
  });

  it('skips to the present, and steps through what happened since', async () => {
    const { table } = staged(game);
    table.watch(() => {});
    await untilAsked(table);
    table.choose(table.now().asked!.decision.options[0]!.id);
    await settle();
    for (let i = 0; i < 50 && !table.now().telling; i++) await settle();
    table.skip();
    expect(table.now().telling).toBeUndefined();
    const { beats } = table.now().since!;
    expect(beats.length).toBeGreaterThan(0);
    table.stepTo(1);
    expect(table.now().telling).toMatchObject({ at: 1, held: true, beat: beats[0] });
    await vi.advanceTimersByTimeAsync(10 * SECOND);
    expect(table.now().telling?.at).toBe(1);
    table.goOn();
    expect(table.now().telling?.at).not.toBe(1);
  });

  it('goes on telling when it is watched again in the middle of it', async () => {
    const { table } = staged(game);
    const leave = table.watch(() => {});
    await untilAsked(table);
    table.choose(table.now().asked!.decision.options[0]!.id);
    for (let i = 0; i < 50 && !table.now().telling; i++) await settle();
    expect(table.now().telling).toBeDefined();
    leave();
    table.watch(() => {});
    await untilAsked(table);
    expect(table.now().asked).toBeDefined();
  });

  it('tells nothing while the player is away, and counts what was missed', async () => {
    const { table } = staged(game, () => 'missed');
    table.watch(() => {});
    await settle();
    for (let i = 0; i < 50 && !table.now().asked; i++) await settle();
    table.choose(table.now().asked!.decision.options[0]!.id);
    for (let i = 0; i < 50 && !table.now().asked; i++) await settle();
    expect(table.now().telling).toBeUndefined();
    expect(table.now().since!.missed).toBeGreaterThan(0);
  });

  it('answers the next decision with what was chosen ahead, and no other', async () => {
    const { table, local } = staged(game);
    table.watch(() => {});
    await untilAsked(table);
    const seen: string[] = [];
    const first = table.now().asked!.decision;
    table.choose(first.options[0]!.id, (options) => {
      seen.push(options[0]!.id);
      return options[0]!.id;
    });
    for (let i = 0; i < 50 && seen.length === 0; i++) await settle();
    expect(seen).toHaveLength(1);
    const own = local.now().record!.choices.filter(([seat]) => seat === 0);
    expect(own.map(([, option]) => option)).toEqual(
      expect.arrayContaining([first.options[0]!.id, seen[0]]),
    );
  });
});
