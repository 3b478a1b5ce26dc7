import '../style/fort/store.css';
import type { Resources } from '@treefort/fort';
import { Spot } from '../play/spot.tsx';
import { Picture } from '../shell/picture.tsx';
import { useTongue } from '../shell/tongue.tsx';

interface StoreProps {
  readonly title: string;
  readonly zone: string;
  readonly has: Resources;
  readonly holds: number;
  /** Whether each kind has its own room, as in Stuff, or all share it, as in a Pack. */
  readonly each?: boolean;
}

const KINDS = ['pizza', 'toy'] as const;

/** Stuff or a Pack: what lies there, and the room that is left. */
export function Store({ title, zone, has, holds, each = false }: StoreProps) {
  const { words } = useTongue();
  const total = has.pizza + has.toy;
  return (
    <div className="store">
      <h3>
        {title} <span className="of">{each ? `${total}/${2 * holds}` : `${total}/${holds}`}</span>
      </h3>
      <div className="slots">
        {KINDS.map((kind) => (
          <Spot
            key={kind}
            target={`${zone}:${kind}`}
            name={`${title}: ${words.t(`fort-amount:${kind}`, { n: has[kind] })}`}
            className="pile"
            direct
          >
            {Array.from({ length: has[kind] }, (_, i) => (
              <Picture key={`${kind}-${i + 1}`} of={`things/${kind}`} />
            ))}
            {each &&
              Array.from({ length: holds - has[kind] }, (_, i) => (
                <span key={`free-${i + 1}`} className="free" />
              ))}
          </Spot>
        ))}
        {!each &&
          Array.from({ length: Math.max(0, holds - total) }, (_, i) => (
            <span key={`free-${i + 1}`} className="free" />
          ))}
      </div>
    </div>
  );
}
