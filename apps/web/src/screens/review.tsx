import '../style/review.css';
import type { Fault } from '@treefort/kernel';
import { type Review as ReviewData, USUAL_REVIEW } from '@treefort/review';
import { loadReview, type ReviewWords } from '@treefort/words';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { readReplayMoment } from '../replay/game-link.ts';
import { Curve } from '../review/curve.tsx';
import { CurveTable } from '../review/curve-table.tsx';
import { Decisions } from '../review/decisions.tsx';
import { keepReview, keptReview } from '../review/kept-review.ts';
import { Players } from '../review/players.tsx';
import { ReviewJob } from '../review/review-job.ts';
import { TurningPoints } from '../review/turning-points.tsx';
import { useLanguage } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { useLoadedWords } from '../shell/loaded-words.ts';
import { download } from '../shell/text-file.ts';
import { gameIdOf } from '../table/game-id.ts';
import { type OpenedRecord, type OpenResult, openRecord } from '../table/open-record.ts';
import { playThrough } from '../table/playthrough.ts';
import type { Source } from '../table/source.ts';
import { NotOpened } from './not-opened.tsx';

interface FinishedReviewProps {
  readonly opened: OpenedRecord;
  readonly words: ReviewWords;
  readonly review: ReviewData;
}

/** A finished review. */
function FinishedReview({ opened, words, review }: FinishedReviewProps) {
  const playthrough = useMemo(() => playThrough(opened.record), [opened]);
  const { at } = readReplayMoment(location.search);
  const reviewed = { opened, playthrough, review, words, at };
  useEffect(() => {
    const told = document.getElementById(`at-${at}`) ?? document.getElementById(`choice-${at}`);
    told?.scrollIntoView();
  }, [at]);
  return (
    <>
      <Curve review={review} sitters={opened.sitters} words={words} at={at} />
      <CurveTable review={review} sitters={opened.sitters} words={words} />
      <Players review={review} sitters={opened.sitters} words={words} />
      <TurningPoints reviewed={reviewed} />
      <Decisions reviewed={reviewed} />
      <p className="row tools">
        <button
          type="button"
          className="button"
          onClick={() =>
            download(`treefort-review-${review.game}.json`, `${JSON.stringify(review)}\n`)
          }
        >
          {words.t('review:json')}
        </button>
        <button type="button" className="button" onClick={() => print()}>
          {words.t('review:print')}
        </button>
        <small>{words.t('review:iterations', { n: review.iterations })}</small>
      </p>
    </>
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

function ReviewPage({ opened, words }: Omit<FinishedReviewProps, 'review'>) {
  const language = useLanguage();
  const { stage, start, stop } = useReview(opened);
  const name = language.words[gameIdOf(opened.record)].name;
  const done = stage.is === 'going' ? Math.floor(stage.done * 100) : 0;
  return (
    <main className="review" data-stage={stage.is}>
      <header className="row">
        <h1>{words.labelled(words.t('review:title'), name)}</h1>
        <Link to={{ at: 'replay', source: opened.source }} className="button">
          {language.web.t('ending:replay')}
        </Link>
        <Link to={{ at: 'home' }} className="button quiet">
          {language.web.t('play:home')}
        </Link>
      </header>
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
      {stage.is === 'done' && (
        <FinishedReview opened={opened} words={words} review={stage.review} />
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
