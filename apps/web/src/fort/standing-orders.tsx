import type { Verb } from '@treefort/fort';
import type { Orders } from '@treefort/protocol';
import type { StandingOrdersProps } from '../games/game-face.ts';
import { useOnlineWords } from '../online/online-words.ts';

/** What an action brings, by the verbs that bring it. */
const BRINGS = {
  gain: ['pizza', 'toy', 'any', 'copyPack', 'copyRival', 'convert'],
  pack: ['pack'],
  lookout: ['lookout'],
  trash: ['trash', 'trashRival', 'trashThis'],
  recruit: ['recruit'],
  advance: ['advance', 'advance−1', 'advance+1'],
  score: ['score'],
} as const satisfies Readonly<Record<string, readonly Verb[]>>;

const SUBJECTS = Object.keys(BRINGS) as (keyof typeof BRINGS)[];

type FollowMode = 'ask' | 'pass' | 'some';

const modeOf = ({ pass, ask }: Orders): FollowMode =>
  pass ? 'pass' : ask === null ? 'ask' : 'some';

function Subjects({ orders, onOrder }: StandingOrdersProps) {
  const online = useOnlineWords();
  const asked = orders.ask ?? [];
  const has = (subject: keyof typeof BRINGS): boolean =>
    BRINGS[subject].some((verb) => asked.includes(verb));
  const turn = (subject: keyof typeof BRINGS): void => {
    const wanted = SUBJECTS.filter((one) => has(one) !== (one === subject));
    onOrder({ ...orders, ask: wanted.flatMap((one) => [...BRINGS[one]]) });
  };
  return (
    <div className="choice">
      {SUBJECTS.map((subject) => (
        <label key={subject} className="pill">
          <input type="checkbox" checked={has(subject)} onChange={() => turn(subject)} />
          <span>{online.t(`orders:${subject}`)}</span>
        </label>
      ))}
    </div>
  );
}

/** Standing orders for following: what the seat answers by itself. */
export function OrdersPanel({ orders, onOrder }: StandingOrdersProps) {
  const online = useOnlineWords();
  const mode = modeOf(orders);
  const choose = (wanted: FollowMode): void =>
    onOrder({
      ...orders,
      pass: wanted === 'pass',
      ask: wanted === 'some' ? [...BRINGS.advance, ...BRINGS.score] : null,
    });
  return (
    <fieldset className="orders">
      <legend>{online.t('orders:title')}</legend>
      {(['ask', 'pass', 'some'] as const).map((one) => (
        <label key={one} className="tick">
          <input type="radio" name="orders" checked={one === mode} onChange={() => choose(one)} />
          <span>{online.t(`orders:${one}`)}</span>
        </label>
      ))}
      {mode === 'some' && <Subjects orders={orders} onOrder={onOrder} />}
      <label className="tick">
        <input
          type="checkbox"
          checked={orders.passWhenCannot}
          onChange={() => onOrder({ ...orders, passWhenCannot: !orders.passWhenCannot })}
        />
        <span>
          {online.t('orders:cannot')} <small>{online.t('orders:cannot-text')}</small>
        </span>
      </label>
    </fieldset>
  );
}
