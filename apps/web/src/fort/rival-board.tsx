import '../style/fort/rival.css';
import '../style/fort/rival-count.css';
import { zoneOf } from '../play/zone.ts';
import { useLanguage } from '../shell/language.tsx';
import { Picture } from '../shell/picture.tsx';
import { CardRow } from './card.tsx';
import { FortPicture } from './fort-picture.tsx';
import { GoodsTip, PackSlots, StuffFigures } from './goods.tsx';
import { Lookout } from './lookout.tsx';
import { Rewards } from './rewards.tsx';
import { PileCount, SeatHead, type SeatProps } from './seat-head.tsx';
import { Yard } from './yard.tsx';

/** The hand of a rival, where the cards of all lie open. */
function OpenHand({ view, seat }: SeatProps) {
  const { web } = useLanguage();
  const { hand, draft } = view.seats[seat]!;
  const held = draft?.packet ?? hand;
  if (!held) return null;
  return (
    <div className="open-hand" data-zone={zoneOf('hand', seat)}>
      <span className="unseen">{web.t('fortTable:hand')}</span>
      <CardRow ids={held} box={view.box} zone={`hand-of-${seat}`} look="chip" />
    </div>
  );
}

/** A rival's board. */
export function RivalBoard({ view, seat }: SeatProps) {
  const own = view.seats[seat]!;
  const acts = view.leader === seat && view.phase !== 'draft' && view.phase !== 'over';
  const open = view.viewer === 'watcher' && own.hand !== null;
  return (
    <section className={`rival sheet board-${own.board} ${acts ? 'acts' : ''}`} data-seat={seat}>
      <SeatHead view={view} seat={seat} />
      <FortPicture level={own.level} board={own.board} small />
      <div className="rival-goods">
        <GoodsTip of="stuff" has={own.stuff}>
          <StuffFigures has={own.stuff} />
        </GoodsTip>
        <GoodsTip of="pack" has={own.pack}>
          <Picture of="things/pack" />
          <PackSlots has={own.pack} holds={own.packHolds} />
        </GoodsTip>
      </div>
      <div className="rival-lookout">
        <Picture of="things/lookout" />
        <Lookout view={view} seat={seat} />
      </div>
      <Rewards view={view} seat={seat} />
      <span className="rival-piles">
        <PileCount view={view} seat={seat} pile="hand" />
        <PileCount view={view} seat={seat} pile="deck" />
      </span>
      {open && <OpenHand view={view} seat={seat} />}
      <Yard view={view} seat={seat} look="small" />
    </section>
  );
}
