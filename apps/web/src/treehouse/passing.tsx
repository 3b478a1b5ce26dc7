import '../style/treehouse/passing.css';
import { useLayoutEffect, useRef, useState } from 'react';
import { usePlaying } from '../play/playing.tsx';
import { faceOf, type Point } from './board-places.ts';
import { heardOf } from './scored-so-far.ts';

interface Arrow {
  readonly key: string;
  readonly path: string;
}

/** How far from the middle of a face an arrow ends. */
const FACE = 24;

/** A bow from one to the other. */
function bow([x, y]: Point, end: Point): string {
  const length = Math.hypot(end[0] - x, end[1] - y) || 1;
  const [u, v] = [end[0] - ((end[0] - x) / length) * FACE, end[1] - ((end[1] - y) / length) * FACE];
  const [mx, my] = [(x + u) / 2 + (v - y) * 0.18, (y + v) / 2 - (u - x) * 0.18];
  return `M${x} ${y}Q${mx} ${my} ${u} ${v}`;
}

/** While the hands go round: an arrow from every face to the next one. */
export function Passing() {
  const { moment } = usePlaying();
  const layer = useRef<SVGSVGElement>(null);
  const [arrows, setArrows] = useState<readonly Arrow[]>([]);
  const beat = moment.telling?.beat;
  useLayoutEffect(() => {
    const board = layer.current?.parentElement;
    const passed = heardOf(beat ?? []).filter((event) => event.kind === 'passed');
    if (!board || passed.length === 0) return setArrows([]);
    setArrows(
      passed.flatMap(({ from, seat }) => {
        const [start, end] = [from, seat].map((who) => faceOf(board, who));
        return start && end ? [{ key: `${from}-${seat}`, path: bow(start, end) }] : [];
      }),
    );
  }, [beat]);
  return (
    <svg className="passing" ref={layer} aria-hidden="true">
      <defs>
        <marker
          id="passing-head"
          viewBox="0 0 10 10"
          refX="4"
          refY="5"
          markerWidth="5"
          markerHeight="5"
          orient="auto"
        >
          <path d="M0 0 10 5 0 10z" />
        </marker>
      </defs>
      {arrows.map(({ key, path }) => (
        <g key={key}>
          <path className="under" d={path} />
          <path className="way" d={path} markerEnd="url(#passing-head)" />
        </g>
      ))}
    </svg>
  );
}
