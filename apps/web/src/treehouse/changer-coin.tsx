import type { Changer } from '@treefort/treehouse';
import { Picture } from '../shell/picture.tsx';

const TIMES: Readonly<Record<Changer, string>> = { double: '×2', none: '×0' };

/** A changer as it lies on a colour. */
export function ChangerCoin({ changer }: { readonly changer: Changer }) {
  return <Picture of={`things/${changer}`} alt={TIMES[changer]} className="changer-coin" />;
}
