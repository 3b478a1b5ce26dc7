import '../style/treehouse/board.css';
import type { TreehouseOption, TreehouseView } from '@treefort/treehouse';
import type { BoardProps } from '../games/game-face.ts';
import type { TreehouseTypes } from '../games/game-types.ts';
import { Dock, OptionButtons } from '../play/dock.tsx';
import { usePlaying } from '../play/playing.tsx';
import { TableFrame } from '../play/table-frame.tsx';
import { Tip } from '../play/tip.tsx';
import { TopBar } from '../play/top-bar.tsx';
import { zoneOf } from '../play/zone.ts';
import { useLanguage } from '../shell/language.tsx';
import { ColourCards } from './colour-cards.tsx';
import { NamePlate, Neighbour } from './neighbour.tsx';
import { OpenHand } from './open-hand.tsx';
import { RoomCard } from './room-card.tsx';
import { Tree } from './tree.tsx';

const WEEK = ['tree.deal', 'tree.pass'] as const;

/** Rooms and places light up themselves; the rest are buttons. */
function inDock({ kind }: TreehouseOption): boolean {
  switch (kind) {
    case 'pick':
    case 'place':
      return false;
    case 'discard':
    case 'take':
    case 'cover':
    case 'colour':
      return true;
  }
}

function Hand({ view }: { readonly view: TreehouseView }) {
  const { web } = useLanguage();
  const { viewer } = view;
  if (viewer === 'watcher' || view.phase === 'over') return null;
  const own = view.players[viewer]!;
  if (own.picked) {
    return (
      <div className="hand one" data-zone={zoneOf('picked', viewer)}>
        <RoomCard room={own.picked} target="picked" />
      </div>
    );
  }
  if (!own.hand?.length || view.phase !== 'pick') return null;
  return (
    <ul
      className="hand"
      data-zone={zoneOf('hand', viewer)}
      aria-label={web.t('treeTable:your-hand')}
    >
      {own.hand.map((room) => (
        <li key={room}>
          <RoomCard room={room} target={`hand:${room}`} />
        </li>
      ))}
    </ul>
  );
}

/** The table of Treehouse: my tree, the neighbours', the colours, my hand. */
export function TreehouseTable({ view, asked, log, ...does }: BoardProps<TreehouseTypes>) {
  const { words, web } = useLanguage();
  const { onUndo, onLog, onChoices } = does;
  const { voice } = usePlaying();
  const seat = typeof view.viewer === 'number' ? view.viewer : 0;
  const player = view.players[seat]!;
  const week = web.t('treeTable:week', { week: view.week });
  const header = (
    <TopBar onUndo={onUndo} onLog={onLog}>
      <h1>
        <span className="game-name">{words.treehouse.name}</span>{' '}
        <strong>
          <Tip title={week} rules={WEEK}>
            {week}
          </Tip>
        </strong>
        <small>{voice.phase}</small>
      </h1>
    </TopBar>
  );
  const buttons = asked?.decision.options.filter(inDock) ?? [];
  const dock = (
    <Dock
      asked={asked}
      hand={<Hand view={view} />}
      reader={(pointed) =>
        pointed || buttons.length === 0 ? null : <OptionButtons options={buttons} />
      }
      quiet={[]}
      onChoices={onChoices}
    />
  );
  return (
    <TableFrame game="treehouse" header={header} dock={dock} log={log}>
      <ColourCards view={view} />
      <section className="own-tree">
        <NamePlate view={view} seat={seat} player={player} />
        <Tree seat={seat} player={player} asked={asked} />
        <OpenHand view={view} player={player} />
      </section>
      <div className="neighbours">
        {view.players.map((other, at) =>
          at === seat ? null : (
            <Neighbour key={`seat-${at + 1}`} view={view} seat={at} player={other} />
          ),
        )}
      </div>
    </TableFrame>
  );
}
