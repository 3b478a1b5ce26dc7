import { type Action, type FortView, parseAction, STUFF_HOLDS, type Verb } from '@treefort/fort';
import { cardIn, symbolsSoFar } from '@treefort/words';

/** What so many symbols bring: how often what is done, and for how many there is room. */
export interface Harvest {
  readonly suit: string;
  readonly n: number;
  readonly verb?: Verb;
  readonly room?: number;
}

/** The part of an action that is done once for each symbol of a suit. */
function counted(action: Action, suit: string): Action | undefined {
  if (action.is === 'verb') return undefined;
  if (action.is === 'per')
    return action.counter === suit || action.counter === 'anySuit' ? action.part : undefined;
  return action.parts.map((part) => counted(part, suit)).find((part) => part !== undefined);
}

/** How many more fit, for what needs room. */
function roomFor(verb: Verb, view: FortView, seat: number): number | undefined {
  const { stuff, pack, packHolds } = view.seats[seat]!;
  if (verb === 'pizza' || verb === 'toy') return STUFF_HOLDS - stuff[verb];
  return verb === 'pack' ? packHolds - pack.pizza - pack.toy : undefined;
}

interface Symbols {
  readonly notation: string;
  readonly suit: string;
  readonly n: number;
  readonly seat: number;
}

function harvest(view: FortView, { notation, suit, n, seat }: Symbols): Harvest {
  const parsed = parseAction(notation);
  const part = 'action' in parsed ? counted(parsed.action, suit) : undefined;
  if (part?.is !== 'verb') return { suit, n };
  const room = roomFor(part.verb, view, seat);
  return { suit, n, verb: part.verb, ...(room !== undefined && { room }) };
}

const notationOf = (view: FortView, which: 'public' | 'private'): string =>
  (view.played === null ? undefined : cardIn(view.box, view.played)?.[which]) ?? '';

/** What the action brings with the symbols that were added so far. */
export function harvestSoFar(view: FortView): Harvest | undefined {
  const so = symbolsSoFar(view);
  const { underWay, leader } = view;
  if (!so || !underWay || underWay.action === 'diy') return undefined;
  const notation = notationOf(view, underWay.action);
  return harvest(view, { notation, ...so, seat: leader });
}

/** What following with a card would bring: only the matching symbols of that card count (fort.follow.symbols). */
export function harvestOf(view: FortView, card: string, seat: number): Harvest | undefined {
  const notation = notationOf(view, 'public');
  const suit = /× ([a-z-]+)$/.exec(notation)?.[1];
  if (!suit) return undefined;
  const suits = cardIn(view.box, card)?.suits ?? [];
  const n = suits.filter((one) => one === suit || one === 'coin').length;
  const found = harvest(view, { notation, suit, n, seat });
  return found.verb && n > 0 ? found : undefined;
}
