import type { Entry } from './entry.ts';
import { FROM_DECK, FROM_DISCARD, FROM_HAND, FROM_PARK, fromOf } from './move-forms.ts';
import { KIND, move } from './moves.ts';
import type { Outlook } from './outlook.ts';

/** Takes one card away from where it lies; a gap in the Park is filled at once. */
function takeFrom(o: Outlook, from: number): void {
  if (from === FROM_HAND) o.hand--;
  else if (from === FROM_DISCARD) o.discard--;
  else if (from === FROM_DECK) o.parkDeck--;
  else if (from !== FROM_PARK) o.rivalYards--;
  else if (o.parkDeck > 0) o.parkDeck--;
  else o.park--;
}

export const lookout: Entry = {
  ways: (o, out) => {
    let n = 0;
    if (o.lookouts >= o.lookoutHolds) return 0;
    if (o.hand > 0) out[n++] = move(KIND.tuck, FROM_HAND);
    if (!o.bribes) return n;
    if (o.park > 0) out[n++] = move(KIND.tuck, FROM_PARK);
    if (o.parkDeck > 0) out[n++] = move(KIND.tuck, FROM_DECK);
    if (o.rivalYards > 0) out[n++] = move(KIND.tuck);
    return n;
  },
  carry: (o, way) => {
    o.lookouts++;
    takeFrom(o, fromOf(way));
    return true;
  },
};

const taken = (o: Outlook, way: number): boolean => {
  takeFrom(o, fromOf(way));
  return true;
};

export const trash: Entry = {
  ways: (o, out) => {
    let n = 0;
    if (o.hand > 0) out[n++] = move(KIND.trash, FROM_HAND);
    if (o.discard > 0) out[n++] = move(KIND.trash, FROM_DISCARD);
    return n;
  },
  carry: taken,
};

export const trashRival: Entry = {
  ways: (o, out) => {
    if (o.rivalYards === 0) return 0;
    out[0] = move(KIND['trash-rival']);
    return 1;
  },
  carry: taken,
};

export const recruit: Entry = {
  ways: (o, out) => {
    let n = 0;
    if (o.park > 0) out[n++] = move(KIND.recruit, FROM_PARK);
    if (o.parkDeck > 0) out[n++] = move(KIND.recruit, FROM_DECK);
    if (o.rivalYards > 0) out[n++] = move(KIND.recruit);
    return n;
  },
  carry: (o, way) => {
    o.discard++;
    return taken(o, way);
  },
};
