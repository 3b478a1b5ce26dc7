import type { TreehouseHeard } from '@treefort/treehouse';
import { usePlaying } from '../play/playing.tsx';
import { heardOf } from './scored-so-far.ts';

export type Heard<K extends TreehouseHeard['kind']> = Extract<TreehouseHeard, { readonly kind: K }>;

/** The events of one kind in the beat that is told. */
export function useTold<K extends TreehouseHeard['kind']>(kind: K): readonly Heard<K>[] {
  const { moment } = usePlaying();
  const beat = heardOf(moment.telling?.beat ?? []);
  return beat.filter((event): event is Heard<K> => event.kind === kind);
}
