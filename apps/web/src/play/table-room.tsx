import '../style/table.css';
import type { Outcome } from '@treefort/kernel';
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { FortTable } from '../fort/fort-table.tsx';
import { Dialog } from '../shell/dialog.tsx';
import { useTongue } from '../shell/tongue.tsx';
import type { Moment, Table } from '../table/table.ts';
import { TreehouseTable } from '../treehouse/treehouse-table.tsx';
import { End } from './end.tsx';
import { Forgetful } from './forgetful.tsx';
import { HandOver } from './hand-over.tsx';
import { Log, Teller } from './log.tsx';
import { type Playing, PlayingContext, type Pointed, voiceOf } from './playing.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import { useTravel } from './travel.ts';

/** The title tells whose turn it is, also where the page is behind another. */
function useTitle(moment: Moment, yourTurn: string): void {
  const asked = moment.asked !== undefined;
  useEffect(() => {
    document.title = asked ? `● ${yourTurn} – Treefort` : 'Treefort';
    return () => {
      document.title = 'Treefort';
    };
  }, [asked, yourTurn]);
}

type Surroundings = Pick<Playing, 'company' | 'source' | 'foot'>;

interface Seat extends Pick<Playing, 'moment' | 'readRule'> {
  readonly table: Table;
  readonly around: Surroundings;
}

function usePlayingAt({ table, moment, around, readRule }: Seat): Playing {
  const { words } = useTongue();
  const [pointed, point] = useState<Pointed>();
  const { company, source, foot } = around;
  return useMemo(() => {
    const { sitters, viewer, view, asked } = moment;
    const names = sitters.map(({ name }) => name);
    const people = { names, you: typeof viewer === 'number' ? viewer : undefined };
    return {
      moment,
      people,
      ...(company && { company }),
      ...(source && { source }),
      ...(foot !== undefined && { foot }),
      voice: voiceOf(words, view, people),
      pointed,
      point,
      choose: (option) => {
        point(undefined);
        table.choose(option);
      },
      tryInVain: (refusal) => table.tryInVain?.(refusal),
      readRule,
      optionsAt: (target) => asked?.decision.options.filter((one) => one.target === target) ?? [],
      refusalsAt: (target) => asked?.refusals.filter((one) => one.target === target) ?? [],
    };
  }, [table, moment, company, source, foot, readRule, words, pointed]);
}

interface TableRoomProps extends Surroundings {
  readonly table: Table;
  /** What is shown when the game is over; the count and a rematch unless told otherwise. */
  readonly end?: (outcome: Outcome, close: () => void) => ReactNode;
  /** What else lies at the table, such as a lesson. */
  readonly children?: ReactNode;
}

const rematch: NonNullable<TableRoomProps['end']> = (outcome, close) => (
  <End outcome={outcome} onClose={close} />
);

/** The table itself, wherever its game is played. */
export function TableRoom({ table, end = rematch, children, ...around }: TableRoomProps) {
  const { web } = useTongue();
  const moment = useSyncExternalStore(
    (changed) => table.watch(changed),
    () => table.now(),
  );
  const [rule, readRule] = useState<string>();
  const playing = usePlayingAt({ table, moment, around, readRule });
  const [shown, setShown] = useState<'log' | 'table'>();
  useTitle(moment, web.t('play:your-turn'));
  useTravel(moment);
  const { events, handOver, outcome, view, sitters } = moment;
  const { voice } = playing;
  const news = useMemo(() => voice.news(events), [voice, events]);
  if (handOver !== undefined) {
    const sitter = sitters[handOver]!;
    return <HandOver sitter={sitter} seat={handOver} onTake={() => table.takeOver()} />;
  }
  const shared = {
    onUndo: () => table.undo(),
    onLog: () => setShown('log'),
    log: <Log news={news} />,
  };
  return (
    <PlayingContext value={playing}>
      {children}
      {view.game === 'fort' ? (
        <FortTable view={view} {...shared} />
      ) : (
        <TreehouseTable view={view} {...shared} />
      )}
      <Teller news={news} />
      <Forgetful />
      {shown === 'log' && (
        <Dialog
          title={web.t('play:log')}
          onClose={() => setShown(undefined)}
          className="log-dialog"
        >
          <Log news={news} />
        </Dialog>
      )}
      {rule !== undefined && <RuleDialog rule={rule} onClose={() => readRule(undefined)} />}
      {outcome && shown === undefined && end(outcome, () => setShown('table'))}
    </PlayingContext>
  );
}
