import { fort } from '@treefort/fort';
import { sure } from '@treefort/kernel';
import { expect, test } from 'vitest';
import { MoveFeatures } from '../../src/fort/move-features.ts';
import { R } from '../../src/fort/reasons.ts';
import { arranged } from './arranged.ts';

test("copying a Pack is weighed by that rival's Pack", () => {
  const s = arranged([{ level: 1 }, { level: 1 }, { level: 1, pack: { pizza: 2 } }]);
  const copied = (rival: number): number => {
    const features = new MoveFeatures().read(s, 0, sure(fort.parse(s, `copy-rival:${rival}`)));
    return features.which
      .subarray(0, features.count)
      .reduce((sum, reason, i) => (reason === R.copies ? sum + (features.much[i] ?? 0) : sum), 0);
  };
  expect(copied(1)).toBe(0);
  expect(copied(2)).toBeGreaterThan(0);
});
