import '../style/name-plate.css';
import type { FortView, SeatView } from '@treefort/fort';
import { Avatar } from '../play/avatar.tsx';
import { usePlaying } from '../play/playing.tsx';
import { Tip } from '../play/tip.tsx';
import { zoneOf } from '../play/zone.ts';
import { useLanguage } from '../shell/language.tsx';
import { Picture } from '../shell/picture.tsx';

interface PlateProps {
  readonly view: FortView;
  readonly seat: number;
}

const TRACK = ['fort.act.score', 'fort.end.trigger'] as const;
const LEVEL = ['fort.level.cost'] as const;
/** What the rulebook says of what is out of sight. */
const PILES = {
  deck: ['fort.draw'],
  hand: ['fort.play.one'],
  discard: ['fort.discard.played', 'fort.recruit.must'],
} as const;

/** Name, face, points and fort level of a player. */
export function Plate({ view, seat }: PlateProps) {
  const { words, web } = useLanguage();
  const { moment, people, onlineParts } = usePlaying();
  const own = view.seats[seat]!;
  const awaited = view.waiting.includes(seat) ? 'awaited' : '';
  return (
    <span className={`name-plate board-${own.board} ${awaited}`} data-zone={zoneOf('seat', seat)}>
      <Avatar sitter={moment.sitters[seat]!} seat={seat} />
      <h2>{words.player(seat, people).text}</h2>
      {seat === view.first && (
        <span className="first" role="img" aria-label={web.t('fortTable:first-player')}>
          1
        </span>
      )}
      <Tip title={web.t('fortTable:track')} rules={TRACK} className="points">
        <Picture of="things/score" alt={web.t('fortTable:track')} /> {own.track}
      </Tip>
      <Tip title={web.t('fortTable:level', { n: own.level })} rules={LEVEL} className="points">
        <Picture of="things/fort" alt={web.t('fortTable:fort')} /> {own.level}
      </Tip>
      {moment.thinking.includes(seat) && <Picture of="things/thinking" className="thought" />}
      {onlineParts?.sign(seat)}
    </span>
  );
}

interface PilesProps {
  readonly seat: number;
  readonly own: SeatView;
}

/** How many cards lie face down or out of sight. */
export function Piles({ seat, own }: PilesProps) {
  const { web } = useLanguage();
  const piles = [
    ['deck', own.deckCount],
    ['hand', own.handCount],
    ['discard', own.discard.length],
  ] as const;
  return (
    <p className="piles">
      {piles.map(([pile, count]) => (
        <span key={pile} className="pile-count" data-zone={zoneOf(pile, seat)}>
          <Tip title={web.t(`fortTable:${pile}`)} rules={PILES[pile]}>
            {web.t(`fortTable:${pile}`)} <b>{count}</b>
          </Tip>
        </span>
      ))}
    </p>
  );
}
