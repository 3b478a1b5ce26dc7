import { fort } from '@treefort/fort';
import {
  below,
  type Game,
  type GameEvent,
  heardBy,
  onlyOption,
  randomFromText,
  seedFromText,
  sure,
  Table,
} from '@treefort/kernel';
import { describe, expect, it } from 'vitest';

interface Passed {
  readonly event: GameEvent;
  readonly seat: number;
  readonly isForced: boolean;
  /** The rules that refuse each card of the hand, with what stands behind them. */
  readonly refused: readonly unknown[];
}

/** Every pass of some random games. */
function passes(): Passed[] {
  const found: Passed[] = [];
  for (let i = 0; i < 4; i++) {
    const random = randomFromText(`why ${i}`);
    const { id: game, rules } = fort;
    const start = {
      game,
      rules,
      seed: seedFromText(`why ${i}`),
      seats: 3,
      options: {},
      choices: [],
    };
    const table = sure(Table.open([fort as unknown as Game], start));
    while (!table.over) {
      const [decision] = table.decisions();
      const { seat, id, kind, options } = decision!;
      const option = options[below(random, options.length)]!.id;
      const refused = table.refusals(seat).map(({ rule, detail }) => detail?.limit ?? rule);
      const events = sure(table.choose({ seat, decision: id, option }));
      const event = events.find((one) => one.kind === 'passed');
      if (!event || kind !== 'follow') continue;
      found.push({ event, seat, isForced: onlyOption(decision!) !== undefined, refused });
    }
  }
  return found;
}

describe('a pass', () => {
  const all = passes();

  it('is explained to who had to, by a rule that refuses a card of the hand', () => {
    const forced = all.filter(({ isForced }) => isForced);
    const rules = new Set<unknown>();
    for (const { event, seat, refused } of forced) {
      const { cannot } = heardBy(event, seat) as { cannot?: { rule: string; suits: string[] } };
      expect(refused).toContain(cannot!.rule);
      if (cannot!.rule === 'fort.follow.card')
        expect(new Set(refused)).toEqual(new Set([cannot!.rule]));
      expect(cannot!.suits.length).toBeGreaterThan(0);
      rules.add(cannot!.rule);
    }
    expect([...rules]).toEqual(expect.arrayContaining(['fort.follow.card', 'fort.stuff']));
  });

  it('is explained to nobody else, and looks alike whether one had to or not', () => {
    for (const { event, seat, isForced } of all) {
      for (const viewer of [(seat + 1) % 3, (seat + 2) % 3, 'watcher'] as const) {
        expect(Object.keys(heardBy(event, viewer)).sort()).toEqual(['beat', 'kind', 'seat']);
      }
      if (!isForced) expect(heardBy(event, seat)).toMatchObject({ cannot: null });
    }
    expect(new Set(all.map(({ isForced }) => isForced)).size).toBe(2);
  });
});
