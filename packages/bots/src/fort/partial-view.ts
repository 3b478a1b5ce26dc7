import { type FortView, fort, type SeatView, standard } from '@treefort/fort';
import { withPartialView } from '../partial-view.ts';

/** Of a rival's hidden cards only the best friends, who are printed on the board, and nothing of where they are. */
function strangerIn(seat: SeatView, friends: ReadonlySet<string>): SeatView {
  const known = [...seat.surelyInHand, ...seat.inHandOrDeck];
  return { ...seat, surelyInHand: [], inHandOrDeck: known.filter((id) => friends.has(id)) };
}

function shown(view: FortView): FortView {
  const file = typeof view.box === 'string' ? standard.file : view.box;
  const friends = new Set(file.friends.map(({ id }) => id));
  const seats = view.seats.map((seat, i) => (i === view.viewer ? seat : strangerIn(seat, friends)));
  return { ...view, seats };
}

/** Fort without a memory of the cards that went by: any kid that does not lie open may be anywhere. */
export const fortFromPartialView = withPartialView(fort, shown);
