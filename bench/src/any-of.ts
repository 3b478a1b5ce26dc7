import { nth } from '@treefort/kernel';

/** One entry of a list, by chance that nobody needs to repeat. */
export const anyOf = <T>(list: readonly T[]): T =>
  nth(list, Math.floor(Math.random() * list.length));
