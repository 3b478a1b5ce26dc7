import { type Judgement, THRESHOLDS } from '@treefort/review';
import { memo } from 'react';
import { SeatChoice } from '../play/seat-choice.tsx';
import { Alternatives } from './alternatives.tsx';
import { OptionText } from './option-text.tsx';
import { useReviewed } from './reviewed-game.ts';
import { useTurnName } from './turn-name.ts';
import { useMoment } from './use-moment.ts';

const SIGNS = { best: '★', good: '✓', doubtful: '?!', mistake: '?', blunder: '??' } as const;

export const isCostly = ({ cost }: Judgement): boolean => cost >= THRESHOLDS.doubtful;

interface DecisionProps {
  readonly judgement: Judgement;
  readonly turn: string;
  readonly here: boolean;
}

/** One decision: its mark, what was chosen, and what it cost. A mistake is a riddle first. */
const Decision = memo(function Decision({ judgement, turn, here }: DecisionProps) {
  const { words, table, findBetter } = useReviewed();
  const { n, seat, chosen, cost, mark } = judgement;
  return (
    <li className={`told-turn judged-${mark}`} aria-current={here ? 'step' : undefined}>
      <button type="button" className="go-there" onClick={() => table.turn({ at: n })}>
        <span className="turn-head">
          <span className="cause-badge">
            <span aria-hidden="true">{SIGNS[mark]}</span> {words.t(`marks:${mark}`)}
          </span>
          <b>{turn}</b>
          {cost > 0 && <span className="chances loss">{words.change(-cost)}</span>}
        </span>
        <span className="what">
          <OptionText n={n} seat={seat} option={chosen} />
        </span>
      </button>
      <div className="turn-acts">
        {isCostly(judgement) && (
          <button type="button" className="button strong" onClick={() => findBetter(n)}>
            {words.t('screen:find')}
          </button>
        )}
        {!isCostly(judgement) && <Alternatives judgement={judgement} />}
      </div>
    </li>
  );
});

interface DecisionListProps {
  readonly seat: number;
  readonly onSeat: (seat: number) => void;
  /** Only what cost something worth a word. */
  readonly costly?: boolean;
}

/** The real decisions of one player. */
export function DecisionList({ seat, onSeat, costly = false }: DecisionListProps) {
  const { opened, review, words, table } = useReviewed();
  useMoment(table);
  const nameOf = useTurnName();
  const own = review.judgements.filter((one) => one.seat === seat && (!costly || isCostly(one)));
  return (
    <>
      <SeatChoice
        legend={words.t('review:whose')}
        sitters={opened.sitters}
        seat={seat}
        onChoose={onSeat}
      />
      {own.length === 0 && (
        <p className="none">
          {words.t('screen:none', { percent: words.percent(THRESHOLDS.doubtful) })}
        </p>
      )}
      <ol className="told-turns">
        {own.map((judgement) => (
          <Decision
            key={judgement.n}
            judgement={judgement}
            turn={nameOf(judgement.n)}
            here={judgement.n === table.at}
          />
        ))}
      </ol>
    </>
  );
}
