import { type FortState, fort } from '@treefort/fort';
import { randomFromText, sure } from '@treefort/kernel';

const options = sure(fort.options({}));

/** A described position; what is left out comes at random, the same each time. */
export const arranged = (seats: readonly object[], rest: object = {}): FortState =>
  sure(
    fort.arrange({ seats, ...rest }, { seats: seats.length, options }, randomFromText('arranged')),
  );
