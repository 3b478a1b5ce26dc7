import type { Judgement, TurningPoint } from '@treefort/review';
import { type People, reasonText } from '@treefort/words';
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
    <span className="turn-story">
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
  return (
    <span className="chances">
      <Avatar sitter={opened.sitters[seat]!} seat={seat} />
      <span className="unseen">{people.names[seat]}</span>
      {words.percent(before)} →{' '}
      <b className={after < before ? 'loss' : 'gain'}>{words.percent(after)}</b>
    </span>
  );
}

/** The decision of a turn that is worth a second look: the reader's mistake, else that of whom the turn is told. */
function decisionOf(
  point: TurningPoint,
  judgements: readonly Judgement[],
  people: People,
): Judgement | undefined {
  const made = judgements.filter(({ n }) => point.made.includes(n));
  const mistakes = made.filter((one) => one.seat === people.you && isCostly(one));
  const [worst] = mistakes.sort((a, b) => b.cost - a.cost);
  const teller = point.seat ?? shownSeat(point, people);
  return worst ?? made.find(({ seat }) => seat === teller);
}

interface TurningProps {
  readonly point: TurningPoint;
  readonly here: boolean;
}

const Turning = memo(function Turning({ point, here }: TurningProps) {
  const { review, words, table, people, findBetter } = useReviewed();
  const nameOf = useTurnName();
  const judgement = decisionOf(point, review.judgements, people);
  const isMine = judgement !== undefined && judgement.seat === people.you;
  return (
    <li
      className={`told-turn cause-${point.cause}`}
      data-at={point.n}
      aria-current={here ? 'step' : undefined}
    >
      <button type="button" className="go-there" onClick={() => table.turn({ at: point.n })}>
        <span className="turn-head">
          <span className={`cause-badge ${point.cause}`}>{words.t(`screen:${point.cause}`)}</span>
          {point.cause !== 'reveal' && <b>{nameOf(point.n)}</b>}
          <Change point={point} />
        </span>
        <Story point={point} />
      </button>
      {judgement && (
        <div className="turn-acts">
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
    <ol className="told-turns">
      {review.turningPoints.map((point) => (
        <Turning
          key={`${point.n} ${point.cause}`}
          point={point}
          here={
            table.at === point.n ||
            (point.cause !== 'reveal' && table.at > point.n && table.at < point.until)
          }
        />
      ))}
    </ol>
  );
}
