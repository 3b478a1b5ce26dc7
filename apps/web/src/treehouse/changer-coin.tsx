import type { Changer } from '@treefort/treehouse';

const TIMES: Readonly<Record<Changer, string>> = { double: '×2', none: '×0' };

/** A changer as it lies on a colour. */
export function ChangerCoin({ changer }: { readonly changer: Changer }) {
  return <span className={`changer-coin ${changer}`}>{TIMES[changer]}</span>;
}
