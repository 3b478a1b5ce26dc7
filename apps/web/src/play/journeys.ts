import type { CardMove, UsualZones } from './card-moves.ts';

/** A card that lies open on the page. */
export interface Laid {
  readonly shows: string;
  readonly zone: string;
}

/** How a card got to another zone: it moved on the page, or came from or went to a pile. */
export type Journey<L extends Laid> =
  | { readonly is: 'moved'; readonly before: L; readonly after: L }
  | { readonly is: 'came'; readonly from: string; readonly after: L }
  | { readonly is: 'went'; readonly before: L; readonly to: string };

/** Removes the first item that fits from a list. */
function taken<T>(list: T[], fits: (one: T) => boolean): T | undefined {
  const at = list.findIndex(fits);
  return at < 0 ? undefined : list.splice(at, 1)[0];
}

/** Matches the cards on the page before and after a change. */
export function journeys<L extends Laid>(
  before: readonly L[],
  after: readonly L[],
  moves: readonly CardMove[],
  usual: UsualZones,
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
    const told = moves.findLast(({ shows, to }) => shows === one.shows && to === one.zone);
    const from = told?.from ?? usual.sourceOf(one.zone);
    return from === undefined ? undefined : { is: 'came', from, after: one };
  });
  const departed = left.map((one): Journey<L> | undefined => {
    const told = moves.find(({ shows, from }) => shows === one.shows && from === one.zone);
    const to = told?.to ?? usual.targetOf(one.zone);
    return to === undefined ? undefined : { is: 'went', before: one, to };
  });
  return [...arrived, ...departed].filter((journey) => journey !== undefined);
}
