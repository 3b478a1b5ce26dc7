import '../style/curve.css';
import type { TurningPoint } from '@treefort/review';
import { type CSSProperties, type PointerEvent, useRef } from 'react';
import { recordFaces } from '../games/record-faces.ts';
import { Avatar } from '../play/avatar.tsx';
import { useLanguage } from '../shell/language.tsx';
import { Axis } from './axis.tsx';
import { faceHeights, type Geometry, geometryOf, lineOf } from './curve-geometry.ts';
import { useReviewed } from './reviewed-game.ts';
import { shownSeat } from './shown-seat.ts';
import { useMoment } from './use-moment.ts';
import { useSize } from './use-size.ts';

/** Seats are told apart by dashes and faces too, not by colour alone. */
const DASHES = ['', '9 5', '2 5', '14 4 2 4'] as const;
const SCALE = [0, 0.25, 0.5, 0.75, 1] as const;

interface PartProps {
  readonly geometry: Geometry;
}

/** The colour of each seat, as its table has it. */
function useColours(): readonly CSSProperties[] {
  const { table, opened } = useReviewed();
  const { view } = table.marks[0]!;
  return opened.sitters.map(
    (_, seat) =>
      ({ '--seat': `var(--${recordFaces[view.game].seatColour(view, seat)})` }) as CSSProperties,
  );
}

function Lines({ geometry }: PartProps) {
  const { review, opened } = useReviewed();
  const colours = useColours();
  return opened.sitters.map((_, seat) => (
    <path
      key={`seat-${seat + 1}`}
      className="line"
      style={colours[seat]}
      d={lineOf(review.curve, seat, geometry)}
      strokeDasharray={DASHES[seat]}
    />
  ));
}

/** A turning point on the line of whom it concerned: a circle is a decision, a diamond a draw or a reveal. */
function Turn({ point, geometry }: PartProps & { readonly point: TurningPoint }) {
  const { people, table } = useReviewed();
  const seat = shownSeat(point, people);
  const [before, after] = [point.before[seat]!, point.after[seat]!];
  const here = table.at >= point.n && table.at < point.until;
  const place = `translate(${geometry.x(point.until)} ${geometry.y(after)})`;
  return (
    <g
      className={`turn ${here ? 'here' : ''}`}
      transform={place}
      data-cause={point.cause}
      data-at={point.n}
    >
      {point.cause === 'decision' ? <circle r="11.500" /> : <path d="M0-14 14 0 0 14-14 0z" />}
      <text textAnchor="middle" y="5">
        {after < before ? '?' : '!'}
      </text>
    </g>
  );
}

function Ends({ geometry }: PartProps) {
  const { review, opened } = useReviewed();
  const colours = useColours();
  const heights = faceHeights(review.curve.at(-1)!.chances, geometry);
  return (
    <ul className="ends" aria-hidden="true">
      {opened.sitters.map((sitter, seat) => (
        <li
          key={`seat-${seat + 1}`}
          style={{ ...colours[seat], left: geometry.right + 8, top: heights[seat] }}
        >
          <Avatar sitter={sitter} seat={seat} />
        </li>
      ))}
    </ul>
  );
}

/** What a screen reader hears of the moment: the turn, and everybody's chance. */
function useSpokenMoment(): string {
  const { words } = useLanguage();
  const { table, review, people, words: reviewing } = useReviewed();
  const { view } = useMoment(table);
  const point = review.curve.findLast(({ n }) => n <= table.at) ?? review.curve[0]!;
  const chances = point.chances.map((chance, seat) =>
    reviewing.labelled(words.player(seat, people).text, reviewing.percent(chance)),
  );
  return [words.game(view.game).moment(view, people), ...chances].join(', ');
}

/** Moves the board to the place that is pressed, or to the turning point that is. */
function useDragging(geometry: Geometry | undefined) {
  const { table } = useReviewed();
  const move = ({ clientX, currentTarget }: PointerEvent<HTMLElement>): void => {
    if (!geometry) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    // On a very large screen the page is shown larger than its own pixels.
    const scale = width / currentTarget.clientWidth;
    table.turn({ at: geometry.momentAt((clientX - left) / scale) });
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const turn = (event.target as Element).closest<SVGElement>('[data-at]');
      if (turn) table.turn({ at: Number(turn.dataset.at) });
      else move(event);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>): void => {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) move(event);
    },
  };
}

/** The win chance of every seat over the whole game; dragging along it moves the board. */
export function Curve() {
  const { review, table, words } = useReviewed();
  const room = useRef<HTMLDivElement>(null);
  const size = useSize(room);
  const geometry = size && geometryOf(size.width, size.height, table.last);
  const dragging = useDragging(geometry);
  const spoken = useSpokenMoment();
  return (
    <figure className="curve sheet">
      <figcaption>{words.t('review:curve')}</figcaption>
      <div
        ref={room}
        className="plot"
        role="slider"
        tabIndex={0}
        aria-label={words.t('screen:slider')}
        aria-valuemin={0}
        aria-valuemax={table.last}
        aria-valuenow={table.at}
        aria-valuetext={spoken}
        {...dragging}
      >
        {geometry && (
          <>
            <svg width={size.width} height={size.height} aria-hidden="true">
              {SCALE.map((chance) => (
                <g key={chance} className="scale">
                  <line
                    x1={geometry.left}
                    x2={geometry.right}
                    y1={geometry.y(chance)}
                    y2={geometry.y(chance)}
                  />
                  <text x={geometry.left - 6} y={geometry.y(chance) + 4} textAnchor="end">
                    {words.percent(chance)}
                  </text>
                </g>
              ))}
              <Axis geometry={geometry} />
              <line
                className="now"
                x1={geometry.x(table.at)}
                x2={geometry.x(table.at)}
                y1={geometry.top}
                y2={geometry.bottom}
              />
              <Lines geometry={geometry} />
              {review.turningPoints.map((point) => (
                <Turn key={point.n} point={point} geometry={geometry} />
              ))}
            </svg>
            <Ends geometry={geometry} />
          </>
        )}
      </div>
    </figure>
  );
}
