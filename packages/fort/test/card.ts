import { it } from 'vitest';

/** The two actions of a card; a card that has neither is tested as a whole. */
export type Part = 'public' | 'private' | 'neither';

/** A test of what one card does, named after the card and its action. */
export const card = (id: string, part: Part, title: string, prove: () => void): void => {
  it(`${id} · ${part} · ${title}`, prove);
};
