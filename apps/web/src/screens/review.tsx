import '../style/review.css';
import type { Fault } from '@treefort/kernel';
import { costliest, type Review as ReviewData, USUAL_REVIEW } from '@treefort/review';
import { loadReview, type ReviewWords } from '@treefort/words';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { StageSign } from '../play/stage-sign.tsx';
import { readReplayMoment } from '../replay/game-link.ts';
import { BetterMove } from '../review/better-move.tsx';
import { BoardPart } from '../review/board-part.tsx';
import { Curve } from '../review/curve.tsx';
import { useIsPhone } from '../review/is-phone.ts';
import { keepReview, keptReview } from '../review/kept-review.ts';
import { ListPart } from '../review/list-part.tsx';
import { MoreButton } from '../review/more-dialog.tsx';
import { usePrinting } from '../review/printing.ts';
import { ReviewJob } from '../review/review-job.ts';
import { ReviewedContext, type ReviewedGame } from '../review/reviewed-game.ts';
import { useLanguage } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { useLoadedWords } from '../shell/loaded-words.ts';
import { gameIdOf } from '../table/game-id.ts';
import { type OpenedRecord, type OpenResult, openRecord } from '../table/open-record.ts';
import { playThrough } from '../table/playthrough.ts';
import { RecordedTable } from '../table/recorded-table.ts';
import type { Source } from '../table/source.ts';
import { NotOpened } from './not-opened.tsx';

interface FinishedReviewProps {
  readonly opened: OpenedRecord;
  readonly words: ReviewWords;
  readonly review: ReviewData;
}

/** Everything that the parts of a finished review share. */
function useReviewedGame({ opened, words, review }: FinishedReviewProps) {
  const { sitters, record } = opened;
  const { words: spoken } = useLanguage();
  const [riddle, findBetter] = useState<number>();
  const [table] = useState(() => new RecordedTable(opened, readReplayMoment(location.search)));
  const playthrough = useMemo(() => playThrough(record), [record]);
  const reviewed = useMemo((): ReviewedGame => {
    const persons = sitters.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
    const you = persons.length === 1 ? persons[0] : undefined;
    const people = { names: spoken.names(sitters), you };
    return { opened, playthrough, review, words, table, people, findBetter };
  }, [opened, sitters, playthrough, review, words, spoken, table]);
  return { reviewed, riddle, findBetter };
}

/** A finished review on one screen; a riddle takes the whole of it. */
function FinishedReview(props: FinishedReviewProps) {
  const { reviewed, riddle, findBetter } = useReviewedGame(props);
  const isPhone = useIsPhone();
  const printing = usePrinting();
  const { judgements } = reviewed.review;
  const judgement = judgements.find(({ n }) => n === riddle);
  if (!judgement) {
    return (
      <ReviewedContext value={reviewed}>
        <ReviewHeader opened={props.opened} words={props.words}>
          <MoreButton />
        </ReviewHeader>
        <BoardPart />
        {(!isPhone || printing) && <Curve />}
        <ListPart />
      </ReviewedContext>
    );
  }
  const { n, seat } = judgement;
  const riddles = costliest(judgements, seat);
  const next = riddles[riddles.indexOf(judgement) + 1];
  return (
    <ReviewedContext value={reviewed}>
      <BetterMove
        key={n}
        judgement={judgement}
        onBack={() => {
          reviewed.table.turn({ at: n });
          findBetter(undefined);
        }}
        onNext={next && (() => findBetter(next.n))}
      />
    </ReviewedContext>
  );
}

type Stage =
  | { readonly is: 'waiting' | 'stopped' }
  | { readonly is: 'going'; readonly done: number }
  | { readonly is: 'wrong'; readonly fault: Fault }
  | { readonly is: 'done'; readonly review: ReviewData };

/** The review of a record: a stored one, or a new one and its progress. */
function useReview({ record }: OpenedRecord) {
  const [stage, setStage] = useState<Stage>({ is: 'waiting' });
  const job = useRef<ReviewJob>(undefined);
  const stop = useCallback(() => {
    job.current?.stop();
    job.current = undefined;
    setStage({ is: 'stopped' });
  }, []);
  const start = useCallback(async () => {
    const started = new ReviewJob();
    job.current = started;
    setStage({ is: 'going', done: 0 });
    const tell = (done: number): void => {
      if (job.current === started) setStage({ is: 'going', done });
    };
    const found = await started.make(record, USUAL_REVIEW, tell);
    started.stop();
    if (job.current !== started) return;
    job.current = undefined;
    if (!found.ok) return setStage({ is: 'wrong', fault: found.fault });
    keepReview(record, USUAL_REVIEW, found.value);
    setStage({ is: 'done', review: found.value });
  }, [record]);
  useEffect(() => {
    const kept = keptReview(record, USUAL_REVIEW);
    if (kept) setStage({ is: 'done', review: kept });
    else void start();
    return () => {
      job.current?.stop();
      job.current = undefined;
    };
  }, [record, start]);
  return { stage, start, stop };
}

interface ReviewHeaderProps extends Omit<FinishedReviewProps, 'review'> {
  readonly children?: ReactNode;
}

/** The way home, what this is, and how the game ended. */
function ReviewHeader({ opened, words, children }: ReviewHeaderProps) {
  const language = useLanguage();
  const { record } = opened;
  const scores = record.outcome?.scores.join(' : ');
  const { name } = language.words[gameIdOf(record)];
  return (
    <header className="review-head">
      <Link to={{ at: 'home' }} className="button round quiet" label={language.web.t('play:home')}>
        <StageSign of="home" />
      </Link>
      <h1>{words.t('review:title')}</h1>
      <p>{[name, scores].filter(Boolean).join(' · ')}</p>
      {children}
    </header>
  );
}

/** A review that is not there yet. */
function Making({ opened, words, making }: MakingProps) {
  const language = useLanguage();
  const { stage, start, stop } = making;
  const done = stage.is === 'going' ? Math.floor(stage.done * 100) : 0;
  return (
    <>
      <ReviewHeader opened={opened} words={words} />
      <div className="making">
        <p className="about">{words.t('review:about')}</p>
        {stage.is === 'going' && (
          <div className="going sheet">
            <label>
              {words.t('review:thinking', { percent: words.percent(done / 100) })}
              <progress value={done} max={100} />
            </label>
            <button type="button" className="button" onClick={stop}>
              {words.t('review:stop')}
            </button>
          </div>
        )}
        {stage.is === 'stopped' && (
          <div className="going sheet">
            <p role="status">{words.t('review:stopped')}</p>
            <button type="button" className="button strong" onClick={() => void start()}>
              {words.t('review:start')}
            </button>
          </div>
        )}
        {stage.is === 'wrong' && (
          <p className="wrong" role="alert">
            {words.t('review:no-record', { why: language.words.fault(stage.fault) })}
          </p>
        )}
      </div>
    </>
  );
}

interface MakingProps extends Omit<FinishedReviewProps, 'review'> {
  readonly making: ReturnType<typeof useReview>;
}

function ReviewPage({ opened, words }: Omit<FinishedReviewProps, 'review'>) {
  const making = useReview(opened);
  const { stage } = making;
  return (
    <main className="review" data-stage={stage.is}>
      {stage.is === 'done' ? (
        <FinishedReview opened={opened} words={words} review={stage.review} />
      ) : (
        <Making opened={opened} words={words} making={making} />
      )}
    </main>
  );
}

/** Reviews a game saved in this browser, on the server, or in the link itself. */
export function Review({ source }: { readonly source: Source }) {
  const { web } = useLanguage();
  const words = useLoadedWords(loadReview);
  const [opening, setOpening] = useState<OpenResult>();
  useEffect(() => {
    let wanted = true;
    void openRecord(source, (seat) => web.t('newTable:person', { n: seat + 1 })).then(
      (found) => wanted && setOpening(found),
    );
    return () => {
      wanted = false;
    };
  }, [source, web]);
  if (!opening || !words) return null;
  if (!opening.ok) return <NotOpened unopened={opening} />;
  return <ReviewPage opened={opening.value} words={words} />;
}
