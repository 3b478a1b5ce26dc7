import { type BoxFile, type CardEntry, standard } from '@treefort/fort';

/** The standard box under another name, with some of its cards as told. */
export function boxWith(
  changes: Readonly<Record<string, Partial<CardEntry>>>,
  rest: Partial<BoxFile> = {},
): BoxFile {
  const changed = <T extends CardEntry>(card: T): T => ({ ...card, ...changes[card.id] });
  const { file } = standard;
  const cards = { kids: file.kids.map(changed), friends: file.friends.map(changed) };
  return { ...file, name: 'changed', ...cards, ...rest };
}
