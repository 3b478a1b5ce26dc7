import { describe, expect, test } from 'vitest';
import { VisitTable } from '../src/visit-table.ts';

describe('a visit table', () => {
  test('keeps apart what has different keys', () => {
    const visitTable = new VisitTable(8);
    const entries = Array.from({ length: 100 }, (_, i) => visitTable.at(i * 7919, i * 104729 * 2));
    expect(new Set(entries).size).toBe(100);
    for (const [i, entry] of entries.entries()) {
      expect(visitTable.at(i * 7919, i * 104729 * 2)).toBe(entry);
    }
  });

  test('that may grow has room for more, and keeps what was counted', () => {
    const visitTable = new VisitTable(4, 8);
    const keys = Array.from({ length: 150 }, (_, i) => [(i * 0x9e3779b1) | 0, i * 6 + 2] as const);
    for (const [i, [place, mark]] of keys.entries()) {
      visitTable.makeRoom();
      const entry = visitTable.at(place, mark);
      for (let k = 0; k <= i % 3; k++) visitTable.visit(entry, i);
      visitTable.offer(entry);
      visitTable.draw(entry, i % 5);
    }
    const blank = new VisitTable(1);
    for (const [i, [place, mark]] of keys.entries()) {
      expect(visitTable.keeps(place, mark)).toBe(true);
      const entry = visitTable.at(place, mark);
      expect(visitTable.visitsOf(entry)).toBe((i % 3) + 1);
      expect(visitTable.meanOf(entry)).toBe(i);
      expect(visitTable.urgeOf(entry)).toBe(blank.draw(0, i % 5));
      expect(visitTable.offer(entry)).toBe(2);
    }
    visitTable.clear();
    for (const [place, mark] of keys) {
      expect(visitTable.visitsOf(visitTable.at(place, mark))).toBe(0);
    }
  });

  test('when full gives a blank entry each time and loses nothing', () => {
    const visitTable = new VisitTable(4);
    const first = visitTable.at(1, 2);
    for (let i = 0; i < 5; i++) visitTable.visit(first, 1);
    for (let i = 0; i < 100; i++) {
      const entry = visitTable.at(i * 31 + 7, (i + 3) * 2);
      expect(visitTable.visitsOf(entry)).toBe(0);
      if (entry === 16) visitTable.visit(entry, 1);
    }
    expect(visitTable.visitsOf(visitTable.at(1, 2))).toBe(5);
    visitTable.clear();
    expect(visitTable.visitsOf(visitTable.at(1, 2))).toBe(0);
  });
});
