import '../style/fort/own.css';
import '../style/fort/pile.css';
import type { FortView } from '@treefort/fort';
import { levelIn } from '@treefort/words';
import { type ReactNode, useState } from 'react';
import { usePlaying } from '../play/playing.tsx';
import { usePlan } from '../play/table-frame.tsx';
import { Tip } from '../play/tip.tsx';
import { zoneOf } from '../play/zone.ts';
import { useLanguage } from '../shell/language.tsx';
import { Picture } from '../shell/picture.tsx';
import { CardRow } from './card.tsx';
import { FortPicture, LEVEL_NAMES } from './fort-picture.tsx';
import { GoodsTip, PackSlots, StuffSlots } from './goods.tsx';
import { Lookout, LookoutName } from './lookout.tsx';
import { Rewards } from './rewards.tsx';
import { PileCount, SeatHead, type SeatProps } from './seat-head.tsx';
import { Yard } from './yard.tsx';

/** What the rulebook says of a level. */
const COST = ['fort.level.cost'] as const;
const LEVEL_RULES: Readonly<Partial<Record<number, readonly string[]>>> = {
  1: ['fort.level.cost', 'fort.level.1'],
  2: ['fort.level.cost', 'fort.level.2'],
  5: ['fort.level.cost', 'fort.level.5'],
};

/** What a level costs and brings, in words. */
function useLevelWords(box: FortView['box'], level: number): string {
  const { words, web } = useLanguage();
  const entry = levelIn(box, level);
  if (!entry) return web.t('fortStage:top-level');
  const gift = level === 1 || level === 2 || level === 5 ? web.t(`fortTable:level-${level}`) : '';
  const price = web.t('fortTable:next-level', { n: level, price: words.fort.price(entry) });
  const points = web.t('fortTable:level-points', { n: entry.points });
  return [price, points, gift].filter(Boolean).join('. ');
}

/** The next level: what it costs, and what it adds to the points of the fort. */
function NextLevel({ view, seat }: SeatProps) {
  const { web } = useLanguage();
  const { level } = view.seats[seat]!;
  const says = useLevelWords(view.box, level + 1);
  const [now, next] = [levelIn(view.box, level), levelIn(view.box, level + 1)];
  const title = web.t('fortTable:level', { n: level + 1 });
  if (!next) return null;
  const row = (kind: 'pizza' | 'toy' | 'any', n: number) =>
    Array.from({ length: n }, (_, i) => <Picture key={`${kind}-${i + 1}`} of={`things/${kind}`} />);
  return (
    <Tip title={title} text={says} rules={LEVEL_RULES[level + 1] ?? COST} className="next-level">
      <b>{title}</b>
      <b className="gain">
        {web.t('fortStage:more-points', { n: next.points - (now?.points ?? 0) })}
      </b>
      <span className="price">
        {row('toy', next.toys)}
        {row('pizza', next.pizzas)}
        {row('any', next.any)}
      </span>
      <span className="unseen">{says}</span>
    </Tip>
  );
}

/** A line of the board: what it is called, and what lies there. */
function Line({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="board-line">
      <span className="line-name">{name}</span>
      {children}
    </div>
  );
}

/** The discard pile, opened over the board. */
function DiscardPile({ view, seat, onClose }: SeatProps & { readonly onClose: () => void }) {
  const { web } = useLanguage();
  const plan = usePlan();
  const look = plan === 'desktop' || plan === 'wide' ? 'whole' : 'small';
  return (
    <div className="open-pile sheet" data-zone={zoneOf('discard', seat)}>
      <h3>{web.t('fortTable:discard')}</h3>
      <button
        type="button"
        className="button round quiet"
        aria-label={web.t('play:close')}
        onClick={onClose}
      >
        <span aria-hidden="true">✕</span>
      </button>
      <CardRow ids={view.seats[seat]!.discard} box={view.box} zone="discard" look={look} />
    </div>
  );
}

/** Whether the discard pile lies open: because it was opened, or because a card of it is to be chosen. */
function useOpenPile({ view, seat }: SeatProps) {
  const { moment } = usePlaying();
  const [opened, setOpened] = useState<string>();
  const options = moment.asked?.decision.options ?? [];
  const wanted =
    seat === view.viewer &&
    options.some(({ id, target }) => target.startsWith('discard:') && !id.startsWith('recycle:'));
  const now = moment.asked?.decision.id ?? `${view.round}-${view.leader}`;
  const isOpen = opened === now || (wanted && opened !== `closed ${now}`);
  return {
    isOpen,
    open: () => setOpened(now),
    close: () => setOpened(`closed ${now}`),
  };
}

/** The own board: the fort that grows, stores, Lookout, Yard, and what the fort has brought. */
export function OwnBoard({ view, seat }: SeatProps) {
  const { web } = useLanguage();
  const own = view.seats[seat]!;
  const pile = useOpenPile({ view, seat });
  // A phone has the own face and points above: in the race.
  const isPhone = usePlan() === 'phone';
  const acts = view.leader === seat && view.phase !== 'draft' && view.phase !== 'over';
  return (
    <section
      className={`own-board sheet board-${own.board} ${acts ? 'acts' : ''}`}
      data-seat={seat}
    >
      <header className="own-head" data-zone={isPhone ? zoneOf('seat', seat) : undefined}>
        {!isPhone && <SeatHead view={view} seat={seat} />}
        <small className="if-ended-note">{web.t('fortStage:if-ended')}</small>
        {isPhone && <b className="phone-level">{web.t('fortTable:level', { n: own.level })}</b>}
        <span className="own-piles">
          <PileCount view={view} seat={seat} pile="deck" />
          <button
            type="button"
            className="discard-button"
            data-zone={zoneOf('discard', seat)}
            aria-expanded={pile.isOpen}
            disabled={own.discard.length === 0}
            onClick={pile.isOpen ? pile.close : pile.open}
          >
            {web.t('fortStage:discard', { n: own.discard.length })}
          </button>
        </span>
      </header>
      <div className="fort-scene">
        <FortPicture level={own.level} board={own.board} next />
        <h3>
          {web.t(LEVEL_NAMES[own.level] ?? 'fortTable:fort')}
          <small>{web.t('fortTable:level', { n: own.level })}</small>
        </h3>
        <NextLevel view={view} seat={seat} />
      </div>
      <div className="board-lines">
        <Line name={web.t('fortTable:stuff')}>
          <GoodsTip of="stuff" has={own.stuff} zone="stuff">
            <StuffSlots has={own.stuff} />
          </GoodsTip>
        </Line>
        <Line name={web.t('fortTable:pack')}>
          <GoodsTip of="pack" has={own.pack} zone="pack">
            <PackSlots has={own.pack} holds={own.packHolds} />
          </GoodsTip>
        </Line>
        <Line name={<LookoutName />}>
          <Lookout view={view} seat={seat} />
        </Line>
      </div>
      <div className="own-yard">
        <Yard view={view} seat={seat} look="chip" />
      </div>
      <Rewards view={view} seat={seat} onRecycle={pile.isOpen ? pile.close : pile.open} />
      {pile.isOpen && <DiscardPile view={view} seat={seat} onClose={pile.close} />}
    </section>
  );
}
