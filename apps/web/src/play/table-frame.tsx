import '../style/table.css';
import { createContext, type ReactNode, useContext, useRef } from 'react';
import { useMain } from '../shell/in-dialog.ts';
import type { GameId } from '../table/game-id.ts';
import { type Layout, type Plan, useLayout } from './plan.ts';

const PlanContext = createContext<Plan>('desktop');

/** How the table is laid out. */
export const usePlan = (): Plan => useContext(PlanContext);

interface FrameProps {
  readonly game: GameId;
  readonly header: ReactNode;
  readonly dock: ReactNode;
  readonly log: ReactNode;
  /** The boxes of the board; the stylesheet of the game gives each its fixed place. */
  readonly children: ReactNode;
}

const styleOf = ({ zoom }: Layout) => ({ zoom });

/** Header, board, dock and, where there is room, the log. Their places depend on the size of the window alone. */
export function TableFrame({ game, header, dock, log, children }: FrameProps) {
  const room = useRef<HTMLDivElement>(null);
  const layout = useLayout(room);
  const Main = useMain();
  return (
    <div className="table-room" ref={room}>
      <PlanContext value={layout.plan}>
        <div className={`table ${game}`} data-plan={layout.plan} style={styleOf(layout)}>
          {header}
          <Main className="board">{children}</Main>
          <aside className="side">{log}</aside>
          {dock}
        </div>
      </PlanContext>
    </div>
  );
}
