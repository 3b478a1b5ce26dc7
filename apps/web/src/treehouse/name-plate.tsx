import '../style/name-plate.css';
import type { TreehouseView } from '@treefort/treehouse';
import { Avatar } from '../play/avatar.tsx';
import { CountUp } from '../play/count-up.tsx';
import { usePlaying } from '../play/playing.tsx';
import { Tip } from '../play/tip.tsx';
import { zoneOf } from '../play/zone.ts';
import { useLanguage } from '../shell/language.tsx';
import { Picture } from '../shell/picture.tsx';
import { ChangerCoin } from './changer-coin.tsx';
import { Rosette } from './rosette.tsx';
import { useWeekCounts } from './scoring-beat.ts';

const SCORE = ['tree.score'] as const;

interface NamePlateProps {
  readonly view: TreehouseView;
  readonly seat: number;
  /** It lies under a button that shows more: nothing of it is one itself. */
  readonly covered?: boolean;
}

/** Face, name and points of a player, what this week would bring, and whether something is awaited. */
export function NamePlate({ view, seat, covered = false }: NamePlateProps) {
  const { words, web } = useLanguage();
  const { moment, people, onlineParts } = usePlaying();
  const { total, score, changer } = view.players[seat]!;
  const scored = web.t('treeTable:points', { n: score });
  const week = web.t('treeStage:would-bring', { n: total.week });
  const counts = useWeekCounts(view);
  const says = counts ? `${scored}, ${week}` : scored;
  const points = (
    <>
      <Rosette />
      <CountUp n={score} />
      {counts && <span className="gain">+{total.week}</span>}
      <span className="unseen">{says}</span>
    </>
  );
  return (
    <span
      className={`name-plate of-seat-${seat} ${view.waiting.includes(seat) ? 'awaited' : ''}`}
      data-zone={zoneOf('seat', seat)}
    >
      <Avatar sitter={moment.sitters[seat]!} seat={seat} />
      <strong>{words.player(seat, people).text}</strong>
      {covered ? (
        <span className="points">{points}</span>
      ) : (
        <Tip title={says} rules={SCORE} className="points">
          {points}
        </Tip>
      )}
      {changer && <ChangerCoin changer={changer} />}
      {moment.thinking.includes(seat) && <Picture of="things/thinking" className="thought" />}
      {onlineParts?.sign(seat)}
    </span>
  );
}
