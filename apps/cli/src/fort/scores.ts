import type { FortView } from '@treefort/fort';
import { nth, type Outcome } from '@treefort/kernel';
import type { Words } from '@treefort/words';
import type { DrawContext } from '../boards/board.ts';
import { WIDTH, wrapped } from '../boards/layout.ts';

/** How wide the columns are: track, fort, rule, sculpture, total. */
const WIDTHS = [6, 14, 26, 11, 8];

/** The final count, a line for each seat. */
export function fortScores(
  view: FortView,
  outcome: Outcome,
  words: Words,
  { people }: DrawContext,
): string {
  const line = (who: string, cells: readonly string[]) =>
    `  ${who.padEnd(10)}${cells.map((cell, i) => cell.padStart(nth(WIDTHS, i))).join('')}`;
  const rows = view.seats.map(({ level, count }, seat) => {
    const rule = count?.rule
      ? `${words.fort.madeUpRule(count.rule).name}: ${count.rulePoints}`
      : words.t('fort-score:no-rule');
    const fort = words.t('fort-score:level', { level, points: count?.fort ?? 0 });
    const [track, sculpture] = [`${count?.track ?? 0}`, `${count?.sculpture ?? 0}`];
    const cells = [track, fort, rule, sculpture, `${outcome.scores[seat]}`];
    return line(words.player(seat, people).text, cells);
  });
  const heads = (['track', 'fort', 'rule', 'sculpture', 'total'] as const).map((name) =>
    words.t(`fort-score:${name}`),
  );
  const reason = view.ending ? words.t(`fort-ending:${view.ending}`) : undefined;
  const ended = reason ? [...wrapped(words.t('fort-score:ended', { reason }), WIDTH), ''] : [];
  return [...ended, line('', heads), ...rows].join('\n');
}
