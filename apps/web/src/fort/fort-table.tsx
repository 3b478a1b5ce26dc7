import '../style/fort/board.css';
import type { FortView } from '@treefort/fort';
import type { Option } from '@treefort/kernel';
import { capital, plain } from '@treefort/words';
import type { BoardProps } from '../games/game-face.ts';
import { Dock } from '../play/dock.tsx';
import { usePlaying } from '../play/playing.tsx';
import { TopBar } from '../play/top-bar.tsx';
import { useMain } from '../shell/in-dialog.ts';
import { useLanguage } from '../shell/language.tsx';
import { Card } from './card.tsx';
import { InPlay } from './in-play.tsx';
import { Park, RewardRow, VictoryTrack } from './middle.tsx';
import { OwnBoard, RivalBoard } from './seat-board.tsx';

/** The cards in hand light up themselves; everything else is a button too. */
const inDock = ({ id, target }: Option): boolean =>
  !id.startsWith('draft:') && !target.startsWith('hand:');

/** The own hand; in the draft, the pack that is being passed. */
function Hand({ view }: { readonly view: FortView }) {
  const { web } = useLanguage();
  const { moment } = usePlaying();
  const { viewer } = view;
  if (viewer === 'watcher') return null;
  const drafting = view.phase === 'draft';
  const { hand, draft } = view.seats[viewer]!;
  const ids = draft?.packet ?? hand ?? [];
  if (ids.length === 0) return null;
  const offered = moment.asked?.decision.options ?? [];
  const useful = offered.some(({ target }) => /^(hand|pack):/.test(target));
  return (
    <ul
      className={`hand ${drafting ? 'pack' : ''} ${useful ? '' : 'resting'}`}
      data-zone={`hand:${viewer}`}
      aria-label={web.t('fortTable:your-hand')}
    >
      {ids.map((id, i) => (
        <li key={`${id}-${ids.slice(0, i).filter((other) => other === id).length}`}>
          <Card
            id={id}
            box={view.box}
            target={`${drafting ? 'pack' : 'hand'}:${id}`}
            size="large"
          />
        </li>
      ))}
    </ul>
  );
}

/** Whose turn it is, and how far it has got. */
function Turn({ view }: { readonly view: FortView }) {
  const { words, web } = useLanguage();
  const { people, voice } = usePlaying();
  const { round, leader } = view;
  if (view.phase === 'draft' || view.phase === 'over')
    return <strong>{plain(capital([voice.phase]))}</strong>;
  const last = view.ending !== null;
  const turn = { who: words.player(leader, people), you: leader === people.you ? 'yes' : 'no' };
  return (
    <>
      <strong>{web.t('fortTable:turn', turn)}</strong>
      <small>
        {last ? web.t('fortTable:last-round') : web.t('fortTable:round', { n: round })} ·{' '}
        {voice.phase}
      </small>
    </>
  );
}

/** The table of Fort: rivals, the middle, my board and my hand. */
export function FortTable({ view, log, onUndo, onLog, onChoices }: BoardProps<FortView>) {
  const { words } = useLanguage();
  const Main = useMain();
  const seat = typeof view.viewer === 'number' ? view.viewer : 0;
  const rivals = view.seats.map((_, i) => (seat + 1 + i) % view.seats.length).slice(0, -1);
  return (
    <div className="table fort">
      <TopBar onUndo={onUndo} onLog={onLog}>
        <h1>
          <span className="game-name">{words.fort.name}</span> <Turn view={view} />
        </h1>
      </TopBar>
      <Main className="board">
        <VictoryTrack view={view} />
        <div className="rivals">
          {rivals.map((rival) => (
            <RivalBoard key={`seat-${rival + 1}`} view={view} seat={rival} />
          ))}
        </div>
        <div className="middle">
          <InPlay view={view} />
          <Park view={view} />
          <RewardRow view={view} />
        </div>
        <OwnBoard view={view} seat={seat} />
      </Main>
      <aside className="side">{log}</aside>
      <Dock hand={<Hand view={view} />} inDock={inDock} onChoices={onChoices} />
    </div>
  );
}
