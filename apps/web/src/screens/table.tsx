import '../style/table.css';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { FortTable } from '../fort/fort-table.tsx';
import { End } from '../play/end.tsx';
import { HandOver } from '../play/hand-over.tsx';
import { Log, Teller } from '../play/log.tsx';
import { type Playing, PlayingContext, type Pointed, voiceOf } from '../play/playing.tsx';
import { useTravel } from '../play/travel.ts';
import { Dialog } from '../shell/dialog.tsx';
import { Link } from '../shell/link.tsx';
import { currentSettings, PACE_MS } from '../shell/settings.ts';
import { useTongue } from '../shell/tongue.tsx';
import { Bots } from '../table/bots.ts';
import { HereTable } from '../table/here.ts';
import { type Kept, keep, keptTable } from '../table/shelf.ts';
import type { Moment, Table } from '../table/table.ts';
import { TreehouseTable } from '../treehouse/treehouse-table.tsx';

/** A kept game, opened: bots think in a worker, and every choice is kept at once. */
function open({ id, sitters, record }: Kept): Table {
  const bots = new Bots();
  const table = new HereTable(record, sitters, {
    think: (puzzle) => bots.think(puzzle),
    pause: () => new Promise((done) => setTimeout(done, PACE_MS[currentSettings().pace])),
    keep: (played) => keep({ id, sitters, record: played, touched: Date.now() }),
  });
  const close = table.close.bind(table);
  table.close = () => {
    close();
    bots.close();
  };
  return table;
}

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

function usePlayingAt(table: Table, moment: Moment): Playing {
  const { words } = useTongue();
  const [pointed, point] = useState<Pointed>();
  return useMemo(() => {
    const { sitters, viewer, view, asked } = moment;
    const names = sitters.map(({ name }) => name);
    const people = { names, you: typeof viewer === 'number' ? viewer : undefined };
    return {
      moment,
      people,
      voice: voiceOf(words, view, people),
      pointed,
      point,
      choose: (option) => {
        point(undefined);
        table.choose(option);
      },
      optionsAt: (target) => asked?.decision.options.filter((one) => one.target === target) ?? [],
      refusalsAt: (target) => asked?.refusals.filter((one) => one.target === target) ?? [],
    };
  }, [table, moment, words, pointed]);
}

/** The table itself, wherever its game is played. */
function TableRoom({ table }: { readonly table: Table }) {
  const { web } = useTongue();
  const moment = useSyncExternalStore(
    (changed) => table.watch(changed),
    () => table.now(),
  );
  const playing = usePlayingAt(table, moment);
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
      {view.game === 'fort' ? (
        <FortTable view={view} {...shared} />
      ) : (
        <TreehouseTable view={view} {...shared} />
      )}
      <Teller news={news} />
      {shown === 'log' && (
        <Dialog
          title={web.t('play:log')}
          onClose={() => setShown(undefined)}
          className="log-dialog"
        >
          <Log news={news} />
        </Dialog>
      )}
      {outcome && shown === undefined && (
        <End outcome={outcome} onClose={() => setShown('table')} />
      )}
    </PlayingContext>
  );
}

/** A table of this browser by its id. */
export function TableScreen({ id }: { readonly id: string }) {
  const { web } = useTongue();
  const [table, setTable] = useState<Table | null>();
  useEffect(() => {
    const kept = keptTable(id);
    const opened = kept ? open(kept) : null;
    setTable(opened);
    return () => opened?.close();
  }, [id]);
  if (table) return <TableRoom table={table} />;
  if (table === undefined) return null;
  return (
    <main className="note sheet">
      <h1>{web.t('play:no-table')}</h1>
      <p className="row">
        <Link to={{ at: 'home' }} className="button strong">
          {web.t('play:home')}
        </Link>
      </p>
    </main>
  );
}
