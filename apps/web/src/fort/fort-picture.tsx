import '../style/fort/picture.css';
import type { SeatView } from '@treefort/fort';
import { useLanguage } from '../shell/language.tsx';
import { type DrawnPath, fortParts, grassPaths } from './fort-drawing.ts';

interface FortPictureProps {
  readonly level: number;
  /** Whose colour the cloth has. */
  readonly board: SeatView['board'];
  /** The part of the next level stands there dashed. */
  readonly next?: boolean;
  /** A rival's, some sixty pixels wide. */
  readonly small?: boolean;
}

/** What a fort of each level is called. */
export const LEVEL_NAMES = [
  'signs:level-0',
  'signs:level-1',
  'signs:level-2',
  'signs:level-3',
  'signs:level-4',
  'signs:level-5',
] as const;

const Path = (path: DrawnPath) => <path {...path} />;

/** A fort that grows with its level, from a cardboard box to a castle. */
export function FortPicture({ level, board, next = false, small = false }: FortPictureProps) {
  const { web } = useLanguage();
  const name = LEVEL_NAMES[level];
  return (
    <svg
      className={`fort-picture ${small ? 'small' : ''}`}
      viewBox="0 0 320 276"
      preserveAspectRatio="xMidYMax meet"
      role="img"
      aria-label={name && web.t(name)}
      data-level={level}
    >
      {grassPaths('var(--hill-near)').map((path) => (
        <Path key={path.d} {...path} />
      ))}
      {fortParts({ level, cloth: `var(--${board})`, next, small }).map((part) => (
        <g key={part.level} className={part.dashed ? 'ahead' : 'built'} data-part={part.level}>
          {part.paths.map((path) => (
            <Path key={`${path.d} ${path.stroke}`} {...path} />
          ))}
        </g>
      ))}
    </svg>
  );
}
