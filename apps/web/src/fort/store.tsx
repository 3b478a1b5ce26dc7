import '../style/fort/store.css';
import type { Resources } from '@treefort/fort';
import { Spot } from '../play/spot.tsx';
import { Tip } from '../play/tip.tsx';
import { useLanguage } from '../shell/language.tsx';
import { Picture } from '../shell/picture.tsx';

interface StoreProps {
  readonly title: string;
  readonly zone: string;
  readonly has: Resources;
  readonly holds: number;
  /** Every thing in its place, or how many there are. */
  readonly shape: 'slots' | 'figures';
  /** Whether each kind has its own room, as in Stuff, or all share it, as in a Pack. */
  readonly each?: boolean;
  /** The statement of the rulebook about it. */
  readonly rule: string;
}

const KINDS = ['pizza', 'toy'] as const;

const free = (n: number) =>
  Array.from({ length: Math.max(0, n) }, (_, i) => <span key={`free-${i + 1}`} className="free" />);

/** Stuff or a Pack: what lies there, and the room that is left. */
export function Store({ title, zone, has, holds, shape, rule, each = false }: StoreProps) {
  const { words, web } = useLanguage();
  const total = has.pizza + has.toy;
  const slots = shape === 'slots';
  const amount = (kind: (typeof KINDS)[number]): string =>
    web.labelled(title, words.t(`fort-amount:${kind}`, { n: has[kind] }));
  const shown = (kind: (typeof KINDS)[number]): number => (slots ? has[kind] : 1);
  return (
    <div className={`store ${shape}`} data-zone={zone}>
      <h3>
        {slots ? (
          <Tip title={title} rules={[rule]}>
            {title}
          </Tip>
        ) : (
          title
        )}{' '}
        <span className="of">{`${total}/${each ? 2 * holds : holds}`}</span>
      </h3>
      <div className="slots">
        {KINDS.map((kind) => (
          <Spot
            key={kind}
            target={`${zone}:${kind}`}
            name={amount(kind)}
            explanation={{ title: amount(kind), rules: [rule] }}
            className={`pile ${has[kind] === 0 ? 'none' : ''}`}
            direct
          >
            {Array.from({ length: shown(kind) }, (_, i) => (
              <Picture key={`${kind}-${i + 1}`} of={`things/${kind}`} />
            ))}
            {!slots && <b>{has[kind]}</b>}
            {slots && each && free(holds - has[kind])}
          </Spot>
        ))}
        {slots && !each && free(holds - total)}
      </div>
    </div>
  );
}
