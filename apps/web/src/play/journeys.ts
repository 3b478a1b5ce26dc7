import type { CardMove } from './card-moves.ts';
import type { Zone } from './zone.ts';

/** A card that lies open on the page. */
export interface Laid {
  readonly shows: string;
  readonly zone: string;
}

/** How a card got to another zone: it moved on the page, or came from or went to a pile. */
export type Journey<L extends Laid> =
  | { readonly is: 'moved'; readonly before: L; readonly after: L }
  | { readonly is: 'came'; readonly from: Zone; readonly after: L }
  | { readonly is: 'went'; readonly before: L; readonly to: Zone };

/** Removes the first item that fits from a list. */
function taken<T>(list: T[], fits: (one: T) => boolean): T | undefined {
  const at = list.findIndex(fits);
  return at < 0 ? undefined : list.splice(at, 1)[0];
}

/** The latest move of a card to a zone; where nobody told of the card, of any cards. */
const moveTo = ({ shows, zone }: Laid, moves: readonly CardMove[]): CardMove | undefined =>
  moves.findLast((one) => one.shows === shows && one.to === zone) ??
  moves.findLast((one) => one.shows === undefined && one.to === zone);

const moveFrom = ({ shows, zone }: Laid, moves: readonly CardMove[]): CardMove | undefined =>
  moves.find((one) => one.shows === shows && one.from === zone) ??
  moves.find((one) => one.shows === undefined && one.from === zone);

/** Matches the cards on the page before and after a change. */
export function journeys<L extends Laid>(
  before: readonly L[],
  after: readonly L[],
  moves: readonly CardMove[],
): Journey<L>[] {
  const left = [...before];
  const same = (a: L) => (b: L) => a.shows === b.shows && a.zone === b.zone;
  const stayed = new Map<L, L>();
  for (const one of after) {
    const there = taken(left, same(one));
    if (there) stayed.set(one, there);
  }
  const arrived = after.map((one): Journey<L> | undefined => {
    const there = stayed.get(one) ?? taken(left, ({ shows }) => shows === one.shows);
    if (there) return { is: 'moved', before: there, after: one };
    const told = moveTo(one, moves);
    return told && { is: 'came', from: told.from, after: one };
  });
  const departed = left.map((one): Journey<L> | undefined => {
    const told = moveFrom(one, moves);
    return told && { is: 'went', before: one, to: told.to };
  });
  return [...arrived, ...departed].filter((journey) => journey !== undefined);
}
