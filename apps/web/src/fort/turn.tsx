import {
  type FortConsequence,
  type FortOption,
  type FortView,
  type Rehearse,
  rehearsal,
} from '@treefort/fort';
import { randomFromText } from '@treefort/kernel';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { usePlaying } from '../play/playing.tsx';
import type { OpenDecision, Then } from '../table/table.ts';
import { answering, bySuit, mainOf, type Plan } from './plan.ts';

/** What the parts of the table need to know of the decision, beyond what every game has. */
interface FortTurn {
  readonly view: FortView;
  readonly asked: OpenDecision<FortOption> | undefined;
  readonly rehearse: Rehearse;
  foreseen(option: string): readonly FortConsequence[];
  /** What choosing a suit brings once the rest of the play is done as planned. */
  foreseenOfSuit(option: string): readonly FortConsequence[];
  /** Plays or goes on with a card as planned; the first choice is given. */
  carryOut(plan: Plan, first: string): void;
}

const TurnContext = createContext<FortTurn | null>(null);

export function useTurn(): FortTurn {
  const turn = useContext(TurnContext);
  if (!turn) throw new Error('there is no table of Fort here');
  return turn;
}

/** No plan has more questions on its way. */
const MOST = 30;

interface TurnProps extends Pick<FortTurn, 'view' | 'asked' | 'foreseen'> {
  readonly children: ReactNode;
}

/** Keeps the plan that is being carried out, so that a question on its way does not end it. */
function useGoing({ view, asked }: Pick<TurnProps, 'view' | 'asked'>) {
  const { isLesson, plan: goesOn } = usePlaying();
  const going = useRef<Plan>(undefined);
  const seat = asked?.decision.seat;
  const choicesOf = useCallback(
    (plan: Plan): readonly Then[] => {
      const next = answering(plan);
      return Array.from({ length: isLesson ? 0 : MOST }, () => next);
    },
    [isLesson],
  );
  const planned = useCallback(
    (): Plan | undefined =>
      seat === view.leader && going.current?.card === view.played ? going.current : undefined,
    [seat, view],
  );
  useLayoutEffect(() => {
    goesOn.current = () => {
      const plan = planned();
      // A card that is played without a plan has none, whatever was planned with it before.
      if (view.played === null) going.current = undefined;
      return plan ? choicesOf(plan) : [];
    };
  }, [goesOn, planned, choicesOf, view]);
  return { going, planned, choicesOf };
}

/** Gives the parts of the table what they need to know of the turn. */
export function TurnProvider({ view, asked, foreseen, children }: TurnProps) {
  const { choose } = usePlaying();
  const { going, planned, choicesOf } = useGoing({ view, asked });
  const turn = useMemo((): FortTurn => {
    const seat = asked?.decision.seat;
    const rehearse: Rehearse =
      seat === undefined ? () => undefined : rehearsal(view, seat, randomFromText('rehearsed'));
    return {
      view,
      asked,
      rehearse,
      foreseen,
      foreseenOfSuit: (option) => {
        const card = view.played;
        if (card === null) return [];
        const plan = planned() ?? mainOf(rehearse, { card, adds: [] }, [option]);
        return bySuit(rehearse, plan ?? { card, actions: [], adds: [] }, option);
      },
      carryOut: (plan, first) => {
        going.current = plan;
        choose(first, ...choicesOf(plan));
      },
    };
  }, [view, asked, foreseen, choose, going, planned, choicesOf]);
  return <TurnContext value={turn}>{children}</TurnContext>;
}
