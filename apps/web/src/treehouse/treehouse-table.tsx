import '../style/treehouse/board.css';
import '../style/treehouse/motion.css';
import '../style/treehouse/players.css';
import '../style/treehouse/seat-status.css';
import type { TreehouseView } from '@treefort/treehouse';
import { useMemo } from 'react';
import type { BoardProps } from '../games/game-face.ts';
import type { TreehouseTypes } from '../games/game-types.ts';
import { Dock } from '../play/dock.tsx';
import { usePlaying } from '../play/playing.tsx';
import { TableFrame } from '../play/table-frame.tsx';
import { Tip } from '../play/tip.tsx';
import { TopBar } from '../play/top-bar.tsx';
import { useLanguage } from '../shell/language.tsx';
import { Colours } from './colours.tsx';
import { Hand } from './hand.tsx';
import { Majority } from './majority.tsx';
import { Neighbour } from './neighbour.tsx';
import { OwnTree } from './own-tree.tsx';
import { Passing } from './passing.tsx';
import { roomsAhead } from './prospect.ts';
import { readTreehouse } from './reader.tsx';
import { useScoring } from './scoring-beat.ts';
import { WeekScoring } from './week-scoring.tsx';

const WEEK = ['tree.deal', 'tree.pass'] as const;

/** Which week it is, and what is done in it. */
function Title({ view }: { readonly view: TreehouseView }) {
  const { words, web } = useLanguage();
  const { voice } = usePlaying();
  const week = web.t('treeTable:week', { week: view.week });
  return (
    <h1>
      <span className="game-name">{words.treehouse.name}</span>{' '}
      <strong>
        <Tip title={week} rules={WEEK}>
          {week}
        </Tip>
      </strong>
      <small>{voice.phase}</small>
    </h1>
  );
}

/** The trees of the others, from the next one on. */
function Neighbours({ view, seat }: { readonly view: TreehouseView; readonly seat: number }) {
  const seats = view.players.length;
  return (
    <div className="neighbours" data-rivals={seats - 1}>
      {Array.from({ length: seats - 1 }, (_, nth) => (seat + 1 + nth) % seats).map((other) => (
        <Neighbour key={other} view={view} seat={other} player={view.players[other]!} />
      ))}
    </div>
  );
}

/** The table of Treehouse: the colours, my tree, the trees of the others, my hand. */
export function TreehouseTable({
  view,
  asked,
  foreseen,
  log,
  ...does
}: BoardProps<TreehouseTypes>) {
  const { onUndo, onLog, onChoices } = does;
  const scoring = useScoring();
  const seat = typeof view.viewer === 'number' ? view.viewer : 0;
  const rooms = useMemo(() => roomsAhead(asked, foreseen), [asked, foreseen]);
  const shared = { view, seat, asked, rooms };
  const plays = view.viewer !== 'watcher';
  return (
    <TableFrame
      game="treehouse"
      header={
        <TopBar onUndo={onUndo} onLog={onLog}>
          <Title view={view} />
        </TopBar>
      }
      log={log}
      dock={
        <Dock
          asked={asked}
          reader={(pointed) => readTreehouse(shared, pointed)}
          hand={plays && <Hand {...shared} foreseen={foreseen} />}
          scene={scoring.length > 0 && <WeekScoring view={view} beat={scoring} />}
          quiet={[]}
          onChoices={onChoices}
        />
      }
    >
      <Colours view={view} />
      <OwnTree {...shared} foreseen={foreseen} />
      <Neighbours view={view} seat={seat} />
      <Passing />
      <Majority />
    </TableFrame>
  );
}
