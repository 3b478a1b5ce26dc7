import type { FortView } from '@treefort/fort';
import type { StandingOrdersProps } from '../games/game-face.ts';
import { useOnlineWords } from '../online/online-words.ts';
import { useLanguage } from '../shell/language.tsx';

/** The different cards with which a seat could follow before its own turn comes. */
function cardsOf(view: FortView): readonly string[] {
  const own = view.seats.findIndex(({ hand }) => hand !== null);
  return own === view.leader ? [] : [...new Set(view.seats[own]?.hand)];
}

/** The cards to follow with by themselves, in the order in which they were ticked. */
export function FollowOrders({ orders, view, onOrder }: StandingOrdersProps<FortView>) {
  const { words } = useLanguage();
  const online = useOnlineWords();
  const options = cardsOf(view).map((card) => ({ card, id: `follow:${card}` }));
  if (options.length === 0) return null;
  const taken = orders.take.filter((id) => options.some((option) => option.id === id));
  const turn = (id: string): void => {
    const rest = taken.filter((one) => one !== id);
    onOrder({ ...orders, take: rest.length < taken.length ? rest : [...rest, id] });
  };
  return (
    <fieldset className="orders">
      <legend>{online.t('orders:with')}</legend>
      <div className="choice">
        {options.map(({ card, id }) => (
          <label key={id} className="pill">
            <input type="checkbox" checked={taken.includes(id)} onChange={() => turn(id)} />
            <span>
              {taken.length > 1 && taken.includes(id) && `${taken.indexOf(id) + 1}. `}
              {words.fort.cardName(card).text}
            </span>
          </label>
        ))}
      </div>
      <small>{online.t('orders:with-text')}</small>
    </fieldset>
  );
}
