import { costliest, type Judgement, THRESHOLDS, type Turn } from '@treefort/review';
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
  readonly here: boolean;
  /** Whether it is one of the three that cost most: a riddle before it is an answer. */
  readonly riddle: boolean;
}

/** One decision: its mark, what was chosen, and what it cost. */
const Decision = memo(function Decision({ judgement, here, riddle }: DecisionProps) {
  const { words, table, findBetter } = useReviewed();
  const { n, seat, chosen, cost, mark } = judgement;
  return (
    <li className={`told-turn judged-${mark}`} aria-current={here ? 'step' : undefined}>
      <button type="button" className="go-there" onClick={() => table.turn({ at: n })}>
        <span className="turn-head">
          <span className="cause-badge">
            <span aria-hidden="true">{SIGNS[mark]}</span> {words.t(`marks:${mark}`)}
          </span>
          {cost > 0 && <span className="chances loss">{words.change(-cost)}</span>}
        </span>
        <span className="what">
          <OptionText n={n} seat={seat} option={chosen} />
        </span>
      </button>
      <div className="turn-acts">
        {riddle ? (
          <button type="button" className="button strong" onClick={() => findBetter(n)}>
            {words.t('screen:find')}
          </button>
        ) : (
          <Alternatives judgement={judgement} />
        )}
      </div>
    </li>
  );
});

/** Decisions by their turns, in the order of the game. */
function byTurn(judgements: readonly Judgement[], turns: readonly Turn[]) {
  return turns.flatMap(({ n, until }) => {
    const made = judgements.filter((one) => one.n >= n && one.n < until);
    return made.length > 0 ? [{ n, made }] : [];
  });
}

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
  const riddles = costliest(review.judgements, seat);
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
      {byTurn(own, review.turns).map(({ n, made }) => (
        <section key={n} className="turn-group">
          <h3>{nameOf(n)}</h3>
          <ol className="told-turns">
            {made.map((judgement) => (
              <Decision
                key={judgement.n}
                judgement={judgement}
                here={judgement.n === table.at}
                riddle={riddles.includes(judgement)}
              />
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}
