import {
  type FortConsequence,
  type FortOption,
  type FortView,
  type Rehearse,
  rehearsal,
} from '@treefort/fort';
import { randomFromText } from '@treefort/kernel';
import { createContext, type ReactNode, useContext, useMemo, useRef } from 'react';
import { usePlaying } from '../play/playing.tsx';
import type { OpenDecision } from '../table/table.ts';
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
  /** Chooses an option, and goes on with the plan that it belongs to. */
  answer(option: string): void;
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
export function TurnProvider({ view, asked, foreseen, children }: TurnProps) {
  const { choose, isLesson } = usePlaying();
  const going = useRef<Plan>(undefined);
  const turn = useMemo((): FortTurn => {
    const seat = asked?.decision.seat;
    const rehearse: Rehearse =
      seat === undefined ? () => undefined : rehearsal(view, seat, randomFromText('rehearsed'));
    const planned = (): Plan | undefined =>
      seat === view.leader && going.current?.card === view.played ? going.current : undefined;
    const run = (plan: Plan, first: string): void => {
      const next = answering(plan);
      choose(first, ...Array.from({ length: isLesson ? 0 : MOST }, () => next));
    };
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
        run(plan, first);
      },
      answer: (option) => {
        const plan = planned();
        if (plan) run(plan, option);
        else choose(option);
      },
    };
  }, [view, asked, foreseen, choose, isLesson]);
  return <TurnContext value={turn}>{children}</TurnContext>;
}
