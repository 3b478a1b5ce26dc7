import '../style/decisions.css';
import { type Judgement, THRESHOLDS } from '@treefort/review';
import { useId, useState } from 'react';
import { SeatChoice } from '../play/seat-choice.tsx';
import { Folded } from './folded.tsx';
import { MomentTools } from './moment-tools.tsx';
import { OptionText } from './option-text.tsx';
import type { ReviewedGame } from './reviewed-game.ts';

const SIGNS = { best: '★', good: '✓', doubtful: '?!', mistake: '?', blunder: '??' } as const;

function Decided({
  judgement,
  reviewed,
}: {
  readonly judgement: Judgement;
  readonly reviewed: ReviewedGame;
}) {
  const { opened, playthrough, words, at } = reviewed;
  const { n, seat, chosen, best, cost, mark } = judgement;
  const told = { playthrough, sitters: opened.sitters, n, seat };
  const head = (
    <>
      <span className="mark">
        <span aria-hidden="true">{SIGNS[mark]}</span> {words.t(`marks:${mark}`)}
      </span>{' '}
      <span className="n">{n}</span>{' '}
      <span className="what">
        <OptionText {...told} option={chosen} />
      </span>{' '}
      <span className="cost">{cost > 0 && words.change(-cost)}</span>
    </>
  );
  return (
    <li id={`choice-${n}`} className={`mark-${mark}`}>
      <Folded head={head} unfolded={n === at}>
        {() => (
          <>
            <dl>
              <div>
                <dt>{words.t('review:chosen')}</dt>
                <dd>
                  <OptionText {...told} option={chosen} />
                </dd>
              </div>
              <div>
                <dt>{words.t('review:better')}</dt>
                <dd>
                  <OptionText {...told} option={best} />
                </dd>
              </div>
              <div>
                <dt>{words.t('review:cost')}</dt>
                <dd>{words.change(-cost)}</dd>
              </div>
            </dl>
            <MomentTools opened={opened} words={words} at={n} seat={seat} />
          </>
        )}
      </Folded>
    </li>
  );
}

/** Whose decisions are shown first: those of the seat that chose at `at`, else of the only person, else of the first seat. */
function firstSeat({ opened, at }: ReviewedGame): number {
  const looked = at === undefined ? undefined : opened.record.choices[at];
  if (looked) return looked[0];
  const people = opened.sitters.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  return people.length === 1 ? people[0]! : 0;
}

/** The thresholds of the marks, in words. */
function MarkText({ words }: Pick<ReviewedGame, 'words'>) {
  const { good, doubtful, mistake, blunder } = THRESHOLDS;
  const from = {
    good: words.percent(good),
    doubtful: words.percent(doubtful),
    mistake: words.percent(mistake),
    blunder: words.percent(blunder),
  };
  return <p className="thresholds">{words.t('review:mark-text', from)}</p>;
}

/** Every real decision of one player: its mark, what was chosen, what was best, and what it cost. */
export function Decisions({ reviewed }: { readonly reviewed: ReviewedGame }) {
  const { opened, review, words, at } = reviewed;
  const name = useId();
  const [seat, setSeat] = useState(() => firstSeat(reviewed));
  const isCostly = ({ cost }: Judgement): boolean => cost >= THRESHOLDS.doubtful;
  const [all, setAll] = useState(() =>
    review.judgements.some((one) => one.n === at && !isCostly(one)),
  );
  const own = review.judgements.filter((judgement) => judgement.seat === seat);
  const shown = all ? own : own.filter(isCostly);
  return (
    <section className="decisions sheet">
      <h2>{words.t('review:decisions')}</h2>
      <SeatChoice
        legend={words.t('review:whose')}
        sitters={opened.sitters}
        seat={seat}
        onChoose={setSeat}
      />
      <fieldset className="row">
        <legend>{words.t('review:show')}</legend>
        {[false, true].map((every) => (
          <label key={`${every}`} className="pill">
            <input
              type="radio"
              name={`${name}-all`}
              checked={all === every}
              onChange={() => setAll(every)}
            />
            <span>{words.t(every ? 'review:show-all' : 'review:show-costly')}</span>
          </label>
        ))}
      </fieldset>
      <MarkText words={words} />
      {shown.length === 0 ? (
        <p>{words.t('review:none-costly')}</p>
      ) : (
        <ol>
          {shown.map((judgement) => (
            <Decided key={judgement.n} judgement={judgement} reviewed={reviewed} />
          ))}
        </ol>
      )}
    </section>
  );
}
