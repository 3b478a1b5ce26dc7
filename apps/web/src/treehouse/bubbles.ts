import type { TreehouseOption, TreehouseRefusal, TreehouseView } from '@treefort/treehouse';
import type { Bubble } from '../play/bubble.ts';
import type { OpenDecision } from '../table/table.ts';

type Asked = OpenDecision<TreehouseOption, TreehouseRefusal> | undefined;

/** What Treehouse explains once: a side that the balance closes, and changers. */
export function treehouseBubbles({ phase }: TreehouseView, asked: Asked): readonly Bubble[] {
  if (!asked) return [];
  if (phase === 'take' || phase === 'cover') return [{ id: 'treehouse-changer', zone: 'middle' }];
  const closed = asked.refusals.some(({ rule }) => rule === 'tree.balance.blocked');
  return closed ? [{ id: 'treehouse-balance', zone: 'balance' }] : [];
}
