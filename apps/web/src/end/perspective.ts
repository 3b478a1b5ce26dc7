import type { Outcome } from '@treefort/kernel';
import type { People } from '@treefort/words';
import type { Playing } from '../play/playing.tsx';
import { peopleAmong } from '../table/new-table.ts';

/** From whose side an end is told. */
export interface Perspective {
  readonly ending: 'won' | 'lost' | 'watched';
  /** Whose picture is shown. */
  readonly seat: number;
  /** Where several share a device, nobody is "you". */
  readonly people: People;
}

type Told = Pick<Playing, 'moment' | 'people' | 'onlineParts' | 'foot'>;

/** Whether the viewer is one of several people at this device: not on a server, not in a replay. */
const isShared = ({ moment, onlineParts, foot }: Told): boolean =>
  !onlineParts && foot === undefined && peopleAmong(moment.sitters) !== 1;

export function perspectiveOf(told: Told, { winners }: Outcome): Perspective {
  const { names, you } = told.people;
  if (you === undefined || isShared(told)) {
    return { ending: 'watched', seat: winners[0] ?? 0, people: { names } };
  }
  return { ending: winners.includes(you) ? 'won' : 'lost', seat: you, people: { names, you } };
}
