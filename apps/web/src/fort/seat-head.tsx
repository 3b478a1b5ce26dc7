import type { FortView } from '@treefort/fort';
import { Avatar } from '../play/avatar.tsx';
import { usePlaying } from '../play/playing.tsx';
import { Tip } from '../play/tip.tsx';
import { zoneOf } from '../play/zone.ts';
import { useLanguage } from '../shell/language.tsx';
import { Picture } from '../shell/picture.tsx';
import { useTotal } from './race.tsx';

export interface SeatProps {
  readonly view: FortView;
  readonly seat: number;
}

const TOTAL = ['fort.end.score'] as const;
const PILES = {
  deck: ['fort.draw'],
  hand: ['fort.play.one'],
  discard: ['fort.discard.played', 'fort.recruit.must'],
} as const;

/** Who sits there, who began, and the points as if the game ended now. */
export function SeatHead({ view, seat }: SeatProps) {
  const { words, web } = useLanguage();
  const { moment, people, onlineParts } = usePlaying();
  const { text, says } = useTotal(view, seat);
  const [points, unknown] = text.split('+');
  return (
    <span
      className={`seat-head ${view.waiting.includes(seat) ? 'awaited' : ''}`}
      data-zone={zoneOf('seat', seat)}
    >
      <Avatar sitter={moment.sitters[seat]!} seat={seat} />
      <h2>{words.player(seat, people).text}</h2>
      {seat === view.first && (
        <Tip title={web.t('fortTable:first-player')} rules={[]} className="begins">
          <svg viewBox="0 0 12 14" aria-hidden="true">
            <path d="M2 1v12M2 2h8L7.5 4.5 10 7H2" />
          </svg>
          <span className="unseen">{web.t('fortStage:first')}</span>
        </Tip>
      )}
      {onlineParts?.sign(seat)}
      <Tip title={says} rules={TOTAL} className="total">
        <Picture of="things/score" alt="" />
        <b>{points}</b>
        {unknown !== undefined && <small>+?</small>}
        <span className="unseen">{says}</span>
      </Tip>
    </span>
  );
}

/** How many cards lie in a pile that nobody sees. */
export function PileCount({ view, seat, pile }: SeatProps & { readonly pile: 'deck' | 'hand' }) {
  const { web } = useLanguage();
  const own = view.seats[seat]!;
  const n = pile === 'deck' ? own.deckCount : own.handCount;
  return (
    <span className="pile-count" data-zone={zoneOf(pile, seat)}>
      <Tip title={web.t(`fortTable:${pile}`)} rules={PILES[pile]}>
        {web.t(`fortStage:${pile}`, { n })}
      </Tip>
    </span>
  );
}
