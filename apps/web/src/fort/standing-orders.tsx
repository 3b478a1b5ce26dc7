import { type FortView, VERBS, type Verb } from '@treefort/fort';
import type { Orders } from '@treefort/protocol';
import type { StandingOrdersProps } from '../games/game-face.ts';
import { useOnlineWords } from '../online/online-words.ts';
import { FollowOrders } from './follow-orders.tsx';

const SUBJECTS = ['gain', 'pack', 'lookout', 'trash', 'recruit', 'advance', 'score'] as const;
type Subject = (typeof SUBJECTS)[number];

/** What each verb brings, as players are asked about it; what is only a price brings nothing. */
const BRINGS: Readonly<Record<Verb, Subject | null>> = {
  pizza: 'gain',
  toy: 'gain',
  any: 'gain',
  copyPack: 'gain',
  copyRival: 'gain',
  convert: 'gain',
  pack: 'pack',
  lookout: 'lookout',
  trash: 'trash',
  trashRival: 'trash',
  trashThis: 'trash',
  recruit: 'recruit',
  advance: 'advance',
  'advance−1': 'advance',
  'advance+1': 'advance',
  score: 'score',
  'spend pizza': null,
  'spend toy': null,
};

const verbsOf = (...subjects: readonly Subject[]): Verb[] =>
  VERBS.filter((verb) => subjects.some((subject) => subject === BRINGS[verb]));

type FollowMode = 'ask' | 'pass' | 'some';

const modeOf = ({ pass, ask }: Orders): FollowMode =>
  pass ? 'pass' : ask === null ? 'ask' : 'some';

function Subjects({ orders, onOrder }: Omit<StandingOrdersProps, 'view'>) {
  const online = useOnlineWords();
  const asked = orders.ask ?? [];
  const has = (subject: Subject): boolean => verbsOf(subject).some((verb) => asked.includes(verb));
  const turn = (subject: Subject): void => {
    const wanted = SUBJECTS.filter((one) => has(one) !== (one === subject));
    onOrder({ ...orders, ask: verbsOf(...wanted) });
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
export function OrdersPanel({ orders, view, onOrder }: StandingOrdersProps<FortView>) {
  const online = useOnlineWords();
  const mode = modeOf(orders);
  const choose = (wanted: FollowMode): void =>
    onOrder({
      ...orders,
      pass: wanted === 'pass',
      ask: wanted === 'some' ? verbsOf('advance', 'score') : null,
    });
  return (
    <>
      <fieldset className="orders">
        <legend>{online.t('orders:title')}</legend>
        {(['ask', 'pass', 'some'] as const).map((one) => (
          <label key={one} className="tick">
            <input type="radio" name="orders" checked={one === mode} onChange={() => choose(one)} />
            <span>{online.t(`orders:${one}`)}</span>
          </label>
        ))}
        {mode === 'some' && <Subjects orders={orders} onOrder={onOrder} />}
      </fieldset>
      <FollowOrders orders={orders} view={view} onOrder={onOrder} />
    </>
  );
}
