import { it } from 'vitest';

/** A test that proves a statement of RULES.md and is named after it. */
export const rule = (id: string, title: string, prove: () => void): void => {
  it(`${id} · ${title}`, prove);
};
