import '../style/review.css';
import type { Fault } from '@treefort/kernel';
import { type Review as Found, USUAL_REVIEW } from '@treefort/review';
import { loadReview, type ReviewWords } from '@treefort/words';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { readGlance } from '../replay/game-link.ts';
import { Curve } from '../review/curve.tsx';
import { CurveTable } from '../review/curve-table.tsx';
import { Decisions } from '../review/decisions.tsx';
import { keepReview, keptReview } from '../review/kept-review.ts';
import { Players } from '../review/players.tsx';
import { Reviewing } from '../review/reviewing.ts';
import { TurningPoints } from '../review/turning-points.tsx';
import { Link } from '../shell/link.tsx';
import { useLoaded } from '../shell/loaded.ts';
import { download } from '../shell/text-file.ts';
import { useTongue } from '../shell/tongue.tsx';
import { courseOf } from '../table/course.ts';
import { type Opened, type Opening, openRecord } from '../table/opened.ts';
import type { Source } from '../table/source.ts';
import { NotOpened } from './not-opened.tsx';

interface ToldProps {
  readonly opened: Opened;
  readonly words: ReviewWords;
  readonly review: Found;
}

/** A finished review. */
function Told({ opened, words, review }: ToldProps) {
  const course = useMemo(() => courseOf(opened.record), [opened]);
  const { at } = readGlance(location.search);
  const reading = { opened, course, review, words, at };
  useEffect(() => {
    const told = document.getElementById(`at-${at}`) ?? document.getElementById(`choice-${at}`);
    told?.scrollIntoView();
  }, [at]);
  return (
    <>
      <Curve review={review} sitters={opened.sitters} words={words} at={at} />
      <CurveTable review={review} sitters={opened.sitters} words={words} />
      <Players review={review} sitters={opened.sitters} words={words} />
      <TurningPoints reading={reading} />
      <Decisions reading={reading} />
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
  | { readonly is: 'done'; readonly review: Found };

/** The review of a record: the one that is kept, or a new one in the making. */
function useReview({ record }: Opened) {
  const [stage, setStage] = useState<Stage>({ is: 'waiting' });
  const working = useRef<Reviewing>(undefined);
  const stop = useCallback(() => {
    working.current?.stop();
    working.current = undefined;
    setStage({ is: 'stopped' });
  }, []);
  const start = useCallback(async () => {
    const reviewing = new Reviewing();
    working.current = reviewing;
    setStage({ is: 'going', done: 0 });
    const tell = (done: number): void => {
      if (working.current === reviewing) setStage({ is: 'going', done });
    };
    const found = await reviewing.make(record, USUAL_REVIEW, tell);
    reviewing.stop();
    if (working.current !== reviewing) return;
    working.current = undefined;
    if (!found.ok) return setStage({ is: 'wrong', fault: found.fault });
    keepReview(record, USUAL_REVIEW, found.value);
    setStage({ is: 'done', review: found.value });
  }, [record]);
  useEffect(() => {
    const kept = keptReview(record, USUAL_REVIEW);
    if (kept) setStage({ is: 'done', review: kept });
    else void start();
    return () => {
      working.current?.stop();
      working.current = undefined;
    };
  }, [record, start]);
  return { stage, start, stop };
}

function ReviewRoom({ opened, words }: Omit<ToldProps, 'review'>) {
  const tongue = useTongue();
  const { stage, start, stop } = useReview(opened);
  const name = tongue.words[opened.record.game === 'fort' ? 'fort' : 'treehouse'].name;
  const done = stage.is === 'going' ? Math.floor(stage.done * 100) : 0;
  return (
    <main className="review" data-stage={stage.is}>
      <header className="row">
        <h1>{words.labelled(words.t('review:title'), name)}</h1>
        <Link to={{ at: 'replay', source: opened.source }} className="button">
          {tongue.web.t('ending:replay')}
        </Link>
        <Link to={{ at: 'home' }} className="button quiet">
          {tongue.web.t('play:home')}
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
          {words.t('review:no-record', { why: tongue.words.fault(stage.fault) })}
        </p>
      )}
      {stage.is === 'done' && <Told opened={opened} words={words} review={stage.review} />}
    </main>
  );
}

/** A game looked at afterwards: from the shelf, from the server, or in the link itself. */
export function Review({ source }: { readonly source: Source }) {
  const { web } = useTongue();
  const words = useLoaded(loadReview);
  const [opening, setOpening] = useState<Opening>();
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
  return <ReviewRoom opened={opening.value} words={words} />;
}
