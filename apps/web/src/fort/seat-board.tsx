import { type FortView, STUFF_HOLDS } from '@treefort/fort';
import { usePlaying } from '../play/playing.tsx';
import { Tip } from '../play/tip.tsx';
import { zoneOf } from '../play/zone.ts';
import { useLanguage } from '../shell/language.tsx';
import { CardRow } from './card.tsx';
import { FortTrack } from './fort-track.tsx';
import { Piles, Plate } from './plate.tsx';
import { Rewards } from './rewards.tsx';
import { Store } from './store.tsx';

interface SeatProps {
  readonly view: FortView;
  readonly seat: number;
}

const YARD = ['fort.discard.yard', 'fort.cleanup'] as const;
const LOOKOUT = ['fort.lookout', 'fort.play.add-lookout'] as const;

interface NamedProps {
  readonly own: boolean;
  readonly name: string;
  readonly rules: readonly string[];
}

/** The name of a zone; on the own board it explains itself. */
function Named({ own, name, rules }: NamedProps) {
  if (!own) return <>{name}</>;
  return (
    <Tip title={name} rules={rules}>
      {name}
    </Tip>
  );
}

/** The cards that lie open before a player. */
function OpenCards({ view, seat }: SeatProps) {
  const { web } = useLanguage();
  const { yard, lookout, lookoutHolds, hand, draft } = view.seats[seat]!;
  const own = seat === view.viewer;
  const held = draft?.packet ?? hand ?? [];
  return (
    <>
      {view.viewer === 'watcher' && hand && (
        <div className="zone open-hand" data-zone={zoneOf('hand', seat)}>
          <h3>{web.t('fortTable:hand')}</h3>
          <CardRow ids={held} box={view.box} zone={`hand-of-${seat}`} />
        </div>
      )}
      <div className="zone yard" data-zone={zoneOf('yard', seat)}>
        <h3>
          <Named own={own} name={web.t('fortTable:yard')} rules={YARD} />
        </h3>
        <CardRow ids={yard} box={view.box} zone={`yard:${seat}`} />
      </div>
      <div className="zone lookout" data-zone={zoneOf('lookout', seat)}>
        <h3>
          <Named own={own} name={web.t('fortTable:lookout')} rules={LOOKOUT} />{' '}
          <span className="of">
            {lookout.length}/{lookoutHolds}
          </span>
        </h3>
        <CardRow ids={lookout} box={view.box} zone="lookout" />
      </div>
    </>
  );
}

/** Stuff and Pack; a rival's as figures. */
function Stores({ view, seat }: SeatProps) {
  const { web } = useLanguage();
  const { moment } = usePlaying();
  const { stuff, pack, packHolds } = view.seats[seat]!;
  const own = seat === moment.viewer;
  // Options that spend or swap mean the own stores; those that copy a Pack name its seat.
  const zone = (store: string): string => (own ? store : `${store}-of-${seat}`);
  const shape = own ? 'slots' : 'figures';
  return (
    <div className="stores">
      <Store
        title={web.t('fortTable:stuff')}
        zone={zone('stuff')}
        has={stuff}
        holds={STUFF_HOLDS}
        shape={shape}
        rule="fort.stuff"
        each
      />
      <Store
        title={web.t('fortTable:pack')}
        zone={zone('pack')}
        has={pack}
        holds={packHolds}
        shape={shape}
        rule="fort.pack"
      />
    </div>
  );
}

/** The own board: the fort with prices, stores, open cards, discard pile. */
export function OwnBoard({ view, seat }: SeatProps) {
  const { web } = useLanguage();
  const { optionsAt } = usePlaying();
  const own = view.seats[seat]!;
  const offered = own.discard.some((id) => optionsAt(`discard:${id}`).length > 0);
  return (
    <section className={`own-board sheet board-${own.board}`}>
      <header className="board-head">
        <Plate view={view} seat={seat} />
        <Piles own={own} seat={seat} />
      </header>
      <FortTrack view={view} own={own} />
      <Stores view={view} seat={seat} />
      <Rewards view={view} seat={seat} />
      <div className="zones">
        <OpenCards view={view} seat={seat} />
      </div>
      {own.discard.length > 0 && (
        <details className="zone discard" open={offered} data-zone={zoneOf('discard', seat)}>
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
      <Rewards view={view} seat={seat} />
      <div className="zones">
        <OpenCards view={view} seat={seat} />
      </div>
      <Piles own={own} seat={seat} />
    </section>
  );
}
