import '../style/treehouse/majority.css';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { usePlaying } from '../play/playing.tsx';
import { Picture } from '../shell/picture.tsx';
import { faceOf, type Point, signOf } from './board-places.ts';
import { type Heard, useTold } from './told.ts';

type Told = Heard<'majority' | 'no-majority'>;

const at = ([x, y]: Point): CSSProperties =>
  ({ '--x': `${x}px`, '--y': `${y}px` }) as CSSProperties;

const way = ([x, y]: Point, [u, v]: Point): CSSProperties =>
  ({ ...at([x, y]), '--to-x': `${u}px`, '--to-y': `${v}px` }) as CSSProperties;

/** Where the card of a colour begins, and where it ends: at its owner, or where it lies when it is torn. */
function endsOf(board: Element, told: Told): readonly [Point, Point] | undefined {
  const start = signOf(board, told.colour);
  const end = told.kind === 'majority' ? faceOf(board, told.seat) : start;
  return start && end ? [start, end] : undefined;
}

/** The card for the most rooms of a colour: whole, or its two halves. */
function MajorityCard({ told }: { readonly told: Told }) {
  const halves = told.kind === 'majority' ? ['whole'] : ['left-half', 'right-half'];
  return halves.map((half) => (
    <span key={half} className={half}>
      <Picture of={`colours/${told.colour}`} />
      {told.kind === 'majority' && <b>+{told.points}</b>}
    </span>
  ));
}

/** At the end, the card of each colour flies to who has the most rooms of it, or tears where nobody has. */
export function Majority() {
  const { moment } = usePlaying();
  const layer = useRef<HTMLDivElement>(null);
  const [ends, setEnds] = useState<readonly [Point, Point]>();
  const [won] = useTold('majority');
  const [tied] = useTold('no-majority');
  const told = won ?? tied;
  useLayoutEffect(() => {
    const board = layer.current?.parentElement;
    setEnds(board && told ? endsOf(board, told) : undefined);
  }, [told]);
  return (
    <div className="majorities" ref={layer} aria-hidden="true">
      {told && ends && (
        <span key={moment.telling?.at}>
          <span className={`majority-card ${won ? 'flies' : 'tears'}`} style={way(...ends)}>
            <MajorityCard told={told} />
          </span>
          <span className="end-ring" style={at(ends[0])} />
          <span className="end-ring" style={at(ends[1])} />
        </span>
      )}
    </div>
  );
}
