import '../style/name-plate.css';
import { type FortView, type SeatView, STUFF_HOLDS } from '@treefort/fort';
import { Face } from '../play/face.tsx';
import { usePlaying } from '../play/playing.tsx';
import { Picture } from '../shell/picture.tsx';
import { useTongue } from '../shell/tongue.tsx';
import { CardRow } from './card.tsx';
import { FortTrack } from './fort-track.tsx';
import { Rewards } from './rewards.tsx';
import { Store } from './store.tsx';

interface SeatProps {
  readonly view: FortView;
  readonly seat: number;
}

/** Name, face, points and fort level of a player. */
function Plate({ view, seat }: SeatProps) {
  const { words, web } = useTongue();
  const { moment, people, company } = usePlaying();
  const own = view.seats[seat]!;
  const awaited = view.waiting.includes(seat) ? 'awaited' : '';
  return (
    <span className={`name-plate board-${own.board} ${awaited}`}>
      <Face sitter={moment.sitters[seat]!} seat={seat} />
      <h2>{words.player(seat, people).text}</h2>
      {seat === view.registers.first && (
        <span className="first" role="img" aria-label={web.t('fortTable:first-player')}>
          ①
        </span>
      )}
      <span className="points" title={web.t('fortTable:track')}>
        <Picture of="things/score" alt={web.t('fortTable:track')} /> {own.track}
      </span>
      <span className="points" title={web.t('fortTable:level', { n: own.level })}>
        <Picture of="things/fort" alt={web.t('fortTable:fort')} /> {own.level}
      </span>
      {moment.thinking.includes(seat) && <Picture of="things/thinking" className="thought" />}
      {company?.sign(seat)}
    </span>
  );
}

/** The cards that lie open before a player. */
function OpenCards({ view, seat }: SeatProps) {
  const { web } = useTongue();
  const { yard, lookout, lookoutHolds } = view.seats[seat]!;
  return (
    <>
      <div className="zone yard">
        <h3>{web.t('fortTable:yard')}</h3>
        <CardRow ids={yard} box={view.box} zone={`yard:${seat}`} />
      </div>
      <div className="zone lookout">
        <h3>
          {web.t('fortTable:lookout')}{' '}
          <span className="of">
            {lookout.length}/{lookoutHolds}
          </span>
        </h3>
        <CardRow ids={lookout} box={view.box} zone="lookout" />
      </div>
    </>
  );
}

function Piles({ own }: { readonly own: SeatView }) {
  const { web } = useTongue();
  return (
    <p className="piles">
      {web.t('fortTable:deck')} {own.deckCount} · {web.t('fortTable:hand')} {own.handCount} ·{' '}
      {web.t('fortTable:discard')} {own.discard.length}
    </p>
  );
}

function Stores({ view, seat }: SeatProps) {
  const { web } = useTongue();
  const { moment } = usePlaying();
  const { stuff, pack, packHolds } = view.seats[seat]!;
  // Options that spend or swap mean the own stores; those that copy a Pack name its seat.
  const zone = (store: string): string => (seat === moment.viewer ? store : `${store}-of-${seat}`);
  return (
    <div className="stores">
      <Store
        title={web.t('fortTable:stuff')}
        zone={zone('stuff')}
        has={stuff}
        holds={STUFF_HOLDS}
        each
      />
      <Store title={web.t('fortTable:pack')} zone={zone('pack')} has={pack} holds={packHolds} />
    </div>
  );
}

/** The own board: the fort with prices, stores, open cards, discard pile. */
export function OwnBoard({ view, seat }: SeatProps) {
  const { web } = useTongue();
  const { optionsAt } = usePlaying();
  const own = view.seats[seat]!;
  const offered = own.discard.some((id) => optionsAt(`discard:${id}`).length > 0);
  return (
    <section className={`own-board sheet board-${own.board}`}>
      <header className="board-head">
        <Plate view={view} seat={seat} />
        <Piles own={own} />
      </header>
      <FortTrack view={view} own={own} />
      <Stores view={view} seat={seat} />
      <Rewards view={view} seat={seat} own={own} />
      <OpenCards view={view} seat={seat} />
      {own.discard.length > 0 && (
        <details className="zone discard" open={offered}>
          <summary>
            {web.t('fortTable:discard')} <span className="of">{own.discard.length}</span>
          </summary>
          <CardRow ids={own.discard} box={view.box} zone="discard" />
        </details>
      )}
    </section>
  );
}

/** A rival's board, smaller. */
export function RivalBoard({ view, seat }: SeatProps) {
  const own = view.seats[seat]!;
  return (
    <section className={`rival sheet board-${own.board}`}>
      <header className="board-head">
        <Plate view={view} seat={seat} />
      </header>
      <Stores view={view} seat={seat} />
      <Rewards view={view} seat={seat} own={own} />
      <OpenCards view={view} seat={seat} />
      <Piles own={own} />
    </section>
  );
}
