import '../style/fort/race.css';
import { ENOUGH_POINTS, type FortView } from '@treefort/fort';
import type { CSSProperties } from 'react';
import { Avatar } from '../play/avatar.tsx';
import { usePlaying } from '../play/playing.tsx';
import { usePlan } from '../play/table-frame.tsx';
import { Tip } from '../play/tip.tsx';
import { useLanguage } from '../shell/language.tsx';

/** The points that fit on the lanes; a player with more stands at their end. */
const SPAN = 50;
const MARKS = Array.from({ length: SPAN / 5 + 1 }, (_, i) => i * 5);
const RULES = ['fort.act.score', 'fort.end.trigger', 'fort.end.score'] as const;

const along = (points: number): string => `${(100 * Math.min(points, SPAN)) / SPAN}%`;

/** Points as if the game ended now; a rule that is still hidden may add to them. */
export function useTotal(view: FortView, seat: number): { text: string; says: string } {
  const { web } = useLanguage();
  const { now, rule } = view.seats[seat]!.total;
  const hidden = rule === null;
  return {
    text: `${now}${hidden ? '+?' : ''}`,
    says: web.t(hidden ? 'fortStage:total-hidden' : 'fortStage:total', { n: now }),
  };
}

/** How wide a face is on the lanes, in points: a phone has less room for the same course. */
const FACE = { phone: 2.3, tablet: 1.4, desktop: 0.95, wide: 0.95 } as const;

/** By how many of its widths each face steps aside, so that it does not touch the one in the lane above. */
export function stepsAside(tracks: readonly number[], face: number): number[] {
  let above = Number.NEGATIVE_INFINITY;
  return tracks.map((track) => {
    const steps = [0, 1, 2].find((n) => Math.abs(track + n * face - above) >= face) ?? 0;
    above = track + steps * face;
    return steps;
  });
}

interface LaneProps {
  readonly view: FortView;
  readonly seat: number;
  readonly aside: number;
}

function Lane({ view, seat, aside }: LaneProps) {
  const { moment } = usePlaying();
  const { board, track, total } = view.seats[seat]!;
  const { text } = useTotal(view, seat);
  return (
    <li className={`lane board-${board}`} style={{ '--aside': aside } as CSSProperties}>
      <i className="if-ended" style={{ width: along(total.now) }} />
      <i className="on-track" style={{ width: along(track) }} />
      <span className="runner" style={{ left: along(track) }}>
        <Avatar sitter={moment.sitters[seat]!} seat={seat} />
      </span>
      <b style={{ left: along(Math.max(total.now, track)) }}>{text}</b>
    </li>
  );
}

/** Who is winning: a lane a player, solid as far as the track, striped as far as an end now would count. */
export function Race({ view }: { readonly view: FortView }) {
  const { words, web } = useLanguage();
  const { people } = usePlaying();
  const aside = stepsAside(
    view.seats.map(({ track }) => Math.min(track, SPAN)),
    FACE[usePlan()],
  );
  return (
    <section className="race sheet" aria-label={web.t('fortTable:track')}>
      <ul className="race-legend" aria-hidden="true">
        <li>
          <i className="on-track" /> {web.t('fortStage:on-track')}
        </li>
        <li>
          <i className="if-ended" /> {web.t('fortStage:if-ended')}
        </li>
      </ul>
      <div className="course" aria-hidden="true">
        <ol>
          {MARKS.map((mark) => (
            <li
              key={mark}
              className={mark === ENOUGH_POINTS ? 'post' : ''}
              style={{ left: along(mark) }}
            >
              <span>{mark}</span>
            </li>
          ))}
        </ol>
        <ul className="lanes">
          {view.seats.map(({ board }, seat) => (
            <Lane key={board} view={view} seat={seat} aside={aside[seat] ?? 0} />
          ))}
        </ul>
      </div>
      <Tip title={web.t('fortTable:track')} rules={RULES} className="cover">
        <span className="unseen">
          {view.seats
            .map(({ track, total }, seat) =>
              web.t('fortStage:standing', {
                who: words.player(seat, people),
                track,
                n: total.now,
              }),
            )
            .join(' ')}
        </span>
      </Tip>
    </section>
  );
}
