import type { Judgement, TurningPoint } from '@treefort/review';
import { reasonText } from '@treefort/words';
import { memo } from 'react';
import { Avatar } from '../play/avatar.tsx';
import { Sentence } from '../play/sentence.tsx';
import { useLanguage } from '../shell/language.tsx';
import { Alternatives } from './alternatives.tsx';
import { isCostly } from './decision-list.tsx';
import { useReviewed } from './reviewed-game.ts';
import { shownSeat } from './shown-seat.ts';
import { useTurnName } from './turn-name.ts';
import { useMoment } from './use-moment.ts';

/** What happened in the turn, and what can be pointed at. */
function Story({ point }: { readonly point: TurningPoint }) {
  const { words } = useLanguage();
  const { review, people, words: reviewing } = useReviewed();
  const told = words.game(review.game).news(point.events, people);
  return (
    <span className="story">
      <strong>
        {told.map((text, i) => (
          <span key={`${i}`}>
            <Sentence text={text} />{' '}
          </span>
        ))}
      </strong>
      {point.reasons.map((reason, i) => (
        <span key={`${i}`}>
          <Sentence text={reasonText(reason, { words, reviewing, people })} />{' '}
        </span>
      ))}
    </span>
  );
}

function Change({ point }: { readonly point: TurningPoint }) {
  const { opened, words, people } = useReviewed();
  const seat = shownSeat(point, people);
  const [before, after] = [point.before[seat]!, point.after[seat]!];
  const { name } = opened.sitters[seat]!;
  return (
    <span className="chance">
      <Avatar sitter={opened.sitters[seat]!} seat={seat} />
      <span className="unseen">{name}</span>
      {words.percent(before)} →{' '}
      <b className={after < before ? 'loss' : 'gain'}>{words.percent(after)}</b>
    </span>
  );
}

/** The decision of a turn that is worth a second look: the most costly one of the reader, else the first of the turn. */
function decisionOf(
  point: TurningPoint,
  judgements: readonly Judgement[],
  you: number | undefined,
): Judgement | undefined {
  const made = judgements.filter(({ n }) => point.made.includes(n));
  const mine = made.filter(({ seat }) => seat === you).sort((a, b) => b.cost - a.cost);
  return mine[0] ?? made.find(({ seat }) => seat === point.seat) ?? made[0];
}

interface TurningProps {
  readonly point: TurningPoint;
  readonly here: boolean;
}

const Turning = memo(function Turning({ point, here }: TurningProps) {
  const { review, words, table, people, findBetter } = useReviewed();
  const nameOf = useTurnName();
  const judgement = decisionOf(point, review.judgements, people.you);
  const isMine = judgement !== undefined && judgement.seat === people.you;
  return (
    <li
      className={`swing cause-${point.cause}`}
      data-at={point.n}
      aria-current={here ? 'step' : undefined}
    >
      <button type="button" className="go" onClick={() => table.turn({ at: point.n })}>
        <span className="head">
          <span className={`badge ${point.cause}`}>{words.t(`screen:${point.cause}`)}</span>
          <b>{nameOf(point.n)}</b>
          <Change point={point} />
        </span>
        <Story point={point} />
      </button>
      {judgement && (
        <div className="acts">
          {isMine && isCostly(judgement) ? (
            <button type="button" className="button strong" onClick={() => findBetter(judgement.n)}>
              {words.t('screen:find')}
            </button>
          ) : (
            <Alternatives judgement={judgement} />
          )}
        </div>
      )}
    </li>
  );
});

/** The turns in which the game turned. */
export function TurningList() {
  const { review, table } = useReviewed();
  useMoment(table);
  return (
    <ol className="swings">
      {review.turningPoints.map((point) => (
        <Turning key={point.n} point={point} here={table.at >= point.n && table.at < point.until} />
      ))}
    </ol>
  );
}
