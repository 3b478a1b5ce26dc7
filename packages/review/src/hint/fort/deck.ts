import {
  type Action,
  type Box,
  type Counter,
  type Design,
  type FortView,
  type Kind,
  SYMBOLS,
  type SymbolName,
  type Verb,
  verbsIn,
} from '@treefort/fort';
import { nth } from '@treefort/kernel';

/** What the cards of a player are good for. */

const FREE: Readonly<Record<Kind, readonly string[]>> = {
  pizza: ['pizza', 'any'],
  toy: ['toy', 'any'],
};

const actionsOf = ({ publicAction, privateAction }: Design): readonly Action[] =>
  [publicAction, privateAction].flatMap((action) => action ?? []);

/** Whether an action does a verb as often as something is counted. */
function does(action: Action, verb: string | undefined, counter: Counter): boolean {
  switch (action.is) {
    case 'verb':
      return false;
    case 'per':
      return (
        action.counter === counter &&
        (verb === undefined || verbsIn(action.part).some((one) => one === verb))
      );
    default:
      return action.parts.some((part) => does(part, verb, counter));
  }
}

/** The cards that a seat owns and knows, wherever they are. */
export function ownedBy(view: FortView, seat: number): readonly string[] {
  const { hand, deck, discard, yard, lookout, draft } = nth(view.seats, seat);
  const inPlay = view.leader === seat ? view.inPlay : [];
  const all = [hand ?? [], deck ?? [], discard, yard, lookout, inPlay, draft?.kept ?? []];
  return all.flat();
}

/** The cards that everybody knows to be a rival's. */
export function knownOf(view: FortView, seat: number): readonly string[] {
  const { surelyInHand, inHandOrDeck, discard, yard, lookout } = nth(view.seats, seat);
  const inPlay = view.leader === seat ? view.inPlay : [];
  return [surelyInHand, inHandOrDeck, discard, yard, lookout, inPlay].flat();
}

/** Answers questions about the cards of a box. */
export class Cards {
  private readonly box: Box;

  constructor(box: Box) {
    this.box = box;
  }

  design(id: string): Design {
    const number = this.box.numbers.get(id);
    if (number === undefined) throw new Error(`no card ${id} in the box`);
    return nth(this.box.designs, number);
  }

  builds(id: string): boolean {
    return this.design(id).advances > 0;
  }

  isFriend(id: string): boolean {
    return this.design(id).friendOf >= 0;
  }

  hasPublic(id: string): boolean {
    return this.design(id).publicAction !== undefined;
  }

  hasPrivate(id: string): boolean {
    return this.design(id).privateAction !== undefined;
  }

  /** Its suit, or the coin where it shows nothing else. */
  suitOf(id: string): SymbolName {
    return nth(SYMBOLS, nth(this.design(id).symbols, 0));
  }

  shows(id: string, suit: SymbolName): boolean {
    return nth(this.design(id).count, SYMBOLS.indexOf(suit)) > 0;
  }

  isDouble(id: string): boolean {
    return this.design(id).symbols.length > 1;
  }

  hasCoin(id: string): boolean {
    return this.shows(id, 'coin');
  }

  /** Whether an action of it is done as often as there are symbols of a suit. */
  counts(id: string, suit: SymbolName): boolean {
    const any = suit === 'coin' ? [] : ([suit, 'anySuit'] as const);
    return actionsOf(this.design(id)).some((action) =>
      any.some((counter) => does(action, undefined, counter)),
    );
  }

  /** Whether it scores as often as something is counted. */
  scoresPer(id: string, counter: Counter): boolean {
    return actionsOf(this.design(id)).some((action) => does(action, 'score', counter));
  }

  /** Whether an action of it does a verb. */
  does(id: string, verb: Verb): boolean {
    return actionsOf(this.design(id)).some((action) => verbsIn(action).includes(verb));
  }

  /** Whether it can gain pizzas, or toys. */
  gains(id: string, kind: Kind): boolean {
    return actionsOf(this.design(id)).some((action) =>
      verbsIn(action).some((verb) => FREE[kind].includes(verb)),
    );
  }
}
